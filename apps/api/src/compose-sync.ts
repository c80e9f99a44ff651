import { isIP } from 'node:net';
import { HOUR_MS } from '@firmament/calendar/day';
import type pg from 'pg';
import type { Config } from './config.ts';
import { type BirthKey, createPreparer } from './imports/birth-hash.ts';
import { openInput } from './imports/formats/open-input.ts';
import { createBatchImporter } from './imports/import-batch.ts';
import { importExceptions } from './imports/import-exceptions.ts';
import { importNotices } from './imports/import-notices.ts';
import { importPlaces } from './imports/import-places.ts';
import { createLocator } from './imports/locate.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { loadGazetteer } from './platform/gazetteer/load-gazetteer.ts';
import { giveWay } from './platform/give-way.ts';
import type { Logger } from './platform/logger.ts';
import { createOutgoingStream } from './platform/outgoing-http.ts';
import { isPublicAddress } from './platform/public-address.ts';
import { pause } from './sync/polite-http.ts';
import type { SyncDeps } from './sync/run-source.ts';
import { createSyncSources } from './sync/sources.ts';
import type { SyncSource } from './sync/sync-source.ts';

export type SyncConfig = Pick<Config, 'sync' | 'refresh' | 'dataDir' | 'contactEmail'>;

type Given = {
  config: SyncConfig;
  db: Database;
  pool: pg.Pool;
  logger: Logger;
  birthKey: BirthKey;
  /** What the import's own processes of the database are given way with, if they are on this machine. */
  rank: number | undefined;
  /** Whether searches are answered beside it. */
  isPatient: boolean;
};

/** Members come first. */
export const SYNC_RANK = 7;

/** A file of half a gigabyte over a slow line. */
const LONGEST_ANSWER_MS = 6 * HOUR_MS;
const LONGEST_SILENCE_MS = 60_000;
/** For answers that are read whole. */
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;

export const composeSync = ({ config, rank, ...given }: Given): { deps: SyncDeps; sources: SyncSource[] } => {
  const { pool, birthKey, isPatient } = given;
  const sources = createSyncSources(config);
  const mirrors = new Set(sources.flatMap(({ politeness }) => politeness.origins.flatMap(addressIn)));
  let prepare: ReturnType<typeof createPreparer> | undefined;
  return {
    sources,
    deps: {
      ...given,
      clock: systemClock,
      dataDir: config.dataDir,
      operatorEmail: config.contactEmail,
      pause,
      random: Math.random,
      open: createOutgoingStream({
        // A mirror in the operator's own network is named by its address, so no name can lead there.
        canReach: (address) => isPublicAddress(address) || mirrors.has(address),
        limits: { totalMs: LONGEST_ANSWER_MS, silenceMs: LONGEST_SILENCE_MS, maxBytes: LARGEST_ANSWER_BYTES },
      }),
      unpack: async function* (path) {
        yield* (await openInput(path)).read();
      },
      importPlaces: async (path, isDryRun) => {
        const rejected: unknown[] = [];
        const rejects = { add: (_: string, reject: unknown) => void rejected.push(reject) };
        const { read, changed } = await importPlaces(pool, await openInput(path), rejects, isDryRun);
        return { read, changed, rejected: rejected.length };
      },
      importExceptions: (stated, isDryRun) => importExceptions(pool, stated, isDryRun),
      importNotices: (notices, options) => importNotices(pool, notices, options),
      importBatch: createBatchImporter({
        pool,
        isPatient,
        // The places take a second and much memory, and often there is nothing new.
        prepare: async () => {
          prepare ??= createPreparer(createLocator(await loadGazetteer(pool)), birthKey);
          return prepare;
        },
        ...(rank !== undefined && { onBackend: (processId) => giveWay(processId, rank) }),
      }),
    },
  };
};

const addressIn = (origin: string): string[] => {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? [] : [host];
};
