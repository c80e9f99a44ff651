import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { company } from '../../test/worlds/register-records.ts';
import { secretKeysOf } from '../platform/encryption/seal.ts';
import { birthHash, createPreparer, openBirthKey } from './birth-hash.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

it('hashes with a key of its own, which outlives the key that it is sealed with', async () => {
  const { db, pool } = await useTestDatabase();
  const [first, again] = await Promise.all([
    openBirthKey(db, secretKeysOf([OLD])),
    openBirthKey(db, secretKeysOf([OLD])),
  ]);
  expect(again).toEqual(first);
  const { rows } = await pool.query('select sealed from birth_key');
  expect(rows[0].sealed.includes(first)).toBe(false);

  expect(await openBirthKey(db, secretKeysOf([NEW, OLD]))).toEqual(first);
  expect(await openBirthKey(db, secretKeysOf([NEW]))).toEqual(first);
});

it('is made anew if the key that it is sealed with was lost, and nothing is left that could be compared wrongly', async () => {
  const { db, pool } = await useTestDatabase();
  const first = await openBirthKey(db, secretKeysOf([OLD]));
  const company = await addCompany(db);
  await pool.query(`insert into mandate (company_id, position, title, name, source_id, birth_hash)
    values (${company}, 0, 'Vorstand', 'A', 2, '\\x01')`);
  const record = { representatives: [{ name: 'A', birthHash: '01' }] };
  const staged = { staged_representative: [{ name: 'A', birth_hash: '\\x01' }] };
  await pool.query('insert into company_before_extract values ($1, $2)', [
    company,
    JSON.stringify({ mandate: [{ name: 'A', birth_hash: '\\x01' }] }),
  ]);
  for (const content of [{ record }, staged]) {
    await pool.query('insert into statement_since_extract (company_id, content) values ($1, $2)', [company, content]);
  }
  expect(await openBirthKey(db, secretKeysOf([NEW]))).not.toEqual(first);
  expect((await pool.query('select birth_hash from mandate')).rows).toEqual([{ birth_hash: null }]);
  const { rows: kept } = await pool.query(
    `select content from company_before_extract
     union all (select content from statement_since_extract order by id)`,
  );
  expect(kept.map(({ content }) => content)).toEqual([
    { mandate: [{ name: 'A' }] },
    { record: { representatives: [{ name: 'A' }] } },
    { staged_representative: [{ name: 'A' }] },
  ]);
});

it('takes dates of birth out of a record before it is stored', () => {
  const key = Buffer.alloc(32, 3);
  const record = company({ representatives: [{ title: 'Vorstand', name: 'A', bornOn: '1970-05-06' }] });
  const prepared = createPreparer((located) => located, key)(record);
  expect(prepared.representatives).toEqual([
    { title: 'Vorstand', name: 'A', bornOn: undefined, birthYear: 1970, birthHash: birthHash(key, '1970-05-06') },
  ]);
  expect(birthHash(key, '1970-05-06')).not.toBe(birthHash(Buffer.alloc(32, 4), '1970-05-06'));
  expect(birthHash(key, '1970-05-06')).toMatch(/^[0-9a-f]{32}$/);
});
