import { COVERED_COUNTRIES, COVERED_FIELDS } from '@firmament/api-contract/coverage';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './coverage-table.module.css';
import { useDataText } from './report.tsx';

const FIELDS_WITH_A_REASON = {
  officers: 'officersReason',
  owners: 'ownersReason',
  accounts: 'accountsReason',
  revenue: 'revenueReason',
  website: 'websiteReason',
  lei: 'leiReason',
} as const;

const reasonOf = (field: (typeof COVERED_FIELDS)[number]) =>
  field in FIELDS_WITH_A_REASON ? FIELDS_WITH_A_REASON[field as keyof typeof FIELDS_WITH_A_REASON] : undefined;

/** How many companies of each country have a value of each field. */
export const CoverageTable = () => {
  const { t } = useTranslation('data', { keyPrefix: 'coverage' });
  const text = useDataText();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          {COVERED_COUNTRIES.map((country) => (
            <th key={country} scope="col">
              <b>{t(`countries.${country}`)}</b>
              {text(`${country}.companies`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COVERED_FIELDS.map((field) => {
          const reason = reasonOf(field);
          return (
            <tr key={field}>
              <th scope="row">
                {t(`fields.${field}`)}
                {reason !== undefined && <small>{t(`fields.${reason}`)}</small>}
              </th>
              {COVERED_COUNTRIES.map((country) => (
                <td key={country}>
                  <div className={classes.value}>
                    <b className="weight-600">{text(`${country}.${field}.share`)}</b>
                    <span className="size-13 ink3">{text(`${country}.${field}.count`)}</span>
                  </div>
                  <div className={classes.bar} aria-hidden>
                    <i style={{ width: text(`${country}.${field}.width`) }} />
                  </div>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
