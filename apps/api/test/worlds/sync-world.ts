import { composeSync } from '../../src/compose-sync.ts';
import { type RefreshSettings, readConfig, type SyncSettings } from '../../src/config.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type Outcome, runSource, type SyncDeps } from '../../src/sync/run-source.ts';
import type { SyncSource } from '../../src/sync/sync-source.ts';
import type { TestDatabase } from '../servers/test-database.ts';
import { createTestClock, type TestClock } from '../tools/test-clock.ts';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';

export type SyncWorld = {
  deps: SyncDeps;
  sources: SyncSource[];
  clock: TestClock;
  /** Pauses that would have been made, in milliseconds. */
  pauses: number[];
  run(id: SyncSource['id'], options?: Parameters<typeof runSource>[2]): Promise<Outcome>;
};

/** Sources as the program composes them, with a clock that stands still and pauses that take no time. */
export const useSyncWorld = (
  database: TestDatabase,
  settings: Partial<SyncSettings>,
  access: Partial<RefreshSettings> = {},
): SyncWorld => {
  const config = readConfig({ CONTACT_EMAIL: 'office@firmament.example' });
  const clock = createTestClock();
  const pauses: number[] = [];
  const { deps, sources } = composeSync({
    config: {
      ...config,
      dataDir: useTemporaryDir('sync'),
      sync: { ...config.sync, ...settings },
      refresh: { ...config.refresh, ...access },
    },
    db: database.db,
    pool: database.pool,
    logger: createLogger('silent'),
    birthKey: Buffer.alloc(32, 1),
    rank: undefined,
    isPatient: false,
  });
  const quick: SyncDeps = {
    ...deps,
    clock,
    random: () => 0,
    pause: async (ms, signal) => {
      signal.throwIfAborted();
      pauses.push(ms);
    },
  };
  return {
    deps: quick,
    sources,
    clock,
    pauses,
    run: (id, options) => {
      const source = sources.find((one) => one.id === id);
      if (!source) throw new Error(`there is no source ${id}`);
      return runSource(quick, source, options);
    },
  };
};
