import { SOURCE_IDS } from '@firmament/registers/sources';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Company, Mandate, Tie } from '../../src/platform/database/schema.generated.ts';
import { addCompany } from './records.ts';
import { addMention, addRegisterPerson } from './register-people.ts';

const { firmenbuch, gleif } = SOURCE_IDS;

/** When the sources of the family were first and last read. */
export const [FIRST_READ, AS_OF] = ['2019-01-01', '2026-03-01'];

const addMember = async (db: Database, company: Partial<Insertable<Company>>): Promise<number> => {
  const id = await addCompany(db, { country: 'AT', city: 'Judenburg', postcode: '8750', ...company });
  for (const source_id of [firmenbuch, gleif]) {
    const read = { fetched_at: new Date(`${AS_OF}T05:00:00Z`), licence: 'Fictional', content_hash: Buffer.alloc(32) };
    const days = { as_of: AS_OF, first_as_of: FIRST_READ };
    await db
      .insertInto('company_source')
      .values({ source_id, source_key: `family ${id}`, company_id: id, ...read, ...days })
      .execute();
  }
  return id;
};

const addTie = (db: Database, tie: Omit<Insertable<Tie>, 'source_id'> & { source_id?: number }) =>
  db
    .insertInto('tie')
    .values({ source_id: firmenbuch, ...tie })
    .execute();

/** An office as the register has it, with its days. */
const date = async (db: Database, mandate: number, told: Partial<Insertable<Mandate>>): Promise<void> => {
  await db
    .updateTable('mandate')
    .set({ source_id: firmenbuch, seen_from: FIRST_READ, ...told })
    .where('id', '=', mandate)
    .execute();
};

/**
 * The Leitners: Andreas runs a holding and owns a fifth of it; it holds 60 % of Netzbau, which holds half of Windkraft.
 * The rest of Windkraft belongs to a company that is only named, nobody knows how much of it. Somebody objected,
 * somebody left long ago, and another Andreas Leitner is likely the same.
 */
export const addFamily = async (db: Database) => {
  const door = { street: 'Burggasse 1' };
  const holding = await addMember(db, { name: 'Leitner Familienholding GmbH', legal_form: 'GmbH', ...door });
  const netzbau = await addMember(db, { name: 'Leitner Netzbau GmbH', street: 'Burggasse 1, 2. Stock' });
  const windkraft = await addMember(db, {
    name: 'Leitner Windkraft GmbH',
    status: 'in_liquidation',
    ...door,
    city: 'Zeltweg',
  });
  const sawmill = await addMember(db, { name: 'Sägewerk Leitner e.U.', legal_form: 'e.U.', street: 'Ohne Nummer' });

  const shareholder = { kind: 'shareholder', is_listed: true, seen_from: FIRST_READ };
  const byNumber = { resolved_by: 'number' };
  const start = { started_on: '2016-01-01' };
  await addTie(db, {
    from_company_id: netzbau,
    to_company_id: holding,
    share: 60,
    ...shareholder,
    ...byNumber,
    ...start,
  });
  // Both ends tell of the consolidation.
  const group = { source_id: gleif, ...byNumber, ...start };
  await addTie(db, { from_company_id: netzbau, to_company_id: holding, kind: 'parent', ...group });
  await addTie(db, { from_company_id: holding, to_company_id: netzbau, kind: 'subsidiary', ...group });
  await addTie(db, { from_company_id: windkraft, to_company_id: netzbau, share: 50, ...shareholder, ...byNumber });
  const key = '3f333df6-90a4-4fda-8dd3-9485d27cee36';
  const { id: named } = await db
    .insertInto('named_company')
    .values({ key, name: 'Karnholz d.o.o.', place: 'Maribor' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addTie(db, { from_company_id: windkraft, to_name: 'Karnholz d.o.o.', named_key: key, ...shareholder });

  const andreas = await addRegisterPerson(db, { companyId: holding, name: 'Andreas Leitner', birth_year: 1979 });
  await date(db, andreas, { started_on: '2012-05-01' });
  const owner = await addMention(db, { companyId: holding, name: 'Andreas Leitner', title: 'Gesellschafter' }, andreas);
  await date(db, owner, { share: 20 });
  const eva = await addRegisterPerson(db, { companyId: netzbau, name: 'Eva Huber', title: 'Prokuristin' });
  await date(db, eva, { started_on: '2020-02-01' });
  const before = await addMention(db, { companyId: holding, name: 'Eva Huber' }, eva);
  await date(db, before, { started_on: '2018-01-01', ended_on: '2024-06-30' });
  const josef = await addRegisterPerson(db, { companyId: netzbau, name: 'Josef Leitner' });
  await date(db, josef, { started_on: '2016-01-01' });
  const longAgo = await addMention(db, { companyId: holding, name: 'Josef Leitner' }, josef);
  await date(db, longAgo, { started_on: '1998-01-01', ended_on: '2012-04-30' });
  // Without a row of their own, as everybody who objected.
  const withheld = await addMention(db, { companyId: holding, name: 'Wilma Widerspruch', is_withheld: true });
  const namesake = await addRegisterPerson(db, { companyId: sawmill, name: 'Andreas Leitner', title: 'Inhaber' });
  await date(db, namesake, {});
  await db
    .insertInto('person_link')
    .values({
      ...{ person_a: andreas, person_b: namesake, mention_a: andreas, mention_b: namesake },
      ...{ grade: 'likely', bits: 8, reasons: JSON.stringify([]) },
    })
    .execute();
  return { holding, netzbau, windkraft, sawmill, named, andreas, owner, eva, josef, withheld, namesake };
};
