import { LOCALES } from '@firmament/api-contract/locales';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Initials } from '../../../ui/facts/initials.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { SAMPLE_COMPANY, SAMPLE_FIGURES, SAMPLE_PEOPLE, SAMPLE_YEARS } from '../../../ui/samples/sample-company.ts';
import { Sparkline } from '../../../ui/samples/sparkline.tsx';
import classes from './company-panel.module.css';

const ROWS = ['revenue', 'earnings', 'totalAssets', 'equity', 'employees'] as const;

/** The specification's formula: relative to the last year, not to the one before. */
const changeOf = (values: readonly number[]): number => {
  const [last = 0, previous = 0] = [values.at(-1), values.at(-2)];
  return ((last - previous) / last) * 100;
};

const isEarlier = (index: number) => index < SAMPLE_YEARS.length - 1;
const yearMark = (index: number) => (isEarlier(index) ? { 'data-earlier': true } : { 'data-latest': true });

const Indicators = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  const format = useFormat();
  const language = useLanguage();
  const percent = (value: number) =>
    `${value.toLocaleString(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${language === 'de' ? '\u00a0%' : '%'}`;
  return (
    <Panel>
      <div className={classes.cardHead}>
        <h3>{t('kpi')}</h3>
        <small>{t('kpiNote')}</small>
      </div>
      <table className={classes.kpi}>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            {SAMPLE_YEARS.map((year, index) => (
              <th key={year} scope="col" {...yearMark(index)}>
                {year}
              </th>
            ))}
            <th scope="col" data-trend>
              {t('trend')}
            </th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{sample(`figures.${row}`)}</th>
              {SAMPLE_YEARS.map((year, index) => (
                <td key={year} {...yearMark(index)}>
                  {format.count(SAMPLE_FIGURES[row][index] ?? 0)}
                </td>
              ))}
              <td data-trend>
                <Sparkline values={SAMPLE_FIGURES[row]} />
              </td>
              <td className={classes.up}>↑&nbsp;{percent(changeOf(SAMPLE_FIGURES[row]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};

const Representatives = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  return (
    <Panel>
      <div className={classes.cardHead}>
        <h3>{t('representatives')}</h3>
        <small>{SAMPLE_PEOPLE.length}</small>
      </div>
      <ul className={classes.people}>
        {SAMPLE_PEOPLE.map(({ name, title, signing, since }) => (
          <li key={name}>
            <Initials name={name} />
            <div>
              <b>{name}</b>
              {signing === 'prokura' ? sample(`titles.${title}`) : sample(`signing.${signing}`)},{' '}
              {t('since', { year: since })}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** What a member sees of a company, with demo figures. */
export const CompanyPanel = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'company' });
  const { t: sample } = useTranslation('samples');
  return (
    <Section title={t('title')} lead={t('lead')}>
      <Panel className={classes.panel ?? ''}>
        <p className={classes.name}>
          {SAMPLE_COMPANY.name}
          <span className={classes.status}>
            <i />
            {t('active')}
          </span>
        </p>
        <p className={classes.facts}>
          <span>{t('place')}</span>
          <span>{t('founded')}</span>
          <span>{t('industry')}</span>
        </p>
        <div className={classes.cards}>
          <Indicators />
          <Representatives />
        </div>
      </Panel>
      <p className={classes.note}>{sample('demo', { company: SAMPLE_COMPANY.name })}</p>
    </Section>
  );
};
