import type { CompanyResult } from '@firmament/api-contract/calls/search';
import { industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormName } from '@firmament/api-contract/words/legal-form-name';
import { countryName } from '@firmament/api-contract/words/place-name';
import { memo, type ReactNode } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { NONE, useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { RowLink } from '../../ui/controls/row-link.tsx';
import { roundFigure } from '../search/criteria/figures.ts';
import result from '../search/results/result-table.module.css';
import { companyPath, companySearch } from './company-search.definition.ts';
import classes from './result-list.module.css';
import { countryCode, statusBesideMarks } from './row-facts.ts';
import { RowLabels } from './row-labels.tsx';

/** A button at the end of a row. It is in the order of the Tab key only if its row is. */
export type RowAction = (company: CompanyResult, tabIndex: 0 | -1) => ReactNode;

/** Never begins a line. */
const BETWEEN = '\u00a0· ';

type WithCompany = { company: CompanyResult };

/** Status, legal form, industry and address: what tells companies of similar names apart. */
const About = ({ company }: WithCompany) => {
  const { t } = useTranslation('companySearch');
  const language = useLanguage();
  const { legal_form, industry, address, address_country, counts } = company;
  const status = statusBesideMarks(company);
  const kind = [legal_form && legalFormName(legal_form, language), industry && industryName(industry, language)]
    .filter((part) => part !== null)
    .join(BETWEEN);
  const code = countryCode(company);
  const country = countryName(address_country ?? '', language);
  return (
    <>
      <span className={`${classes.about} ink3 anywhere block`}>
        {status !== undefined && <span className={classes.status}>{t(`status.${status}`)}</span>}
        {status !== undefined && kind !== '' && BETWEEN}
        {kind}
      </span>
      <span className={`${classes.about} ink3 anywhere block`}>
        {code !== undefined && (
          <span className={classes.country} title={country}>
            <span aria-hidden="true">{code}</span>
            <span className="visually-hidden">{country} </span>
          </span>
        )}
        {address === '' ? t('noAddress') : address}
        {counts.representatives > 0 && (
          <>
            {BETWEEN}
            <abbr className={classes.count} title={t('representatives', { count: counts.representatives })}>
              {t('representativesShort', { count: counts.representatives })}
            </abbr>
          </>
        )}
      </span>
      <RowLabels company={company} />
    </>
  );
};

const Unknown = () => {
  const { t } = useTranslation('companySearch');
  return (
    <span className="ink3" title={t('member:notKnown')}>
      <span aria-hidden="true">{NONE}</span>
      <span className="visually-hidden">{t('member:notKnown')}</span>
    </span>
  );
};

type FigureProps = { className: string | undefined; label: string; value: string | undefined; children?: ReactNode };

/** A cell with a figure and, small below it, what it belongs to. In a card it has its label above. */
const Figure = ({ className, label, value, children }: FigureProps) => (
  <td className={className}>
    <span className={classes.label}>{label}</span>
    {value ?? <Unknown />}
    {children}
  </td>
);

const Figures = ({ company }: WithCompany) => {
  const { t } = useTranslation('companySearch');
  const { count } = useFormat();
  const { day } = useDateFormat();
  const language = useLanguage();
  const { date_founded, revenue, employees_number, figures_on, counts } = company;
  const years = counts.financials > 0 ? t('member:years', { count: counts.financials }) : undefined;
  const reports = [figures_on?.slice(0, 4), years].filter((part) => part !== undefined).join(BETWEEN);
  return (
    <>
      <Figure className={classes.founded} label={t('table.founded')} value={date_founded?.slice(0, 4)} />
      <Figure
        className={classes.revenue}
        label={t('table.revenue')}
        value={revenue === null ? undefined : roundFigure(revenue, language)}
      >
        {reports !== '' && (
          <small title={figures_on === null ? undefined : t('reportOf', { day: day(figures_on) })}>{reports}</small>
        )}
      </Figure>
      <Figure
        className={classes.employees}
        label={t('table.employees')}
        value={employees_number === null ? undefined : count(employees_number)}
      >
        {counts.employees > 0 && <small>{t('profiles', { count: counts.employees })}</small>}
      </Figure>
    </>
  );
};

type CompanyRowProps = WithCompany & {
  /** Query string for the link to the company. */
  parameters: string;
  /** Under the pointer, or picked on the map. */
  isActive: boolean;
  /** The one row that the Tab key stops at. */
  isCurrent: boolean;
  isSelected: boolean;
  onToggle(id: string, isRange: boolean): void;
  onHover(id: string | undefined): void;
  rowAction: RowAction | undefined;
};

export const CompanyRow = memo((props: CompanyRowProps) => {
  const { company, parameters, isActive, isCurrent, isSelected, onToggle, onHover, rowAction } = props;
  const { t } = useTranslation('companySearch');
  const id = companySearch.idOf(company);
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <tr
      className={classes.row}
      data-result-id={id}
      data-active={isActive}
      data-current={isCurrent}
      data-selected={isSelected}
      data-status={company.status}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(undefined)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(undefined)}
    >
      <td className={classes.select} data-part="select">
        <input
          className={classes.box}
          type="checkbox"
          tabIndex={tabIndex}
          checked={isSelected}
          aria-label={t('select', { name: company.company_name })}
          onChange={({ nativeEvent }) => onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </td>
      <td className={classes.company} data-part="name">
        {/*
          Only the script of the page is fetched ahead of the click. The company itself is not: opening one counts
          against the quota, and resting the pointer on a row must cost nothing.
        */}
        <RowLink
          className={`${result.name} ${classes.name} weight-600 ink anywhere block`}
          to={companyPath(company, parameters)}
          prefetch="intent"
          tabIndex={tabIndex}
        >
          {company.company_name}
        </RowLink>
        <About company={company} />
      </td>
      <Figures company={company} />
      {rowAction !== undefined && (
        <td className={classes.action} data-part="action">
          {rowAction(company, tabIndex)}
        </td>
      )}
    </tr>
  );
});
