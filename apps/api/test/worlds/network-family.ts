import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import type { Company, Mandate, Tie } from '../../src/platform/database/schema.generated.ts';
import { addCompany } from './records.ts';
import { addMention, addRegisterPerson } from './register-people.ts';

const { firmenbuch, gleif, offeneregister } = SOURCE_IDS;

/** When the sources of the family were first and last read. */
export const [FIRST_READ, AS_OF] = ['2019-01-01', '2026-03-01'];

/** The day of the old copy, which nobody has confirmed since. */
export const OLD_COPY = '2018-06-18';

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
const date = async (db: Database, mandate: number, days: Partial<Insertable<Mandate>>): Promise<void> => {
  await db
    .updateTable('mandate')
    .set({ source_id: firmenbuch, seen_from: FIRST_READ, ...days })
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
      person_a: andreas,
      person_b: namesake,
      mention_a: andreas,
      mention_b: namesake,
      grade: 'likely',
      bits: 8,
      reasons: JSON.stringify([]),
    })
    .execute();
  return { holding, netzbau, windkraft, sawmill, named, andreas, owner, eva, josef, withheld, namesake };
};

/** As a copy of a register had it years ago: Runa Quellbach and Ivo Sandner run a company that another one owns. */
export const addOldCopy = async (db: Database) => {
  const place = { country: 'DE', city: 'Passau', postcode: '94032', street: 'Innstraße 3', source_id: offeneregister };
  const add = async (name: string): Promise<number> => {
    const id = await addCompany(db, { name, ...place });
    const read = { fetched_at: new Date(`${AS_OF}T05:00:00Z`), licence: 'Fictional', content_hash: Buffer.alloc(32) };
    const from = { source_id: offeneregister, source_key: `copy ${id}`, company_id: id };
    await db
      .insertInto('company_source')
      .values({ ...from, ...read, as_of: OLD_COPY, first_as_of: OLD_COPY })
      .execute();
    return id;
  };
  const [company, owner] = [await add('Quellbach Werkzeug GmbH'), await add('Quellbach Beteiligungs GmbH')];
  const days = { source_id: offeneregister, seen_from: OLD_COPY, started_on: '2015-03-04' };
  const runa = await addRegisterPerson(db, { companyId: company, name: 'Runa Quellbach' });
  const ivo = await addRegisterPerson(db, { companyId: company, name: 'Ivo Sandner' });
  for (const one of [runa, ivo]) await date(db, one, days);
  await addTie(db, {
    from_company_id: company,
    to_company_id: owner,
    kind: 'shareholder',
    share: 100,
    source_id: offeneregister,
    resolved_by: 'number',
    is_listed: true,
    seen_from: OLD_COPY,
  });
  return { company, owner, runa, ivo };
};

/** A company with 101 others: too many to be walked through unless asked. Returns two of them. */
export const addCrowd = async (db: Database) => {
  const hub = await addMember(db, { name: 'Domizil Treuhand GmbH' });
  const members: number[] = [];
  for (let number = 0; number < 101; number++)
    members.push(await addCompany(db, { name: `Briefkasten ${number} GmbH` }));
  const held = { kind: 'shareholder', is_listed: true, seen_from: FIRST_READ, resolved_by: 'number' };
  await db
    .insertInto('tie')
    .values(members.map((from_company_id) => ({ from_company_id, to_company_id: hub, source_id: firmenbuch, ...held })))
    .execute();
  return { hub, members };
};

/**
 * Two companies whose relation one source states for certain, and another by a name that may be somebody else's: that one
 * weighs more. And somebody who was no longer listed one day.
 */
export const addDoubtful = async (db: Database) => {
  const [held, owner] = [
    await addMember(db, { name: 'Sandner Bau GmbH' }),
    await addMember(db, { name: 'Sandner AG' }),
  ];
  const between = { from_company_id: held, to_company_id: owner, is_listed: true, seen_from: FIRST_READ };
  await addTie(db, { ...between, kind: 'shareholder', share: 100, resolved_by: 'name_form' });
  await addTie(db, { ...between, kind: 'shareholder', share: 10, resolved_by: 'number' });
  const gone = await addRegisterPerson(db, { companyId: held, name: 'Timo Falk' });
  const missed = { is_listed: false, seen_until: '2025-01-01', missed_on: '2025-02-01' };
  await date(db, gone, { started_on: '2019-03-04', ...missed });
  return { held, owner, gone };
};

/** Somebody who left a company, in which somebody who is likely the same still is; and a colleague of both. */
export const addTwins = async (db: Database) => {
  const companyId = await addMember(db, { name: 'Treff GmbH' });
  const person = await addRegisterPerson(db, { companyId, name: 'Anna Altenberg' });
  await date(db, person, { ended_on: '2025-06-30' });
  const twin = await addRegisterPerson(db, { companyId, name: 'Anna Altenberg', title: 'Prokuristin' });
  await date(db, twin, {});
  const colleague = await addRegisterPerson(db, { companyId, name: 'Bert Beisser' });
  await date(db, colleague, {});
  await db
    .insertInto('person_link')
    .values({
      person_a: person,
      person_b: twin,
      mention_a: person,
      mention_b: twin,
      grade: 'likely',
      bits: 8,
      reasons: JSON.stringify([]),
    })
    .execute();
  return { person, colleague };
};
