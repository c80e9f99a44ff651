import { maskOf, nodeKey, type Relation } from '@firmament/network/relation';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { findNetworkRows } from './network-rows.query.ts';

const { firmenbuch, offeneregister } = SOURCE_IDS;

it('the newest record of a source is what it last said of a company, the newest of all that of the company', async () => {
  const { db, pool } = await useTestDatabase();
  const company = await addCompany(db);
  const silent = await addCompany(db, { name: 'Stille GmbH' });
  const state = (source: number, key: string, asOf: string | null, firstAsOf: string | null) =>
    pool.query(
      `insert into company_source (source_id, source_key, company_id, content_hash, fetched_at, licence, as_of, first_as_of)
       values ($1, $2, $3, '\\x00', now(), 'Fictional', $4, $5)`,
      [source, key, company, asOf, firstAsOf],
    );
  await state(offeneregister, 'former court', '2018-06-18', '2017-01-01');
  await state(offeneregister, 'court', '2019-01-31', '2019-01-31');
  await state(offeneregister, 'undated', null, null);
  await state(firmenbuch, 'FN', '2016-05-01', '2015-05-01');
  const addMandate = async (companyId: number, source_id: number): Promise<Relation> => {
    const { id } = await db
      .insertInto('mandate')
      .values({ company_id: companyId, position: 1, source_id, title: 'Geschäftsführer', name: 'Rosa Muster' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      subject: nodeKey('person', 1),
      object: nodeKey('company', companyId),
      kinds: maskOf(['management']),
      origin: 'mandate',
      row: id,
      share: Number.NaN,
      start: 0,
      end: 0,
      isLikely: false,
    };
  };
  const relations = [
    await addMandate(company, offeneregister),
    await addMandate(company, firmenbuch),
    await addMandate(silent, firmenbuch),
  ];
  const keys = [nodeKey('company', company), nodeKey('company', silent)];
  const found = await findNetworkRows(db, { keys, relations });
  expect([...found.points.values()].map(({ name, stated_on }) => [name, stated_on]).sort()).toEqual([
    ['Alpenglas GmbH', '2019-01-31'],
    ['Stille GmbH', null],
  ]);
  expect(relations.map(({ row }) => found.relations.get(`mandate ${row}`))).toMatchObject([
    { as_of: '2019-01-31', first_as_of: '2019-01-31', source_label: 'OffeneRegister' },
    { as_of: '2016-05-01', first_as_of: '2015-05-01', source_label: 'Firmenbuch' },
    { as_of: null, first_as_of: null },
  ]);
});
