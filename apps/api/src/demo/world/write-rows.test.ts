import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import type { WorldRows } from './world-rows.ts';
import { writeRows } from './write-rows.ts';

/** Three rows each; their companies need not exist. */
const stretch = (companyId: number, isWhole = true): WorldRows => {
  const lines = ['A', 'B', 'C'].map((name) => (isWhole ? `${companyId}\t${name}\n` : `${companyId}\n`));
  return new Map([['company_former_name', Uint8Array.from(Buffer.from(lines.join('')))]]);
};

const copied = async (stretches: WorldRows[], bytesPerCopy: number): Promise<string> => {
  const { pool } = await useTestDatabase();
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('truncate company_former_name');
    await writeRows(client, stretches, bytesPerCopy);
    const { rows } = await client.query(
      `select string_agg(company_id || name, ' ' order by ctid) as names, count(distinct cmin::text) as copies
       from company_former_name`,
    );
    return `${rows[0].names} in ${rows[0].copies}`;
  } finally {
    client.release(true);
  }
};

describe('rows of a world', () => {
  it.each([
    ['wait until there are enough for one COPY', 1_000, '1A 1B 1C 2A 2B 2C 3A 3B 3C in 1'],
    ['are copied as soon as there are enough', 20, '1A 1B 1C 2A 2B 2C 3A 3B 3C in 2'],
  ])('%s', async (_, bytesPerCopy, expected) => {
    expect(await copied([stretch(1), stretch(2), stretch(3)], bytesPerCopy)).toBe(expected);
  });

  it('are refused with the message of the database', async () => {
    await expect(copied([stretch(1, false), stretch(2)], 1)).rejects.toThrow(/missing data for column/);
  });
});
