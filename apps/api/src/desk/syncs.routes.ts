import { type DeskSync, readSource } from '@firmament/api-contract/calls/desk/sources';
import { LOG } from '@firmament/api-contract/desk/log-action';
import type { Language } from '@firmament/api-contract/language';
import { SOURCES } from '@firmament/record/sources/sources';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { createSyncSources } from '../sync/sources.ts';
import { orderSync } from '../sync/sync.handlers.ts';
import { failureSentence } from '../sync/sync-failure.ts';
import type { SyncSource } from '../sync/sync-source.ts';
import { findRunning, findStates, type SyncState } from '../sync/sync-state.query.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

type Deps = { db: Database; clock: Clock; config: Pick<Config, 'refresh' | 'sync'> };

export const presentSyncs = async ({ db, config }: Deps, language: Language): Promise<DeskSync[]> => {
  const sources = createSyncSources(config);
  const states = await findStates(db);
  const running = await findRunning(
    db,
    sources.map(({ id }) => id),
  );
  return sources.map((source) => {
    const isOn = config.sync.isOn.includes(source.id);
    return present(source, states.get(source.id), { isOn, isRunning: running.has(source.id) }, language);
  });
};

type Now = { isOn: boolean; isRunning: boolean };

const present = (source: SyncSource, state: SyncState | undefined, now: Now, language: Language): DeskSync => ({
  sync_id: source.id,
  source: source.id,
  title: SOURCES[source.id].title[language],
  is_on: now.isOn,
  missing: [...source.missing],
  state: judge(source, state, now),
  started_at: state?.started_at?.toISOString() ?? null,
  progress: now.isRunning && state?.progress_total ? share(state) : null,
  up_to: state?.watermark ?? null,
  last_success_at: state?.last_success_at?.toISOString() ?? null,
  brought: {
    inserted: state?.inserted_count ?? 0,
    updated: state?.updated_count ?? 0,
    unchanged: state?.unchanged_count ?? 0,
  },
  left_out: { count: state?.left_out_count ?? 0, examples: state?.left_out ?? [] },
  comparison: state?.compared_at
    ? { compared_at: state.compared_at.toISOString(), drifted: state.drifted_count }
    : null,
  last_failure_at: state?.last_failure_at?.toISOString() ?? null,
  failure: state?.failure == null ? null : failureSentence(state.failure, state.failure_detail)[language],
  next_run_at: now.isOn ? (state?.next_run_at?.toISOString() ?? null) : null,
});

const share = ({ progress_done, progress_total }: SyncState): number =>
  Math.min(1, (progress_done ?? 0) / (progress_total ?? 1));

const judge = ({ missing }: SyncSource, state: SyncState | undefined, { isOn, isRunning }: Now): DeskSync['state'] => {
  if (isRunning) return 'running';
  if (!isOn) return 'idle';
  if (missing.length > 0 || (state?.failures_in_a_row ?? 0) > 0) return 'warn';
  return state?.last_success_at == null ? 'idle' : 'ok';
};

export const registerSyncRoutes = (app: FastifyInstance, { db, clock, config }: Deps): void => {
  serve(app, readSource, async ({ params, member, request }) => {
    const source = createSyncSources(config).find(({ id }) => id === params.sync_id);
    if (!source) throw new AppError('not_found');
    // In the demo anybody may use the desk, so only the configuration decides which requests go out.
    if (!config.sync.isOn.includes(source.id)) throw new AppError('conflict', { text: SWITCHED_OFF });
    if ((await findRunning(db, [source.id])).size > 0) throw new AppError('conflict', { text: UNDER_WAY });
    const entry = await db.transaction().execute(async (trx) => {
      await orderSync(trx, source.id);
      return recordAction(trx, clock, await operatorOf(trx, member), LOG.sourceRead(source.id));
    });
    return done(request, entry);
  });
};

const SWITCHED_OFF = {
  en: 'This source is switched off: add it to the variable SYNC and start the server again.',
  de: 'Diese Quelle ist ausgeschaltet: Nehmen Sie sie in die Variable SYNC auf und starten Sie den Server neu.',
};

const UNDER_WAY = {
  en: 'This source is being read right now.',
  de: 'Diese Quelle wird gerade gelesen.',
};
