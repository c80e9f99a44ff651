import type { Company, CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Check } from '@firmament/api-contract/calls/company-facts';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconExternalLink,
  IconFileCertificate,
} from '@tabler/icons-react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { type DocumentKind, documentUrl } from '../documents/document-url.ts';
import classes from './legal-card.module.css';
import { useTerms } from './use-terms.ts';

/** A tick only for what somebody was asked; a dashed circle for what nobody was. */
const ICONS = { found: IconCircleCheck, not_found: IconCircleCheck, not_asked: IconCircleDashed };

const LINK = 'plain-link inline-row items-center gap-4 size-12 weight-500 phone-28';

/** To find one of these is bad news. */
const BAD: ReadonlySet<Check['check']> = new Set<Check['check']>(['insolvency', 'deletion_notice']);

const hostOf = (url: string): string => new URL(url).hostname.replace(/^(?:www|neu)\./, '');

const CheckLine = ({ check: told, company }: { check: Check; company: Company }) => {
  const { check, state, value, source_label, as_of, reason, look_up } = told;
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { vatNumber } = useTerms(company);
  const { day } = useDateFormat();
  const isBad = state === 'found' && BAD.has(check);
  const Icon = isBad ? IconAlertTriangle : ICONS[state];
  const tone = state === 'found' ? 'positive-text' : 'ink3';
  const shown = check === 'accounts' && value !== null ? t('accountsOf', { day: day(value) }) : value;
  return (
    <li className={`${classes.check} stack gap-10 gap-y-0 line-top unbroken`}>
      <Icon className={`mt-2 ${isBad ? 'danger' : tone}`} size={18} stroke={1.6} aria-hidden />
      <div className="stack justify-items-start min-w-0">
        <span className="weight-500">{check === 'vat' ? vatNumber : t(`checks.${check}`)}</span>
        <span className={`anywhere ${isBad ? 'danger weight-500' : 'ink2'}`}>
          {state === 'found' && shown}
          {state === 'not_found' && t(check === 'lei' ? 'noLei' : 'notFound')}
          {state === 'not_asked' && t(`notAsked.${reason ?? 'not_checked'}`)}
        </span>
        {state !== 'not_asked' && (
          <span className="text-12 ink3 anywhere">
            {as_of === null
              ? t('checkedUndated', { source: source_label ?? '' })
              : t('member:sourceOn', { source: source_label ?? '', day: day(as_of) })}
          </span>
        )}
        {look_up !== null && (
          <a className={LINK} href={look_up} target="_blank" rel="noopener noreferrer">
            {t('lookUp', { where: hostOf(look_up) })}
            <IconExternalLink size={13} stroke={1.7} aria-hidden />
          </a>
        )}
      </div>
    </li>
  );
};

const DocumentLink = ({ kind, companyId, text }: { kind: DocumentKind; companyId: number; text: string }) => (
  <a className={LINK} href={documentUrl(kind, companyId, useLanguage())} target="_blank" rel="noopener">
    <IconFileCertificate size={16} stroke={1.6} aria-hidden />
    {text}
  </a>
);

const Sources = ({ sources }: { sources: CompanyDetail['as_of']['sources'] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { day } = useDateFormat();
  return (
    <CardPart title={t('sources')}>
      <ul>
        {sources.map(({ source, source_label, as_of, read_at, licence, attribution }) => (
          <li key={source} className="stack px-16 py-8 line-top unbroken">
            <span className="weight-500">{source_label}</span>
            <span className="text-12 ink3 anywhere">
              {as_of === null ? t('undated') : t('member:asOfDay', { day: day(as_of) })}
              {read_at !== null && ` · ${t('readOn', { day: day(read_at.slice(0, 10)) })}`}
              {` · ${licence}`}
            </span>
            <span className="text-12 ink3 anywhere">{attribution}</span>
          </li>
        ))}
      </ul>
    </CardPart>
  );
};

/** What was checked, with whom and when; and where all this comes from. */
export const LegalCard = ({ detail: { company, checks, as_of } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { company_id, ID_ZRV } = company;
  const hasGisaDocument = company.source === SOURCE_IDS.gisa;
  return (
    <Card title={t('title')}>
      <ul>
        {checks.map((check) => (
          <CheckLine key={check.check} check={check} company={company} />
        ))}
      </ul>
      {(hasGisaDocument || ID_ZRV !== null) && (
        <div className="row wrap gap-16 gap-y-4 px-16 py-8 line-top">
          {hasGisaDocument && <DocumentLink kind="gisaDocument" companyId={company_id} text={t('gisaDocument')} />}
          {ID_ZRV !== null && <DocumentLink kind="zrvDocument" companyId={company_id} text={t('zvrDocument')} />}
        </div>
      )}
      <Sources sources={as_of.sources} />
    </Card>
  );
};
