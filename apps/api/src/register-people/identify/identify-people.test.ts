import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@firmament/calendar/day';
import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TestDatabase } from '../../../test/servers/test-database.ts';
import { letTodayBe } from '../../../test/tools/let-today-be.ts';
import { addCompany, addPerson } from '../../../test/worlds/records.ts';
import { addMandate, locate, recomputed, standingOf, useRegisters } from '../../../test/worlds/registers.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { identifyPeople } from './identify-people.ts';
import { renewPersons } from './persons.query.ts';

const personsIn = async (client: pg.ClientBase) => {
  const { rows } = await client.query(
    `select id, group_id, name, birth_year, place, country, title, company_id, current_count, past_count, company_count,
       shown_until::text, profile_person_id from register_person order by id`,
  );
  return rows;
};

const NAMES = ['Eva Beispiel', 'Dr. Eva Maria Beispiel', 'Eva Beispiel geb. Muster', 'Otto Muster', 'Otto Muster jun.'];

const arbitraryMandate = fc.record({
  name: fc.constantFrom(...NAMES),
  title: fc.constantFrom('Geschäftsführer', 'Prokurist'),
  location: fc.constantFrom('Linz', 'Leonding', 'Bregenz', null),
  birth_year: fc.constantFrom(null, null, 1960, 1985),
  started_on: fc.constantFrom(null, '2001-01-01', '2010-01-01'),
  ended_on: fc.constantFrom(null, null, '2009-12-31', '2025-12-31'),
  person_key: fc.constantFrom(null, null, 'key 1', 'key 2'),
});

const arbitraryProfile = fc.record({
  full_name: fc.constantFrom('Eva Beispiel', 'Otto Muster'),
  born_on: fc.constantFrom(null, '1985-02-03'),
});

const place = fc.nat({ max: 30 });
const arbitraryChange = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), at: place, mandate: arbitraryMandate }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), at: place, mandate: arbitraryMandate }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dissolve' as const), at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      at: place,
      street: fc.constantFrom('Am Graben 2', null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tie' as const), at: place, to: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('untie' as const), at: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      at: place,
      to: place,
      verdict: fc.constantFrom('one', 'two'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('hire' as const), at: place, profile: arbitraryProfile }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rehire' as const), at: place, to: place, profile: arbitraryProfile }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), at: place }) },
);
type Change = typeof arbitraryChange extends fc.Arbitrary<infer T> ? T : never;

const nth = (list: readonly number[], at: number): number | undefined => list[at % Math.max(1, list.length)];

const idsOf = async (client: pg.ClientBase, table: string): Promise<number[]> =>
  (await client.query(`select id from ${table} order by id`)).rows.map(({ id }) => id);

const apply = async (registers: TestDatabase & { client: pg.ClientBase }, change: Change): Promise<void> => {
  const { client } = registers;
  const [companies, mandates] = [await idsOf(client, 'company'), await idsOf(client, 'mandate')];
  const company = nth(companies, 'at' in change ? change.at : 0);
  const mandate = nth(mandates, 'at' in change ? change.at : 0);
  const profile = nth(await idsOf(client, 'person'), 'at' in change ? change.at : 0);
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  switch (change.kind) {
    case 'add':
      if (company !== undefined) await addMandate(registers, company, change.mandate);
      return;
    case 'rewrite': {
      const { name, location, birth_year, ended_on } = change.mandate;
      const values = [mandate ?? 0, name, location, birth_year, ended_on];
      await run('update mandate set name = $2, location = $3, birth_year = $4, ended_on = $5 where id = $1', values);
      return;
    }
    case 'remove':
      await run('delete from mandate where id = $1', [mandate ?? 0]);
      return;
    case 'dissolve':
      if (companies.length > 2) await run('delete from company where id = $1', [company]);
      return;
    case 'move':
      await run('update company set street = $2, postcode = $3 where id = $1', [company, change.street, '4020']);
      return;
    case 'tie': {
      const other = nth(companies, change.to);
      if (other === company) return;
      await run(`insert into tie (from_company_id, to_company_id, kind, source_id) values ($1, $2, 'parent', 3)`, [
        company,
        other,
      ]);
      return;
    }
    case 'untie':
      await run('update tie set to_company_id = null where from_company_id = $1', [company]);
      return;
    case 'decide': {
      const [low = 0, high = 0] = [mandate ?? 0, nth(mandates, change.to) ?? 0].sort((one, other) => one - other);
      if (low === high) return;
      await run(
        `insert into identity_decision (mention_a, mention_b, verdict, decided_at) values ($1, $2, $3, now())
         on conflict (mention_a, mention_b) do update set verdict = excluded.verdict`,
        [low, high, change.verdict],
      );
      return;
    }
    case 'hire':
      await addPerson(registers.db, randomUUID(), { ...change.profile, company_id: company ?? null });
      return;
    case 'rehire': {
      const { full_name, born_on } = change.profile;
      const values = [profile, full_name, born_on, nth(companies, change.to)];
      await run('update person set full_name = $2, born_on = $3, company_id = $4 where id = $1', values);
      return;
    }
    case 'leave':
      await run('delete from person where id = $1', [profile]);
      return;
    case 'withdraw':
      await run(
        'delete from identity_decision where (mention_a, mention_b) in (select mention_a, mention_b from identity_decision limit 1)',
      );
  }
};

const TABLES = [
  'company',
  'mention',
  'mention_key',
  'mention_edge',
  'person_link',
  'identity_decision',
  'identity_count',
  'identity_state',
  'register_person',
];

describe('people of the registers', () => {
  it('are after every change what a run over all says', async () => {
    const registers = await useRegisters();
    const { client, identify } = registers;
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryMandate, { minLength: 8, maxLength: 25 }),
        fc.array(fc.array(arbitraryChange, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 6 }),
        async (known, batches) => {
          await client.query(`truncate ${TABLES.join(', ')} cascade`);
          const companies = await Promise.all(
            Array.from({ length: 6 }, (_, i) =>
              addCompany(registers.db, { street: i < 2 ? 'Hauptplatz 1' : null, postcode: '4020', country: 'AT' }),
            ),
          );
          for (const [i, mandate] of known.entries()) await addMandate(registers, companies[i % 6] ?? 0, mandate);
          expect((await identify())?.kind).toBe('all');
          for (const batch of batches) {
            for (const change of batch) await apply(registers, change);
            expect((await identify())?.kind).not.toBe('all');
            expect(await standingOf(client)).toEqual(await recomputed(client));
            const persons = await personsIn(client);
            await client.query('begin');
            await renewPersons(client, 'all');
            await client.query('commit');
            expect(await personsIn(client)).toEqual(persons);
          }
          // What other tests are writing meanwhile may hold the mark back.
          await expect.poll(async () => (await identify())?.kind).toBe('nothing');
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  it('have one row with the office that counts most, and how many others', async () => {
    const registers = await useRegisters();
    const { db, client, identify } = registers;
    const [large, small] = [
      await addCompany(db, { name: 'Groß GmbH', prominence: 500, country: 'AT', street: 'Weg 1', postcode: '4020' }),
      await addCompany(db, { name: 'Klein GmbH', prominence: 5, country: 'AT', street: 'Weg 1', postcode: '4020' }),
    ];
    const own = { name: 'Leonie Überschär', location: 'Linz', birth_year: 1979 };
    const first = await addMandate(registers, small, { ...own, title: 'Prokuristin' });
    await addMandate(registers, large, { ...own, name: 'Dr. Leonie Überschär', started_on: '2019-01-01' });
    await addMandate(registers, small, { ...own, ended_on: '2025-01-01' });
    const profile = await addPerson(db, 'leonie', { full_name: 'Leonie Überschär', company_id: small });
    await identify();
    expect(await personsIn(client)).toEqual([
      {
        id: first,
        group_id: first,
        name: 'Dr. Leonie Überschär',
        birth_year: 1979,
        place: 'Linz',
        country: 'AT',
        title: 'Geschäftsführer',
        company_id: large,
        current_count: 2,
        past_count: 1,
        company_count: 2,
        shown_until: null,
        profile_person_id: profile,
      },
    ]);
  });

  // On a leap day five years ago was the last of February; from the day after on, that is longer ago.
  it.each([
    ['2026-11-18', '2021-11-18', '2021-11-17'],
    ['2028-02-29', '2023-02-28', '2023-02-27'],
    ['2029-02-28', '2024-02-29', '2024-02-27'],
  ])(
    'are not there on %s if the last office ended more than five years ago, and go when it did',
    async (today, justYet, before) => {
      const registers = await useRegisters();
      const { db, pool, client, identify } = registers;
      await letTodayBe(pool, today);
      const company = await addCompany(db);
      await addMandate(registers, company, { name: 'Lange Her', ended_on: before });
      await addMandate(registers, company, { name: 'Niemand Weiß', has_ended: true });
      await addMandate(registers, company, { name: 'Vor Kurzem', ended_on: addMonths(today, -48) });
      await addMandate(registers, company, { name: 'Gerade Noch', ended_on: justYet });
      const namesAfterRun = async () => {
        await identify();
        await client.query('update identity_state set run_at = $1', [`${today}T12:00:00Z`]);
        return (await personsIn(client)).map(({ name }) => name);
      };
      expect(await namesAfterRun()).toEqual(['Vor Kurzem', 'Gerade Noch']);
      await letTodayBe(pool, addDays(today, 1));
      expect(await namesAfterRun()).toEqual(['Vor Kurzem']);
    },
  );

  it('are identified by one at a time', async () => {
    const { pool, client, identify } = await useRegisters();
    const other = await pool.connect();
    onTestFinished(() => other.release());
    await other.query('select pg_advisory_lock($1)', [LOCKS.identification]);
    expect(await identify()).toBeUndefined();
    await other.query('select pg_advisory_unlock($1)', [LOCKS.identification]);
    expect((await identifyPeople(client, async () => locate))?.kind).toBe('all');
  });
});
