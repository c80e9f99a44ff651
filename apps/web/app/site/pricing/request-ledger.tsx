import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Section, SectionHead } from '../../ui/layout/section.tsx';
import classes from './request-ledger.module.css';

const ENTRIES = [
  { day: 'may2', what: 'search', note: 'searchNote', counted: 0 },
  { day: 'may2', what: 'open', counted: 1 },
  { day: 'may9', what: 'again', counted: 0 },
  { day: 'may9', what: 'exportRow', counted: 0 },
  { day: 'may9', what: 'export', note: 'exportNote', counted: 15 },
  { day: 'june1', what: 'newMonth', counted: 1 },
] as const;

/** Shows by an example how requests are counted. */
export const RequestLedger = () => {
  const { t } = useTranslation('pricing', { keyPrefix: 'ledger' });
  return (
    <Section tone="mist" className={classes.columns ?? ''}>
      <div>
        <SectionHead title={t('title')} lead={t('lead')} />
      </div>
      <Panel>
        <table className={classes.ledger}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('example')}
              </th>
              <th scope="col">{t('requests')}</th>
            </tr>
          </thead>
          <tbody>
            {ENTRIES.map((entry) => (
              <tr key={entry.what}>
                <td>{t(entry.day)}</td>
                <td>
                  {t(entry.what)}
                  {'note' in entry && <small className="block text-13 ink3">{t(entry.note)}</small>}
                </td>
                <td {...(entry.counted === 0 && { 'data-free': true })}>{entry.counted}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('together')}
              </th>
              <td>{ENTRIES.reduce((sum, { counted }) => sum + counted, 0)}</td>
            </tr>
          </tfoot>
        </table>
      </Panel>
    </Section>
  );
};
