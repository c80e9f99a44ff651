import { IconCircleCheck } from '@tabler/icons-react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SAMPLE_COMPANY, SAMPLE_FIGURES, SAMPLE_INDUSTRIES, SAMPLE_PEOPLE, SAMPLE_YEARS } from './sample-company.ts';
import classes from './samples.module.css';

export const SAMPLE_IDENTIFIERS = [
  { name: 'firmenbuch', value: SAMPLE_COMPANY.registerNumber },
  { name: 'euid', value: SAMPLE_COMPANY.euid },
  { name: 'vatId', value: SAMPLE_COMPANY.vatId },
] as const;

export const IdentifierSample = () => {
  const { t } = useTranslation('samples');
  return (
    <ul className={classes.rows}>
      {SAMPLE_IDENTIFIERS.map(({ name, value }) => (
        <li key={name}>
          {t(name)}
          <span className={classes.code}>
            {value}
            <IconCircleCheck size={15} stroke={1.6} aria-hidden />
            <span className="visually-hidden">{t('verified')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

export const PeopleSample = () => {
  const { t } = useTranslation('samples');
  return (
    <ul className={classes.rows}>
      {SAMPLE_PEOPLE.map(({ name, signing }) => (
        <li key={name}>
          <b className="weight-550 ink numeric">{name}</b>
          {t(`signing.${signing}`)}
        </li>
      ))}
    </ul>
  );
};

const TALLEST_PERCENT = 78;

export const ReportsSample = () => {
  const { revenue } = SAMPLE_FIGURES;
  return (
    <div className={classes.years}>
      {SAMPLE_YEARS.map((year, index) => (
        <div key={year} className={classes.year}>
          <i style={{ height: `${((revenue[index] ?? 0) / Math.max(...revenue)) * TALLEST_PERCENT}%` }} />
          {year}
        </div>
      ))}
    </div>
  );
};

export const IndustrySample = () => {
  const { t } = useTranslation('samples');
  const format = useFormat();
  const [{ companies: most }] = SAMPLE_INDUSTRIES;
  return (
    <ul className={classes.bars}>
      {SAMPLE_INDUSTRIES.map(({ name, companies }) => (
        <li key={name}>
          <span>{t(`industries.${name}`)}</span>
          <i style={{ width: `${(companies / most) * 100}%` }} />
          <b className="weight-550 ink numeric text-right">{format.count(companies)}</b>
        </li>
      ))}
    </ul>
  );
};
