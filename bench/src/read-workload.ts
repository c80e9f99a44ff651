import { openDatabase } from '../../apps/api/src/platform/database/open-database.ts';
import { createLogger } from '../../apps/api/src/platform/logger.ts';
import { gatherIngredients } from './ingredients.ts';
import { type Kind, makeWorkload } from './workload.ts';

/** Draws the questions from the data of a world. */
export const readWorkload = async (dataDir: string): Promise<Kind[]> => {
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir, databasePoolSize: 1 },
    'npm run bench',
    createLogger('warn'),
  );
  try {
    // From a cold disk the samples take longer than a request may.
    await database.pool.query('set statement_timeout = 0');
    return makeWorkload(await gatherIngredients(database.pool));
  } finally {
    await database.close();
  }
};
