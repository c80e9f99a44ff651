import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { person } from '../../test/worlds/register-records.ts';
import { importRecords } from '../imports/import-run.ts';
import { stagePerson } from '../imports/staging/stage-person.ts';
import { KEEP_SUPPRESSIONS } from '../records/suppression-lock.ts';

const EVA = { profileId: 'eva-muster', sourceKey: 'eva', fullName: 'Eva Muster', email: 'eva@muster.example' };

const stage = (changes: Parameters<typeof person>[0]) =>
  stagePerson(SOURCE_IDS.demo, person({ companySourceKey: undefined, ...changes }));

const useImports = async () => {
  const accounts = await useAccountsApp();
  const { pool } = accounts.database;
  const base = { pool, sourceId: SOURCE_IDS.demo, fileName: 'people' };
  await importRecords({ ...base, fingerprint: 'one', records: () => [stage(EVA)] });
  const rowsOf = async (table: string) => (await pool.query(`select * from ${table}`)).rows;
  const others = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ profileId: `p-${i}`, sourceKey: `p-${i}`, fullName: `Person ${i}` }));
  const object = () => objectFrom(accounts, { email: EVA.email });
  return { pool, base, rowsOf, others, object };
};

describe('an objection', () => {
  it('is not undone by an import that has read the person already', async () => {
    const { base, rowsOf, others, object } = await useImports();
    const records = async function* () {
      // As many as are staged in one go.
      yield [EVA, ...others(2_499)].map((one) => stage({ ...one, title: 'New' }));
      await object();
    };
    await importRecords({ ...base, fingerprint: 'two', records });
    const people = await rowsOf('person');
    expect([people.length, people.some(({ profile_id }) => profile_id === EVA.profileId)]).toEqual([2_499, false]);
  });

  it('holds when the record is merged, should it slip through where it is staged', async () => {
    const { pool, base, rowsOf, object } = await useImports();
    await object();
    // As for a copy that began before the objection and ended after it.
    await pool.query('alter table staged_person disable trigger staged_person_suppression');
    await importRecords({ ...base, fingerprint: 'two', records: () => [stage({ ...EVA, title: 'New' })] });
    expect(await rowsOf('person')).toEqual([]);
  });

  it('takes the person out of an import that was interrupted, and holds when it resumes', async () => {
    const { base, rowsOf, others, object } = await useImports();
    const records = () => [...others(5_000), EVA].map(stage);
    const run = { ...base, fingerprint: 'two', records, isPatient: true };
    const onMerged = () => {
      throw new Error('killed');
    };
    await expect(importRecords({ ...run, onMerged })).rejects.toThrow('killed');
    const staged = async () =>
      (await Promise.all(['person', 'experience', 'education', 'skill'].map((part) => rowsOf(`staged_${part}`))))
        .flat()
        .filter(({ ordinal }) => ordinal === 5_001);
    expect(await staged()).not.toEqual([]);
    await object();
    expect(await staged()).toEqual([]);
    await importRecords(run);
    expect(await rowsOf('person')).toHaveLength(5_000);
  });

  it('waits for the batch that is being merged, and then finds what it has written', async () => {
    const { pool, rowsOf, object } = await useImports();
    const batch = await pool.connect();
    await batch.query('begin');
    await batch.query(KEEP_SUPPRESSIONS);
    const objecting = object();
    await eventually(async () => {
      const { rowCount } = await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      expect(rowCount).toBe(1);
    });
    await batch.query(`insert into person_skill select id, 99, 'Glas' from person`);
    await batch.query('commit');
    batch.release();
    await objecting;
    expect([await rowsOf('person'), await rowsOf('person_skill')]).toEqual([[], []]);
  });
});
