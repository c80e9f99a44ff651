import { onTestFinished } from 'vitest';
import { createLogger } from '../../src/platform/logger.ts';
import { type SearchIndex, startSearchIndex } from '../../src/search/engine/search-index.ts';
import { useTemporaryDir } from '../tools/use-temporary-dir.ts';
import type { TestDatabase } from './test-database.ts';

/** The index and the network over the database of a test, once both answer. For use inside a test. */
export const useSearchIndex = async ({ url }: TestDatabase): Promise<SearchIndex> => {
  const index = startSearchIndex({
    databaseUrl: url,
    isDatabaseHere: false,
    snapshotDir: useTemporaryDir('snapshots'),
    threads: 1,
    logger: createLogger('silent'),
  });
  onTestFinished(() => index.close());
  await index.whenReady();
  await index.network.whenReady();
  return index;
};
