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
  const shown = check === 'accounts' && value !== null ? t('accountsOf', { day: day(value) }) : value;
  return (
    <li className={classes.check} data-state={state} data-bad={isBad}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <div>
        <span className={classes.name}>{check === 'vat' ? vatNumber : t(`checks.${check}`)}</span>
        <span className={classes.verdict}>
          {state === 'found' && shown}
          {state === 'not_found' && t(`notFound.${check}`)}
          {state === 'not_asked' && t(`notAsked.${reason ?? 'not_checked'}`)}
        </span>
        {state !== 'not_asked' && (
          <span className={classes.remark}>
            {as_of === null
              ? t('checkedUndated', { source: source_label ?? '' })
              : t('checked', { source: source_label ?? '', day: day(as_of) })}
          </span>
        )}
        {look_up !== null && (
          <a className={classes.link} href={look_up} target="_blank" rel="noopener noreferrer">
            {t('lookUp', { where: hostOf(look_up) })}
            <IconExternalLink size={13} stroke={1.7} aria-hidden />
          </a>
        )}
      </div>
    </li>
  );
};

const DocumentLink = ({ kind, companyId, text }: { kind: DocumentKind; companyId: number; text: string }) => (
  <a className={classes.link} href={documentUrl(kind, companyId, useLanguage())} target="_blank" rel="noopener">
    <IconFileCertificate size={16} stroke={1.6} aria-hidden />
    {text}
  </a>
);

const Sources = ({ sources }: { sources: CompanyDetail['as_of']['sources'] }) => {
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { day } = useDateFormat();
  return (
    <CardPart title={t('sources')}>
      <ul className={classes.sources}>
        {sources.map(({ source, source_label, as_of, read_at, licence, attribution }) => (
          <li key={source}>
            <span className={classes.name}>{source_label}</span>
            <span className={classes.remark}>
              {as_of === null ? t('undated') : t('asOf', { day: day(as_of) })}
              {read_at !== null && ` · ${t('readOn', { day: day(read_at.slice(0, 10)) })}`}
              {` · ${licence}`}
            </span>
            <span className={classes.remark}>{attribution}</span>
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
        <div className={classes.documents}>
          {hasGisaDocument && <DocumentLink kind="gisaDocument" companyId={company_id} text={t('gisaDocument')} />}
          {ID_ZRV !== null && <DocumentLink kind="zrvDocument" companyId={company_id} text={t('zvrDocument')} />}
        </div>
      )}
      <Sources sources={as_of.sources} />
    </Card>
  );
};
