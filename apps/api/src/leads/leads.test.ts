import { fold } from '@firmament/text/fold';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { addRegisterPerson } from '../../test/worlds/register-people.ts';
import type { Database } from '../platform/database/database.ts';
import { OURSELVES } from '../platform/fairness/caller.ts';
import { findLeadsOf } from './find-leads.ts';
import { findLargeSchools } from './leads.query.ts';
import { PlaceMemory } from './place-memory.ts';

type Years = [from: number | null, to: number | null];
type Career = { jobs?: [company: number | string, ...Years][]; schools?: [name: string, ...Years][] };

const addCareer = async (db: Database, person_id: number, { jobs = [], schools = [] }: Career): Promise<void> => {
  for (const [i, [place, from_year, to_year]] of jobs.entries()) {
    const employer = typeof place === 'number' ? { company_id: place } : { organisation: place };
    await db
      .insertInto('person_experience')
      .values({ person_id, position: i, from_year, to_year, ...employer })
      .execute();
  }
  for (const [i, [organisation, from_year, to_year]] of schools.entries()) {
    await db
      .insertInto('person_education')
      .values({ person_id, position: i, organisation, from_year, to_year })
      .execute();
  }
};

/** Eva and Max work for Alpenglas; the others know them from the glass works (voltara), the university, or not at all. */
const useSmallWorld = async () => {
  const app = await useAccountsApp();
  const { db, pool } = app.database;
  const alpenglas = await addCompany(db);
  const voltara = await addCompany(db, { name: 'Voltara AG' });
  const add = async (id: string, full_name: string, career: Career, person: { company_id?: number } = {}) => {
    const rowId = await addPerson(db, id, { full_name, ...person });
    await addCareer(db, rowId, career);
    return rowId;
  };
  await add(
    'eva',
    'Eva Muster',
    {
      jobs: [
        [alpenglas, 2019, null],
        [voltara, 2010, 2016],
      ],
      schools: [['TU Müllerstadt', 2004, 2009]],
    },
    { company_id: alpenglas },
  );
  await add('max', 'Max Beispiel', { jobs: [[voltara, 2014, null]] }, { company_id: alpenglas });
  await add('ida', 'Ida Werner', { jobs: [[voltara, 2012, 2015]] });
  await add('jan', 'Jan Falk', { schools: [['TU Muellerstadt', 2007, 2012]] });
  await add('old', 'Otto Alt', { jobs: [[voltara, 1990, 1995]] });
  await add('far', 'Frieda Fern', { jobs: [['Voltara AG', 2010, 2016]], schools: [['Andere Schule', 2000, 2005]] });
  await app.join();
  const session = await app.enter();
  await pool.query(`update account set profile_id = 'eva', company_id = $1`, [alpenglas]);
  const leads = async (query = '', as: { cookie: string } = session) =>
    (await app.get(`getLeadList?${query}`, as)).json();
  return { ...app, session, add, leads, alpenglas, voltara };
};

const shown = ({ lead_list }: { lead_list: { employee_id: string; score: number }[] }) =>
  lead_list.map(({ employee_id, score }) => [employee_id, score]);

describe('the lead list', () => {
  it('ranks by what is shared with the company and explains every score', async () => {
    const { leads, voltara } = await useSmallWorld();
    const answer = await leads('type=company');
    // At Voltara: 4 people, 1 / log2(6); at the university: 2 people, 1 / log2(4).
    expect(shown(answer)).toEqual([
      ['ida', 116 + 39],
      ['jan', 50],
      ['old', 10 + 10],
    ]);
    expect(answer).toMatchObject({ total: 3, reason: null, source_count: 2, colleague_count: 0 });
    expect(answer.openers).toEqual([
      { employee_id: 'eva', fullName: 'Eva Muster', is_you: true, leads: 3 },
      { employee_id: 'max', fullName: 'Max Beispiel', is_you: false, leads: 2 },
    ]);
    expect(answer.lead_list[0]).toEqual({
      employee_id: 'ida',
      fullName: 'Ida Werner',
      title: null,
      company_id: null,
      company_name: null,
      experience: [{ name: 'Voltara AG', from: 2012, to: 2015, company_id: voltara }],
      education: [],
      internals: [
        {
          employee_id: 'eva',
          fullName: 'Eva Muster',
          is_you: true,
          contribution: 116,
          shared: [{ name: 'Voltara AG', kind: 'employer', years: 3 }],
        },
        {
          employee_id: 'max',
          fullName: 'Max Beispiel',
          is_you: false,
          contribution: 39,
          shared: [{ name: 'Voltara AG', kind: 'employer', years: 1 }],
        },
      ],
      score: 155,
      linkedin: false,
      email: false,
      phone: false,
      twitter: false,
      github: false,
      locality: null,
      is_contact: false,
    });
    expect(answer.lead_list[1].education).toEqual([{ name: 'TU Muellerstadt', from: 2007, to: 2012 }]);
  });

  it('compares only the career of the member if it is personal', async () => {
    const { leads } = await useSmallWorld();
    expect(shown(await leads('type=personal'))).toEqual([
      ['ida', 116],
      ['jan', 50],
      ['old', 10],
    ]);
    expect(await leads()).toEqual(await leads('type=personal&index=0&keywords='));
  });

  it('lists people at the member’s company only on request', async () => {
    const { leads, database, add, alpenglas, voltara } = await useSmallWorld();
    expect(await leads()).toMatchObject({ total: 3, colleague_count: 1 });
    const all = await leads('colleagues=show');
    expect(all).toMatchObject({ total: 4, colleague_count: 1 });
    expect(shown(all)).toEqual([
      ['ida', 116],
      ['max', 77],
      ['jan', 50],
      ['old', 10],
    ]);
    // The employer of the linked profile counts, even if another company or none is linked.
    await database.pool.query('update account set company_id = $1', [voltara]);
    await add('new', 'Nora Neu', { jobs: [[alpenglas, 2020, null]] }, { company_id: voltara });
    expect(shown(await leads()).map(([id]) => id)).toEqual(['ida', 'jan', 'old']);
    await database.pool.query('update account set company_id = null');
    expect(shown(await leads()).map(([id]) => id)).toEqual(['new', 'ida', 'jan', 'old']);
  });

  it('says which ways of reaching a lead are known, and who is a contact', async () => {
    const { leads, database, post, session } = await useSmallWorld();
    await database.pool.query(`update person set email = 'i@x.example', github = 'ida' where profile_id = 'ida'`);
    await post('addContact', { employee_id: 'ida' }, session);
    expect((await leads()).lead_list[0]).toMatchObject({
      email: true,
      github: true,
      phone: false,
      is_contact: true,
    });
  });

  it('has ten leads per page, without gaps or repetitions', async () => {
    const { leads, add, voltara } = await useSmallWorld();
    for (let i = 0; i < 20; i++) await add(`p${i}`, `Person ${i}`, { jobs: [[voltara, 2010, 2011 + (i % 3)]] });
    const pages = await Promise.all([0, 1, 2, 3].map((index) => leads(`index=${index}`)));
    const all = pages.flatMap(({ lead_list }) => lead_list);
    expect(pages.map(({ lead_list, total }) => [lead_list.length, total])).toEqual([
      [10, 23],
      [10, 23],
      [3, 23],
      [0, 23],
    ]);
    expect(new Set(all.map(({ employee_id }) => employee_id)).size).toBe(23);
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('gives a reason if nothing is linked, or the link finds nobody', async () => {
    const { leads, database, alpenglas } = await useSmallWorld();
    const reasons = async () => [(await leads('type=personal')).reason, (await leads('type=company')).reason];
    await database.pool.query('update account set profile_id = null, company_id = null');
    expect(await reasons()).toEqual(['no_profile', 'no_company']);
    await database.pool.query(`update account set profile_id = 'nobody', company_id = $1`, [alpenglas]);
    await database.pool.query('update person set company_id = null');
    expect(await reasons()).toEqual(['unknown_profile', 'unknown_company']);
    expect(await leads()).toMatchObject({ lead_list: [], total: 0, openers: [] });
  });

  it('leaves out people who objected, at once', async () => {
    const { leads, post, deliver, database } = await useSmallWorld();
    await database.pool.query(`update person set email = 'ida@voltara.example' where profile_id = 'ida'`);
    await objectFrom({ post, deliver }, { email: 'ida@voltara.example' });
    expect(shown(await leads('type=company')).map(([id]) => id)).toEqual(['jan', 'old']);
  });

  it('has nobody of the registers, who state no career', async () => {
    const { leads, database, voltara } = await useSmallWorld();
    const before = await leads('type=company&colleagues=show');
    await addRegisterPerson(database.db, { companyId: voltara, name: 'Ida Werner' });
    expect(await leads('type=company&colleagues=show')).toEqual(before);
  });

  it('belongs to the signed-in member alone', async () => {
    const { get, join, enter, leads } = await useSmallWorld();
    const other = await enter(await join({ email: 'max@kunde.example' }));
    expect((await get('getLeadList?uid=999999', other)).statusCode).toBe(403);
    expect((await get('getLeadList')).statusCode).toBe(401);
    expect(await leads('', other)).toMatchObject({ reason: 'no_profile', lead_list: [] });
    expect((await get('getLeadList?type=all', other)).statusCode).toBe(400);
    expect((await get('getLeadList?index=-1', other)).statusCode).toBe(400);
  });

  it('counts only people who fit the keywords', async () => {
    const { database, clock } = await useSmallWorld();
    const { rows } = await database.pool.query(
      `select account.id, person.id as ida from account, person where account.email = $1 and person.profile_id = 'ida'`,
      [EVA.email],
    );
    const member = { accountId: rows[0].id } as Parameters<typeof findLeadsOf>[1];
    const asked: string[] = [];
    const matchPeople = async (keywords: string) => {
      asked.push(keywords);
      return (id: number) => id === rows[0].ida;
    };
    const dependencies = { db: database.db, clock, places: new PlaceMemory(), matchPeople };
    const question = { type: 'company', index: 0, keywords: 'glas', colleagues: 'hide' } as const;
    const found = await findLeadsOf(dependencies, member, question, OURSELVES);
    expect(asked).toEqual(['glas']);
    expect(found.total).toBe(1);
    expect(found.leads.map(({ row }) => row.profile_id)).toEqual(['ida']);
    expect(found.sources.map(({ leads }) => leads)).toEqual([1, 1]);
  });
});

describe('a remembered place', () => {
  const SCHOOL = 'sabendschule';
  const useSchool = async () => {
    const { db } = await useTestDatabase();
    const pupil = async (id: string, from: number) => {
      const person = await addPerson(db, id);
      await addCareer(db, person, { schools: [['Abendschule', from, from + 2]] });
      return person;
    };
    const first = await pupil('first', 2000);
    const memory = new PlaceMemory({ rememberFrom: 1 });
    const fresh = async () => (await new PlaceMemory().read(db, [SCHOOL])).get(SCHOOL);
    const recalled = async () => (await memory.read(db, [SCHOOL])).get(SCHOOL);
    return { db, pupil, first, fresh, recalled };
  };

  it('is the same object while nobody there changes', async () => {
    const { db, recalled } = await useSchool();
    await addPerson(db, 'elsewhere');
    // A transaction open anywhere on the server causes one more read than needed.
    await eventually(async () => expect(await recalled()).toBe(await recalled()));
  });

  it('is read ahead if many people have been there', async () => {
    const { db, pupil } = await useSchool();
    await pupil('second', 2001);
    expect(await findLargeSchools(db, 2, 10, 100)).toEqual([SCHOOL]);
    expect(await findLargeSchools(db, 3, 10, 100)).toEqual([]);
  });

  it.each([
    ['a pupil joins', async ({ pupil }) => void (await pupil('second', 2001))],
    ['a pupil leaves', async ({ db, first }) => void (await db.deleteFrom('person').where('id', '=', first).execute())],
    [
      'years change',
      async ({ db }) => void (await db.updateTable('person_education').set({ to_year: 2010 }).execute()),
    ],
    ['an entry is deleted', async ({ db }) => void (await db.deleteFrom('person_education').execute())],
  ] satisfies [string, (school: Awaited<ReturnType<typeof useSchool>>) => Promise<void>][])(
    'is read again when %s',
    async (_, change) => {
      const school = await useSchool();
      const before = await school.recalled();
      await change(school);
      const after = await school.recalled();
      expect(after).toEqual(await school.fresh());
      expect(after).not.toEqual(before);
    },
  );
});

it('folds names of places in the database as the search folds text', async () => {
  const { pool } = await useTestDatabase();
  const letters = [...'aeiouyqhnstxzäöüßÄÖÜéèçÉñ', ...' -.,/&()\'"0127', 'ae', 'oe', 'ue', 'Schule'];
  const names = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 14 }), 500);
  const { rows } = await pool.query(
    'select place_key(name) as key from unnest($1::text[]) with ordinality as t(name, i) order by i',
    [names],
  );
  expect(rows.map(({ key }) => key ?? '')).toEqual(names.map(fold));
});
