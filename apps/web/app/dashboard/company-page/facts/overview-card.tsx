import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import { fieldOnWire } from '@firmament/record/fields/company-fields';
import { IconCheck, IconClockExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { isOld } from '../../../lib/format/age.ts';
import { useFormat } from '../../../lib/format/format.ts';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { hasText, useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { MoreButton } from '../../../ui/controls/more-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { companyEn } from '../messages.en.ts';
import { QuietPart } from '../quiet-part.tsx';
import { descriptionLines } from './description-lines.ts';
import { type FactName, type FactRow, type FactValue, factRows, type Missing, missingIn } from './fact-rows.ts';
import classes from './overview-card.module.css';
import { useTerms } from './use-terms.ts';

const Description = ({ text }: { text: string }) => (
  <div className="card-body pt-2">
    {descriptionLines(text).map(({ label, text: line }, index) =>
      label === undefined ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
        <p key={index} className={`${classes.lead} text-14 measure`}>
          {line}
        </p>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
        <p key={index} className={`${classes.labelled} ink2`}>
          <b className="weight-600 ink anywhere">{label}:</b> <span>{line}</span>
        </p>
      ),
    )}
  </div>
);

const useValueText = (): ((value: FactValue) => string) => {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const { day } = useDateFormat();
  const words = useWords();
  return (value) => {
    if (value.kind === 'day') return day(value.day);
    if (value.kind === 'money') return money(value.amount, value.currency);
    if (value.kind === 'status') return t(`member:status.${value.status}`);
    if (value.kind === 'text') return value.text;
    if (value.kind === 'industry') return words.industry(value.text);
    if (value.kind === 'legal_form') return words.legalFormInFull(value.text);
    return [value.street, value.town, value.country && words.country(value.country)].filter(Boolean).join(', ');
  };
};

/** The day on which a source said something; a clock where that is years ago. */
const AsOf = ({ day }: { day: string | null }) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview' });
  const { day: format } = useDateFormat();
  const look = `${classes.asOf} inline-row items-center gap-5 text-12 nowrap`;
  if (day === null) return <span className={`${look} ink2`}>{t('member:notKnown')}</span>;
  const Icon = isOld(day) ? IconClockExclamation : IconCheck;
  return (
    <span className={`${look} ${isOld(day) ? 'amber-text' : 'ink2'}`}>
      <Icon size={14} stroke={1.7} aria-hidden />
      {format(day)}
    </span>
  );
};

/** More is behind a button: a reader looks for one of the first. */
const SHOWN_AT_FIRST = 10;

type OwnName = keyof (typeof companyEn)['overview']['facts'];

/** Some facts are made up of several fields; some are called otherwise in each country or legal form. */
const useFactName = (company: Company): ((name: FactName) => string) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview.facts' });
  const language = useLanguage();
  const { vatNumber, leadingOrgan, capital } = useTerms(company);
  const terms: Partial<Record<FactName, string>> = { ID_VatID: vatNumber, ceo: leadingOrgan, capital };
  return (name) => {
    const term = terms[name];
    if (term !== undefined) return term;
    return hasText('company', `overview.facts.${name}`)
      ? t(name as OwnName)
      : (fieldOnWire(name)?.label[language] ?? name);
  };
};

const FactTable = ({ rows, company }: { rows: readonly FactRow[]; company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview' });
  const nameOf = useFactName(company);
  const text = useValueText();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('asOf')}</th>
            <th scope="col">{t('source')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, value, as_of, source_label, basis, isOtherToday }) => (
            <tr key={name} className="unbroken" data-basis={basis}>
              <th scope="row">{nameOf(name)}</th>
              <td>
                {text(value)}
                {isOtherToday && <span className="size-12 weight-500 amber-text ml-8">{t('otherToday')}</span>}
              </td>
              <td>
                <AsOf day={as_of} />
              </td>
              <td>{source_label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <MoreButton onClick={() => setIsLong(true)}>{t('more', { count: rows.length })}</MoreButton>
      )}
    </>
  );
};

const NotOnRecord = ({ missing, company }: { missing: readonly Missing[]; company: Company }) => {
  const { t } = useTranslation('company', { keyPrefix: 'missing' });
  const { vatNumber } = useTerms(company);
  const nameOf = (what: Missing['what']): string => (what === 'vat' ? vatNumber : t(`what.${what}`));
  const { day } = useDateFormat();
  return (
    <QuietPart
      label={t('title')}
      told={missing.map(({ what }) => nameOf(what)).join(', ')}
      reasons={missing.map(({ what, reason, source, on }) => {
        const text = t(`reasons.${reason}`, { source: source ?? '' });
        return {
          name: nameOf(what),
          reason: on === null ? text : `${text} (${t('member:asOfDay', { day: day(on) })})`,
        };
      })}
      layout="beside"
    />
  );
};

/** What is known of the company, with its origin; what is not known is one line. */
export const OverviewCard = ({ detail }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'overview' });
  const missing = missingIn(detail);
  const { short_description } = detail.company;
  return (
    <Card title={t('title')} className="clip" aside={t('origin')}>
      {short_description !== null && <Description text={short_description} />}
      <FactTable rows={factRows(detail)} company={detail.company} />
      {missing.length > 0 && <NotOnRecord missing={missing} company={detail.company} />}
    </Card>
  );
};
