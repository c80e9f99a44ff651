import type { RegisterMandate } from '@firmament/api-contract/calls/register-record';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import tableClasses from '../../../ui/facts/table.module.css';
import type { MandateGroup } from './mandate-groups.ts';
import classes from './mandate-list.module.css';
import { useFunctionText } from './use-function-text.ts';
import { useTerm } from './use-term.ts';

export const CompanyCell = ({ mandate, isOld }: { mandate: RegisterMandate; isOld: boolean }) => {
  const { t } = useTranslation('registerPerson');
  return (
    <td>
      <Link
        className={`plain-link weight-500 anywhere ${isOld ? 'ink3' : ''}`}
        to={`/dashboard/companies/${mandate.company_id}`}
      >
        {mandate.company_name}
      </Link>
      {mandate.grade === 'likely' && <span className="block text-12 italic">{t('chart.likely')}</span>}
    </td>
  );
};

/** The chart in words. */
export const MandateList = ({ groups }: { groups: readonly MandateGroup[] }) => {
  const { t } = useTranslation('registerPerson');
  const functionText = useFunctionText();
  const term = useTerm();
  return (
    <table className={tableClasses.table}>
      <thead>
        <tr>
          <th scope="col">{t('ui:company')}</th>
          <th scope="col">{t('table.function')}</th>
          <th scope="col">{t('table.term')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.flatMap(({ kind, mandates }) =>
          mandates.map((mandate) => (
            <tr key={mandate.mandate_id} data-old={kind === 'old'} className={classes.row}>
              <CompanyCell mandate={mandate} isOld={kind === 'old'} />
              <td data-label={t('table.function')}>{functionText(mandate)}</td>
              <td data-label={t('table.term')}>
                {term.years(mandate)}
                {mandate.state === 'unconfirmed' && (
                  <span className="block text-12 amber-text">{term.unconfirmed(mandate)}</span>
                )}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
};
