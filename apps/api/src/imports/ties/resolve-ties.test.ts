import type { CompanyLinkRecord, CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { company } from '../../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../../test/worlds/statement-world.ts';
import { createRecordMerger } from '../merge/merge-record.ts';
import { settleBetweenImports } from './settle-between-imports.ts';

const partner = (name: string, changes: Partial<CompanyLinkRecord> = {}): CompanyLinkRecord => ({
  kind: 'representative',
  title: 'Persönlich haftender Gesellschafter',
  name,
  ...changes,
});

/** A German company; its court is that of its seat. */
const german = (sourceKey: string, name: string, city: string, changes: Partial<CompanyRecord> = {}): CompanyRecord =>
  company({
    sourceKey,
    name,
    identifiers: {},
    legalForm: undefined,
    court: `Amtsgericht ${city}`,
    address: { city, country: 'DE' },
    representatives: [],
    reports: [],
    ...changes,
  });

const useTies = async () => {
  const world = await useStatementWorld();
  const { rows, pool } = world;
  /** The names of the companies that ties lead to, and how they were found. */
  const ends = () =>
    rows(`select to_name as named, company.name as found, company.city, resolved_by as by
      from tie left join company on company.id = to_company_id order by tie.id`);
  const end = async () => {
    const [first] = await ends();
    return first?.found === null ? null : [first?.found, first?.city, first?.by];
  };
  const remove = async (condition: string) => {
    await pool.query(`delete from company where ${condition}`);
    await settleBetweenImports(pool);
  };
  return { ...world, ends, end, remove };
};

describe('a tie that names a company', () => {
  it.each([
    ['Adler Größen GmbH', 'ADLER GROESSEN Gesellschaft mit beschränkter Haftung'],
    ['Adler & Söhne Verwaltungs-GmbH', 'Adler und Soehne Verwaltungs Ges.m.b.H.'],
    ['Adler Verwaltungs-GmbH & Co. Kommanditgesellschaft', 'Adler Verwaltungs GmbH & Co. KG'],
    ['Adler Aktiengesellschaft', 'Adler AG'],
  ])('as %s finds %s', async (named, name) => {
    const { read, end } = await useTies();
    await read(german('k1', 'Nest KG', 'Kiel', { links: [partner(named, { place: 'Kiel' })] }));
    expect(await end()).toBeNull();
    await read(german('k2', name, 'Kiel'));
    expect(await end()).toEqual([name, 'Kiel', 'name_form_place']);
  });

  it('tells a GmbH & Co. KG from its general partner', async () => {
    const { read, ends } = await useTies();
    await read(german('k2', 'Adler GmbH & Co. KG', 'Kiel', { links: [partner('Adler GmbH')] }));
    await read(german('k3', 'Nest GmbH & Co. KG', 'Kiel', { links: [partner('Adler GmbH & Co KG')] }));
    await read(german('k1', 'Adler GmbH', 'Kiel'));
    expect(await ends()).toMatchObject([
      { named: 'Adler GmbH', found: 'Adler GmbH' },
      { named: 'Adler GmbH & Co KG', found: 'Adler GmbH & Co. KG' },
    ]);
  });

  it('leads nowhere while two can be meant, and back when one of them goes or is deleted', async () => {
    const { read, end, remove } = await useTies();
    await read(german('k2', 'Adler GmbH', 'Kiel'));
    await read(german('k1', 'Nest KG', 'Kiel', { links: [partner('Adler GmbH')] }));
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form']);
    await read(german('k3', 'Adler GmbH', 'Ulm'));
    expect(await end()).toBeNull();
    await remove(`city = 'Ulm'`);
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form']);
    await read(german('k3', 'Adler GmbH', 'Ulm', { asOf: '2020-01-01' }));
    expect(await end()).toBeNull();
    await read(german('k3', 'Adler GmbH', 'Ulm', { asOf: '2021-01-01', status: 'terminated' }));
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form']);
    await read(german('k2', 'Bussard GmbH', 'Kiel', { asOf: '2021-01-01' }));
    expect(await end()).toEqual(['Adler GmbH', 'Ulm', 'name_form']);
    await remove(`city = 'Ulm'`);
    expect(await end()).toEqual(['Bussard GmbH', 'Kiel', 'former_name']);
  });

  it('follows the number as soon as its company arrives, and the name when that one goes', async () => {
    const { read, end, rows, remove } = await useTies();
    const registerNumber = 'Ulm HRB 12';
    await read(german('k1', 'Nest KG', 'Kiel', { links: [partner('Adler GmbH', { registerNumber, place: 'Kiel' })] }));
    await read(german('k2', 'Adler GmbH', 'Kiel'));
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form_place']);
    await read(german('k3', 'Adler Neu GmbH', 'Ulm', { identifiers: { registerNumber } }));
    expect(await end()).toEqual(['Adler Neu GmbH', 'Ulm', 'number']);
    expect(await rows('select name from company where id in (select company_id from named_company)')).toEqual([
      { name: 'Adler Neu GmbH' },
    ]);
    await remove(`city = 'Ulm'`);
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form_place']);
  });

  it('follows a refresh of a single company', async () => {
    const { read, end, pool, rows } = await useTies();
    const merge = createRecordMerger(pool, (record) => record);
    await read(german('k1', 'Nest KG', 'Kiel', { links: [partner('Adler GmbH')] }));
    await read(german('k2', 'Bussard GmbH', 'Kiel'));
    const [{ id }] = await rows(`select id from company where name = 'Bussard GmbH'`);
    await merge(id, SOURCE_IDS.firmenbuch, german('k2', 'Adler GmbH', 'Kiel'));
    expect(await end()).toEqual(['Adler GmbH', 'Kiel', 'name_form']);
    expect(await rows('select * from unsettled_name')).toEqual([]);
  });
});

describe('a company that is only named', () => {
  const nameIt = (index: number) =>
    german(`k${index}`, `Nest ${index} KG`, 'Kiel', {
      links: [partner(index % 2 ? 'Adler Verwaltungs-GmbH' : 'ADLER Verwaltungs Gesellschaft mbH', { place: 'Kiel' })],
    });

  it('is one for all, becomes its record when that arrives, and is one again when the record goes', async () => {
    const { read, rows, remove } = await useTies();
    for (const index of [1, 2, 3]) await read(nameIt(index));
    const named = () =>
      rows(
        'select named_company.name, place, company.name as record from named_company left join company on company.id = company_id',
      );
    expect(await named()).toEqual([{ name: 'Adler Verwaltungs-GmbH', place: 'Kiel', record: null }]);
    await read(german('k9', 'Adler Verwaltungs GmbH', 'Kiel'));
    expect(await named()).toMatchObject([{ record: 'Adler Verwaltungs GmbH' }]);
    await remove(`name = 'Adler Verwaltungs GmbH'`);
    expect(await named()).toMatchObject([{ record: null }]);
    await remove(`name like 'Nest%'`);
    expect(await named()).toEqual([]);
    expect(await rows(`select entity from tombstone where entity = 'named_company'`)).toHaveLength(1);
  });
});

/** The same names in a few spellings; what is behind each is written down here, not computed. */
const NAMES = {
  'Adler GmbH': 'adler',
  'ADLER Ges.m.b.H.': 'adler',
  'Adler GmbH & Co. KG': 'adler kg',
  'Bussard Aktiengesellschaft': 'bussard',
  'Bussard AG': 'bussard',
};
const behind = (name: string): string => NAMES[name as keyof typeof NAMES];

const TOWNS = ['Kiel', 'Ulm'];
const SLOTS = 5;
/** Each place for a company has its own register number. */
const courtOf = (slot: number): string => TOWNS[slot % TOWNS.length] ?? '';
const numberOf = (slot: number): string => `${courtOf(slot)} HRB ${slot + 1}`;

type Step =
  | { slot: number; isGone: true }
  | { slot: number; isGone: false; name: string; city: string | undefined; isOver: boolean; links: Named[] };
type Named = { name: string; place: string | undefined; number: number | undefined; endedOn: string | undefined };

const name = fc.constantFrom(...Object.keys(NAMES));
const town = fc.constantFrom(...TOWNS, undefined);
const slot = fc.integer({ min: 0, max: SLOTS - 1 });
const link = fc.record({
  name,
  place: town,
  number: fc.option(slot, { nil: undefined, freq: 4 }),
  endedOn: fc.option(fc.constant('2020-01-01'), { nil: undefined, freq: 4 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ slot, isGone: fc.constant(true as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      slot,
      isGone: fc.constant(false as const),
      name,
      city: town,
      isOver: fc.boolean(),
      links: fc.array(link, { maxLength: 2 }),
    }),
  },
);

type CompanyRow = {
  id: number;
  name: string;
  city: string | null;
  court: string;
  status: string;
  register_number: string;
  former: string[];
};
type TieRow = { from_company_id: number; to_name: string; place: string | null; title: string; is_over: boolean };

/** Where a tie leads, by looking at every company: the better one on the first point on which two differ. */
const plainly = (tie: TieRow, companies: readonly CompanyRow[]): number | null => {
  const number = tie.title === '' ? undefined : Number(tie.title);
  const others = companies.filter(({ id }) => id !== tie.from_company_id);
  const numbered = others.find(({ register_number }) => number !== undefined && register_number === numberOf(number));
  if (numbered) return numbered.id;
  const namer = companies.find(({ id }) => id === tie.from_company_id);
  const court = number === undefined ? undefined : `Amtsgericht ${courtOf(number)}`;
  const ranked = others.flatMap((other) => {
    const isCalled = behind(other.name) === behind(tie.to_name);
    const former = other.former.filter((text) => behind(text) === behind(tie.to_name));
    if (!isCalled && former.length === 0) return [];
    const agrees = other.court === court || (tie.place !== null && tie.place === other.city);
    const isElsewhere = court !== undefined || (tie.place !== null && other.city !== null);
    if (!agrees && isElsewhere && other.court !== namer?.court) return [];
    const spellings = isCalled ? [other.name] : former;
    const points = [agrees, isCalled, tie.is_over || other.status !== 'terminated', spellings.includes(tie.to_name)];
    return { id: other.id, points: points.map(Number).join('') };
  });
  const best = ranked
    .map(({ points }) => points)
    .sort()
    .at(-1);
  const winners = ranked.filter(({ points }) => points === best);
  return winners.length === 1 ? (winners[0]?.id ?? null) : null;
};

const readAll = async (pool: pg.Pool) => ({
  companies: (
    await pool.query(`select id, name, city, court, status, register_number,
      array(select f.name from company_former_name f where f.company_id = company.id) as former from company`)
  ).rows as CompanyRow[],
  ties: (
    await pool.query(`select from_company_id, to_company_id, to_name, place, coalesce(title, '') as title,
      has_ended or ended_on is not null or not is_listed as is_over from tie order by id`)
  ).rows as (TieRow & { to_company_id: number | null })[],
});

const recordOf = (turn: number, { slot: place, name: called, city, isOver, links }: Step & { isGone: false }) =>
  company({
    sourceKey: `k${place}`,
    name: called,
    legalForm: undefined,
    status: isOver ? 'terminated' : 'active',
    court: `Amtsgericht ${courtOf(place)}`,
    identifiers: { registerNumber: numberOf(place) },
    address: { city, country: 'DE' },
    representatives: [],
    reports: [],
    asOf: new Date(Date.UTC(2021, 0, 1 + turn)).toISOString().slice(0, 10),
    links: links.map(({ name: other, place: seat, number, endedOn }) => ({
      kind: 'representative' as const,
      name: other,
      place: seat,
      endedOn,
      ...(number !== undefined && { title: String(number), registerNumber: numberOf(number) }),
    })),
  });

/** Named companies are those that ties need, and no others. */
const STRAY = `
  select 'missing' as what from tie
  where to_company_id is null and not exists (select from named_company where key = named_key)
  union all
  select 'left over' from named_company where not exists (select from tie where named_key = key)`;

it('leads, after any order of arrivals, changes and departures, where plain comparison of all leads', async () => {
  const { read, pool, rows } = await useTies();
  let turn = 0;
  const take = async (next: Step): Promise<void> => {
    turn += 1;
    if (!next.isGone) return void (await read(recordOf(turn, next)));
    await pool.query(`delete from company where register_number = '${numberOf(next.slot)}'`);
    await settleBetweenImports(pool);
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      await pool.query('delete from company');
      await settleBetweenImports(pool);
      for (const next of steps) await take(next);
      const { companies, ties } = await readAll(pool);
      expect(ties.map(({ to_company_id }) => to_company_id)).toEqual(ties.map((tie) => plainly(tie, companies)));
      expect(await rows(STRAY)).toEqual([]);
    }),
    { numRuns: 8 },
  );
}, 60_000);
