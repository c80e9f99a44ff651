import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Mandate } from '../../src/platform/database/schema.generated.ts';
import { identifyPeople } from '../../src/register-people/identify/identify-people.ts';
import { type TestDatabase, useTestDatabase } from '../servers/test-database.ts';

const TOWNS: Record<string, { latitude: number; longitude: number }> = {
  Linz: { latitude: 48.3, longitude: 14.3 },
  Leonding: { latitude: 48.26, longitude: 14.24 },
  Bregenz: { latitude: 47.5, longitude: 9.7 },
};
export const locate = (town: string) => TOWNS[town];

/** A database with a connection on which people are identified. */
export const useRegisters = async () => {
  const database = await useTestDatabase();
  const client = await database.pool.connect();
  onTestFinished(() => client.release());
  return { ...database, client, identify: () => identifyPeople(client, async () => locate) };
};

/** Adds an office of somebody about whom nothing has been found out yet. */
export const addMandate = async (
  { db }: Pick<TestDatabase, 'db'>,
  company_id: number,
  mandate: Partial<Insertable<Mandate>> & { name: string },
): Promise<number> => {
  const { id } = await db
    .insertInto('mandate')
    .values({ company_id, position: 1, title: 'Geschäftsführer', source_id: 3, ...mandate })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
