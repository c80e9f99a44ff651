import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { FORMATS } from './formats/formats.ts';
import { openInput } from './formats/open-input.ts';
import { importFile } from './import-file.ts';
import { createRejectsFile } from './rejects-file.ts';
import { createWarningTally } from './warning-tally.ts';

const line = (number: number, changes: object = {}): string =>
  JSON.stringify({
    company_number: `K1101R_HRB${number}`,
    current_status: 'currently registered',
    jurisdiction_code: 'de',
    name: `Elbtor ${number} GmbH`,
    registered_address: `Hafenstraße ${number}, 20457 Hamburg.`,
    all_attributes: {
      native_company_number: `Hamburg HRB ${number}`,
      _registerArt: 'HRB',
      registered_office: 'Hamburg',
    },
    officers: [],
    retrieved_at: '2018-11-09T18:03:03Z',
    ...changes,
  });

const importText = async (database: TestDatabase, text: string, { format = 'offeneregister', ...options } = {}) => {
  const folder = useTemporaryDir('import');
  const path = join(folder, 'file');
  writeFileSync(path, text);
  const rejects = createRejectsFile(join(folder, 'rejects.jsonl'));
  const warnings = createWarningTally();
  const chosen = FORMATS[format];
  if (!chosen) throw new Error('no such format');
  const summary = await importFile({
    pool: database.pool,
    format: chosen,
    input: await openInput(path),
    rejects,
    warnings,
    progress: { update: () => {}, end: () => {} },
    formatOptions: { prepare: (record) => record },
    ...options,
  });
  await rejects.close();
  return {
    summary,
    warnings,
    rejected: existsSync(rejects.path) ? readFileSync(rejects.path, 'utf8').trim().split('\n') : [],
  };
};

const countCompanies = async ({ pool }: TestDatabase): Promise<number> =>
  (await pool.query('select count(*) from company')).rows[0].count;

describe('importing a file', () => {
  it('skips a bad line, and reports which and why', async () => {
    const database = await useTestDatabase();
    const { summary, rejected } = await importText(database, `${line(1)}\n{"broken\n${line(2)}\n{}\n`);
    expect(summary).toMatchObject({ read: 2, inserted: 2 });
    expect(rejected.map((text) => JSON.parse(text))).toMatchObject([
      { line: 2 },
      { line: 4, reason: expect.any(String) },
    ]);
  });

  it('imports what is doubtful, and counts the doubts by kind', async () => {
    const odd = [line(1, { current_status: 'frozen' }), line(2, { current_status: 'lost' })].join('\n');
    const { summary, warnings } = await importText(await useTestDatabase(), odd);
    expect(summary).toMatchObject({ read: 2, inserted: 2 });
    expect(warnings.kinds()).toMatchObject([{ kind: 'status "…" is unknown, taken as active', count: 2 }]);
  });

  it('changes nothing the second time', async () => {
    const database = await useTestDatabase();
    const text = `${line(1)}\n${line(2)}`;
    await importText(database, text);
    const { summary } = await importText(database, text);
    expect(summary).toMatchObject({ read: 2, inserted: 0, updated: 0, unchanged: 2 });
  });

  it('only reads in a dry run', async () => {
    const database = await useTestDatabase();
    const { summary } = await importText(database, `${line(1)}\n`, { isDryRun: true } as object);
    expect(summary).toMatchObject({ read: 1, inserted: 0 });
    expect(await countCompanies(database)).toBe(0);
  });

  it('stops at the limit', async () => {
    const database = await useTestDatabase();
    await importText(database, [1, 2, 3, 4].map((number) => line(number)).join('\n'), { limit: 3 } as object);
    expect(await countCompanies(database)).toBe(3);
  });

  it('rejects a file of another source with an explanation', async () => {
    const database = await useTestDatabase();
    await expect(importText(database, 'name;city\nA;B\n', { format: 'gleif' })).rejects.toThrow(
      /cannot be imported as GLEIF/,
    );
    await expect(importText(database, '<html></html>', { format: 'firmenbuch' })).rejects.toThrow(/cannot be imported/);
    await expect(importText(database, 'a,b\n', { format: 'csv' })).rejects.toThrow(/needs to know its columns/);
    expect(await countCompanies(database)).toBe(0);
  });
});
