import { profilesOf } from '@firmament/identity/profile';
import { resolve } from '@firmament/identity/resolve';
import { countStatistics, STATISTICS_VERSION } from '@firmament/identity/statistics';
import { update } from '@firmament/identity/update';
import type pg from 'pg';
import { LOCKS } from '../../platform/database/locks.ts';
import { KEEP_SUPPRESSIONS } from '../../records/suppression-lock.ts';
import { withholdObjected } from '../../records/withheld/withhold-objected.ts';
import { findChanged, readHorizon } from './changed-companies.query.ts';
import { DatabaseStore } from './database-store.ts';
import { readCompanies, readDecisions, readMentionsOf, type Scope } from './facts.query.ts';
import type { Locate } from './mention-row.ts';
import { findForgotten, findWithheld, readRenewed, renewPersons, writeRenewed } from './persons.query.ts';
import { readStatistics, writeStatistics } from './statistics.query.ts';
import { writeResolution } from './write-resolution.ts';

/** What a run did. */
export type Identified = { kind: 'nothing' | 'changes' | 'all'; companies: number; mentions: number };

/** When a quarter more mentions have come, how common names are is counted anew. */
const GROWTH = 1.25;
/** Looking at all of up to 5,000 mentions takes a second. */
const FEW_MENTIONS = 5_000;

/** From this share of companies on, looking at everybody takes no longer: 5 % of them took a fifth of it. */
const MOST_CHANGED = 0.2;
/** A thousand take seconds, whatever their share. */
const FEW_COMPANIES = 1_000;

/** `now` is the database's estimate, which is close enough: counting a million rows every minute is not worth it. */
type State = { mark: number; counted: number; now: number; version: number };

/** Finds out who is who: among all, or where companies have changed since. Undefined if another run is under way. */
export const identifyPeople = async (
  client: pg.ClientBase,
  locate: () => Promise<Locate>,
): Promise<Identified | undefined> => {
  // Writing millions of rows takes long, and so does thinking between two statements.
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_lock(${LOCKS.identification}) as mine`,
  );
  if (!rows[0]?.mine) return undefined;
  try {
    const state = await readState(client);
    if (state === undefined || isOutgrown(state)) return await identifyAll(client, await locate());
    return await identifyChanged(client, locate, state);
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCKS.identification})`);
  }
};

const readState = async (client: pg.ClientBase): Promise<State | undefined> => {
  const { rows } = await client.query<State>(
    `select mark::float8 as mark, statistics_version as version,
       (select count from identity_count where kind = 'total' and key = 'mentions') as counted,
       (select reltuples::float8 from pg_class where oid = 'mention'::regclass) as now
     from identity_state`,
  );
  return rows[0];
};

const isOutgrown = ({ counted, now, version }: State): boolean =>
  version !== STATISTICS_VERSION || (now > FEW_MENTIONS && now > counted * GROWTH);

/**
 * If a state is given, how common names are is counted anew only if it has to be: with the same counts this ends where
 * looking only at what changed would.
 */
const identifyAll = async (client: pg.ClientBase, locate: Locate, state?: State): Promise<Identified> => {
  const horizon = await readHorizon(client);
  const mentions = await readMentionsOf(client, 'all', locate);
  const companies = await readCompanies(client, 'all');
  const decisions = await readDecisions(client, 'all');
  const profiles = profilesOf(mentions, companies);
  const isCounted = state === undefined || isOutgrown({ ...state, now: mentions.length });
  const statistics = isCounted ? countStatistics(profiles) : await readStatistics(client);
  const resolution = resolve(profiles, decisions, statistics);
  await inTransaction(client, async () => {
    if (isCounted) await writeStatistics(client, statistics);
    await writeResolution(client, resolution, decisions, statistics);
    await showPersons(client, 'all');
    await keepState(client, horizon, isCounted);
  });
  await client.query('analyze mention, mention_key, mention_edge, person_link, register_person');
  return { kind: 'all', companies: companies.length, mentions: mentions.length };
};

const identifyChanged = async (
  client: pg.ClientBase,
  locate: () => Promise<Locate>,
  state: State,
): Promise<Identified> => {
  const { companyIds, horizon } = await findChanged(client, state.mark);
  if (companyIds.length === 0) {
    await inTransaction(client, async () => {
      const forgotten = await findForgotten(client);
      if (forgotten.length > 0) await showPersons(client, forgotten);
      await keepState(client, horizon, false);
    });
    return { kind: 'nothing', companies: 0, mentions: 0 };
  }
  if (await areMost(client, companyIds.length)) return identifyAll(client, await locate(), state);
  const statistics = await readStatistics(client);
  const store = new DatabaseStore(client, await locate());
  const { touched } = await inTransaction(client, async () => {
    const report = await update(store, companyIds, statistics);
    await showPersons(client, [...store.changedPersons, ...(await findForgotten(client))]);
    await keepState(client, horizon, false);
    return report;
  });
  return { kind: 'changes', companies: companyIds.length, mentions: touched };
};

/** Such as after a register was read anew in whole. */
const areMost = async (client: pg.ClientBase, companies: number): Promise<boolean> => {
  if (companies <= FEW_COMPANIES) return false;
  const { rows } = await client.query<{ known: number }>(
    'select count(*)::float8 as known from (select distinct company_id from mention) company',
  );
  return companies > MOST_CHANGED * (rows[0]?.known ?? 0);
};

/**
 * What is shown of these persons follows what was found out. Whoever turned out to be somebody who objected is not shown
 * either; whoever turned out not to be is shown again. Objections that are being granted come before or after the last
 * part, never in between, or it would put back whom they take away. What takes long is done before, because they wait.
 */
const showPersons = async (client: pg.ClientBase, persons: Scope): Promise<void> => {
  await readRenewed(client, persons);
  await client.query(KEEP_SUPPRESSIONS);
  await writeRenewed(client);
  const withheld = await findWithheld(client);
  await withholdObjected((statement) => client.query(statement));
  await renewPersons(client, withheld);
};

const keepState = async (client: pg.ClientBase, mark: number, isCounted: boolean): Promise<void> => {
  await client.query(
    `insert into identity_state (statistics_version, mark, run_at, counted_at) values ($1, $2, now(), now())
     on conflict (is_only) do update set mark = excluded.mark, run_at = now(),
       statistics_version = excluded.statistics_version,
       counted_at = case when $3 then now() else identity_state.counted_at end`,
    [STATISTICS_VERSION, mark, isCounted],
  );
};

const inTransaction = async <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};
