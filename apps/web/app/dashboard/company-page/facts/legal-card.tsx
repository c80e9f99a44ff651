import { type Check, type CompanyDetail, SOURCES } from '@firmament/api-contract/calls/companies';
import { IconAlertTriangle, IconCircleCheck, IconFileCertificate, IconHelpCircle } from '@tabler/icons-react';
import { useDateFormat } from '../../../lib/format/format-date.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Fact, Facts } from '../../../ui/facts/facts.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type DocumentKind, documentUrl } from '../documents/document-url.ts';
import { displayOf } from '../header/identifiers.ts';
import classes from './legal-card.module.css';

const DocumentLink = ({ kind, companyId, text }: { kind: DocumentKind; companyId: number; text: string }) => (
  <a className={classes.document} href={documentUrl(kind, companyId, useLanguage())} target="_blank" rel="noopener">
    <IconFileCertificate size={16} stroke={1.6} aria-hidden />
    {text}
  </a>
);

const ICONS = { found: IconAlertTriangle, not_found: IconCircleCheck, not_asked: IconHelpCircle };

/** Unknown is not none: nothing is only said where somebody was asked who would know. */
const Insolvency = ({ check: { state, value, source_label, as_of, look_up } }: { check: Check }) => {
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { day } = useDateFormat();
  const Icon = ICONS[state];
  const source = source_label ?? '';
  const remark = as_of === null ? t('checkedUndated', { source }) : t('checked', { source, day: day(as_of) });
  return (
    <>
      <span className={classes.insolvency} data-state={state}>
        <Icon size={16} stroke={1.7} aria-hidden />
        {value ?? (state === 'not_found' ? t('noInsolvency') : t('notAsked'))}
      </span>
      <span className={classes.remark}>
        {state === 'not_asked' ? t('noSource') : remark}
        {look_up !== null && (
          <>
            {' '}
            <a className={classes.document} href={look_up} target="_blank" rel="noopener noreferrer">
              {t('lookUp')}
            </a>
          </>
        )}
      </span>
    </>
  );
};

/** What registers and authorities hold about the company. */
export const LegalCard = ({ detail: { company, checks, facts } }: { detail: CompanyDetail }) => {
  const { t } = useTranslation('company', { keyPrefix: 'legal' });
  const { company_id, address_country, ID_GISA, ID_ZRV, provenance } = company;
  const isAustrian = address_country === 'Austria';
  const hasGisaDocument = company.source === SOURCES.gisa;
  const insolvency = checks.find(({ check }) => check === 'insolvency');
  return (
    <Card title={t('title')}>
      <Facts layout="lines">
        <Fact name={t('legalForm')} why={t('notKnown')}>
          {company.legal_form}
        </Fact>
        <Fact name={t('court')} why={t('notKnown')} isMono={company.court_name === null}>
          {company.court_name ?? company.ID_Gerichtscode}
        </Fact>
        <Fact name={t('register')} why={t('notKnown')} isMono>
          {company.ID_Fb && displayOf(facts, 'ID_Fb', company.ID_Fb)}
        </Fact>
        <Fact name={t('insolvency')}>{insolvency && <Insolvency check={insolvency} />}</Fact>
        <Fact name={t('vat')} why={t('notKnown')} isMono>
          {company.ID_VatID && displayOf(facts, 'ID_VatID', company.ID_VatID)}
        </Fact>
        <Fact name={t('gisa')} why={isAustrian ? t('notKnown') : t('onlyAustria')}>
          {(ID_GISA !== null || hasGisaDocument) && (
            <span className={classes.numbered}>
              {ID_GISA !== null && <span className={classes.mono}>{ID_GISA}</span>}
              {hasGisaDocument && <DocumentLink kind="gisaDocument" companyId={company_id} text={t('gisaDocument')} />}
            </span>
          )}
        </Fact>
        <Fact name={t('zvr')} why={isAustrian ? t('onlyAssociations') : t('onlyAustria')}>
          {ID_ZRV !== null && (
            <span className={classes.numbered}>
              <span className={classes.mono}>{ID_ZRV}</span>
              <DocumentLink kind="zrvDocument" companyId={company_id} text={t('zvrDocument')} />
            </span>
          )}
        </Fact>
        <Fact name={t('lei')} why={t('noLei')} isMono>
          {company.ID_Lei}
        </Fact>
        <Fact name={t('stock')} why={t('notListed')} isMono>
          {company.ID_Stockp}
        </Fact>
        <Fact name={t('source')}>
          {provenance.label}
          <span className={classes.remark}>{provenance.attribution}</span>
        </Fact>
        <Fact name={t('licence')}>{provenance.licence}</Fact>
      </Facts>
    </Card>
  );
};
