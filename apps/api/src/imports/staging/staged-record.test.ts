import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { company, person } from '../../../test/worlds/register-records.ts';
import { stageCompany } from './stage-company.ts';
import { stagePerson } from './stage-person.ts';
import { COLUMNS } from './staged-record.ts';

it('writes the cells of every record in the order of its columns', () => {
  const full = company({
    formerNames: ['Alt'],
    contact: { website: 'https://a.example' },
    links: [{ kind: 'parent', name: 'Mutter' }],
    domain: { domain: 'a.example', emails: ['a,"b\\'], nameservers: [], ipAddresses: [], txt: [], mx: [] },
  });
  const records = [stageCompany(2, full), stageCompany(2, company()), stagePerson(8, person())];
  const lines = records.flatMap((record) => record.lines);
  for (const { table, text, columns = COLUMNS[table] } of lines) {
    expect([table, text.split('\t').length]).toEqual([table, columns.length]);
  }
  const widths = lines.filter(({ table }) => table === 'staged_company').map(({ text }) => text.split('\t').length);
  expect(widths[1]).toBeLessThan(widths[0] ?? 0);
});

it('numbers the sources as the database does', async () => {
  const { pool } = await useTestDatabase();
  const { rows: known } = await pool.query('select name, id from source');
  expect(Object.fromEntries(known.map(({ name, id }) => [name, id]))).toEqual(SOURCE_IDS);
});
