import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import tableClasses from '../../../ui/facts/table.module.css';
import type { MandateGroup } from './mandate-groups.ts';
import classes from './mandate-list.module.css';
import { useFunctionText } from './use-function-text.ts';
import { useTerm } from './use-term.ts';

/** The chart in words. */
export const MandateList = ({ groups }: { groups: readonly MandateGroup[] }) => {
  const { t } = useTranslation('registerPerson');
  const functionText = useFunctionText();
  const term = useTerm();
  return (
    <table className={tableClasses.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.company')}</th>
          <th scope="col">{t('table.function')}</th>
          <th scope="col">{t('table.term')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ kind, mandates }) =>
          mandates.map((mandate) => (
            <tr key={mandate.mandate_id} data-old={kind === 'old'} className={classes.row}>
              <td>
                <Link className={classes.company} to={`/dashboard/companies/${mandate.company_id}`}>
                  {mandate.company_name}
                </Link>
                {mandate.grade === 'likely' && <span className={classes.likely}>{t('chart.likely')}</span>}
              </td>
              <td data-label={t('table.function')}>{functionText(mandate)}</td>
              <td data-label={t('table.term')}>
                {term.years(mandate)}
                {mandate.state === 'unconfirmed' && <span className={classes.note}>{term.unconfirmed(mandate)}</span>}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
};
