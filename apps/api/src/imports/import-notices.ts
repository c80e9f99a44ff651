import { hash } from 'node:crypto';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { RegisterNotice } from '@firmament/registers/registerbekanntmachungen/notice-file';
import type pg from 'pg';
import { KEEP_SUPPRESSIONS } from '../records/suppression-lock.ts';
import { importAlone } from './import-alone.ts';
import { SEQUENCE_EVENTS } from './merge/note-events.query.ts';
import { hashKey } from './staging/name-key.ts';
import { registerKey } from './staging/stage-company.ts';

export type NoticeCounts = {
  /** Told of a company that is on record, for the first time; also those that had waited for their company. */
  placed: number;
  known: number;
  /** Of the given ones: about companies that are not on record. They wait. */
  waiting: number;
};

type Options = { isDryRun: boolean; signal: AbortSignal };

/** A quoted notice is told apart from others of its day by its words. */
const SUBJECT = 'register_notice';

const rowOf = ({ publishedOn, registerNumber, kind, text }: RegisterNotice) => {
  const company_key = registerKey(registerNumber, 'DE');
  const isQuoted = kind === 'other';
  return {
    key: hashKey([company_key, publishedOn, kind, text].join('\n')),
    company_key,
    kind,
    announced_on: publishedOn,
    text,
    subject: isQuoted ? SUBJECT : '',
    subject_key: isQuoted ? `${SUBJECT}:${hash('md5', text)}` : '',
  };
};

const ADD = `
  insert into waiting_notice (key, company_key, source_id, kind, subject, subject_key, announced_on, text)
  select key, company_key, $2, kind, subject, subject_key, announced_on, text
  from jsonb_to_recordset($1) as given (
    key uuid, company_key uuid, kind text, subject text, subject_key text, announced_on date, text text)
  on conflict do nothing`;

/** A number that two companies have names neither. The day on which a notice appeared is the one on which it happened. */
const PLACE = `
  create temporary table placed as
  select waiting_notice.*, found.company_id,
    event_id(found.company_id, kind, subject_key, announced_on::text, 1) as event_id
  from waiting_notice
  join lateral (
    select min(company_id) as company_id from company_key where key = waiting_notice.company_key having count(*) = 1
  ) found on true
  where $1::uuid[] is null or waiting_notice.key = any ($1)`;

/** For companies with an extract, which may have brought the number by which they were found. */
const KEEP = `
  insert into statement_since_extract (company_id, content)
  select company_id, jsonb_build_object('waiting_notice', jsonb_agg(to_jsonb(placed) - 'company_id' - 'event_id'))
  from placed join company_before_extract using (company_id) group by company_id`;

const NOTE = [
  `insert into event (id, company_id, kind, subject, subject_key, happened_on, announced_on, to_value, certainty)
   select distinct on (event_id) event_id, company_id, kind, subject, subject_key, announced_on, announced_on, text, 'stated'
   from placed order by event_id, key
   on conflict (id) do nothing`,
  `insert into event_source (event_id, source_id, as_of)
   select distinct event_id, source_id, announced_on from placed on conflict do nothing`,
];

/** Of all that wait, or of those with these keys. Returns how many events were told of for the first time. */
const place = async (client: pg.ClientBase, keys?: readonly string[]): Promise<number> => {
  await client.query(PLACE, [keys]);
  await client.query(NOTE[0] ?? '');
  const placed = await client.query(NOTE[1] ?? '');
  if (keys === undefined) await client.query(KEEP);
  await client.query('delete from waiting_notice where key in (select key from placed)');
  await client.query('drop table placed');
  return placed.rowCount ?? 0;
};

/** Places notices that were placed before, inside the caller's transaction. */
export const placeAgain = async (client: pg.ClientBase, notices: readonly { key: string }[]): Promise<void> => {
  await client.query(
    'insert into waiting_notice select * from jsonb_populate_recordset(null::waiting_notice, $1) on conflict do nothing',
    [JSON.stringify(notices)],
  );
  await place(
    client,
    notices.map(({ key }) => key),
  );
};

/**
 * Makes events of notices, each under the id that it has whoever tells of it. Those of companies that are not on record
 * wait and are tried again each time. Waits for an import that is under way.
 */
export const importNotices = (
  pool: pg.Pool,
  notices: readonly RegisterNotice[],
  { isDryRun, signal }: Options,
): Promise<NoticeCounts> => {
  const rows = [...new Map(notices.map(rowOf).map((row) => [row.key, row])).values()];
  return importAlone(pool, signal, async (client) => {
    await client.query('begin');
    await client.query(KEEP_SUPPRESSIONS);
    await client.query(ADD, [JSON.stringify(rows), SOURCE_IDS.registerbekanntmachungen]);
    const placed = await place(client);
    const left = await client.query('select from waiting_notice where key = any($1)', [rows.map(({ key }) => key)]);
    const waiting = left.rowCount ?? 0;
    await client.query(isDryRun ? 'rollback' : 'commit');
    if (!isDryRun) await client.query(SEQUENCE_EVENTS);
    return { placed, known: Math.max(0, rows.length - waiting - placed), waiting };
  });
};
