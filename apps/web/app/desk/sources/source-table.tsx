import type { DeskSource } from '@firmament/api-contract/calls/desk/sources';
import { SOURCES } from '@firmament/record/sources/sources';
import { useFormat } from '../../lib/format/format.ts';
import { NONE, useDateFormat } from '../../lib/format/format-date.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import table from '../../ui/facts/table.module.css';
import { TableHead } from '../../ui/facts/table-head.tsx';
import { StateMark } from '../parts/state-mark.tsx';
import classes from './source-table.module.css';

const LastImport = ({ last }: { last: DeskSource['last_import'] }) => {
  const { t } = useTranslation('deskSources');
  const { moment } = useDateFormat();
  const { count } = useFormat();
  if (last === null) return <span className="ink3">{t('neverImported')}</span>;
  const { file_name: file, state, started_at, finished_at, inserted, updated, unchanged } = last;
  if (state === 'staging' || state === 'merging') {
    return t(`importing.${state}`, { file, moment: moment(started_at) });
  }
  return (
    <>
      {t('imported', { moment: moment(finished_at ?? started_at), file })}
      <small className="text-12 ink3 block">
        {t('result', { inserted: count(inserted), updated: count(updated), unchanged: count(unchanged) })}
      </small>
    </>
  );
};

const Refresh = ({ refresh }: { refresh: DeskSource['refresh'] }) => {
  const { t } = useTranslation('deskSources');
  const language = useLanguage();
  const { count } = useFormat();
  if (refresh === null) return <span className="ink3">{t('noRefresh')}</span>;
  const { is_on, last_ok_at, last_failed_at, last_failure, ok_today, failed_today } = refresh;
  if (!is_on) return <span className="ink3">{t('refresh.off')}</span>;
  if (last_ok_at === null && last_failed_at === null) return <span className="ink3">{t('refresh.never')}</span>;
  const ago = (moment: string) => relativeTime(new Date(moment), new Date(), language);
  return (
    <>
      {t('refresh.today', { ok: count(ok_today), failed: count(failed_today) })}
      {last_ok_at !== null && (
        <small className="text-12 ink3 block">{t('refresh.lastOk', { ago: ago(last_ok_at) })}</small>
      )}
      {last_failed_at !== null && (
        <small className="text-12 ink3 block">
          {t('refresh.lastFailed', { ago: ago(last_failed_at), why: last_failure ?? t('refresh.noReason') })}
        </small>
      )}
    </>
  );
};

const Row = ({ source }: { source: DeskSource }) => {
  const { t } = useTranslation('deskSources');
  const { count } = useFormat();
  const language = useLanguage();
  const { name, companies, state, last_import, refresh } = source;
  return (
    <tr>
      <td>
        <b className={state === 'idle' ? 'weight-500 ink3' : 'weight-600 ink'}>{SOURCES[name].title[language]}</b>
      </td>
      <td className={table.end} data-label={t('member:companies')}>
        {companies === 0 ? NONE : count(companies)}
      </td>
      <td data-label={t('columns.import')}>
        <LastImport last={last_import} />
      </td>
      <td data-label={t('columns.refresh')}>
        <Refresh refresh={refresh} />
      </td>
      <td data-label={t('columns.state')}>
        {state === 'idle' ? <span className="ink3">{t('idle')}</span> : <StateMark state={state} />}
      </td>
    </tr>
  );
};

export const SourceTable = ({ sources }: { sources: readonly DeskSource[] }) => {
  const { t } = useTranslation('deskSources', { keyPrefix: 'columns' });
  return (
    <table className={`${table.table} ${classes.table}`}>
      <TableHead
        columns={[
          t('member:source'),
          { name: t('member:companies'), isEnd: true },
          t('import'),
          t('refresh'),
          t('state'),
        ]}
      />
      <tbody>
        {sources.map((source) => (
          <Row key={source.name} source={source} />
        ))}
      </tbody>
    </table>
  );
};
