import { CAST_COMPANIES } from '@firmament/demo-world/cast/companies';
import { CAST_COMPANY_COUNT, FAMILY_COUNTS, FIRST_DRAWN } from '@firmament/demo-world/cast/counts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/servers/test-database.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

/** Large enough that names are as rare and as common as in the demo. */
const WORLD = { seed: 20_250_918, companies: 3_000, reports: 300, representatives: 6_900, people: 40 };

const LAST_OF_FAMILIES = FIRST_DRAWN + FAMILY_COUNTS.companies;

let pool: pg.Pool;
let drop = async (): Promise<void> => {};

beforeAll(async () => {
  ({ pool, drop } = await createTestDatabase());
  await seedDemoWorld(pool, WORLD);
  const client = await pool.connect();
  await identifyPeople(client, async () => () => undefined);
  client.release();
});

afterAll(() => drop());

const nameOf = (id: number): string => CAST_COMPANIES[id - 1]?.record.name ?? '';

type Found = { person: number; group: number; companies: number[] };

/** The persons of the cast of this name, without degrees, with the cast's companies by number. */
const personsNamed = async (name: string): Promise<Found[]> => {
  const { rows } = await pool.query<Found>(
    `select person_id as person, min(group_id) as group, array_agg(distinct mandate.company_id order by mandate.company_id) as companies
     from mention join mandate using (id, company_id)
     where mandate.name ~ $1 and mandate.company_id <= $2 group by person_id order by companies`,
    [`(^|\\. )${name}$`, CAST_COMPANY_COUNT],
  );
  return rows;
};

const companiesOf = async (name: string): Promise<number[][]> =>
  (await personsNamed(name)).map(({ companies }) => companies);

describe('the families of the demo', () => {
  it('have their numbers', async () => {
    const { rows } = await pool.query('select id, name from company where id <= $1 order by id', [CAST_COMPANY_COUNT]);
    expect(rows.map(({ name }) => name)).toEqual(CAST_COMPANIES.map(({ record }) => record.name));
    expect([nameOf(2), nameOf(21), nameOf(22), nameOf(28)]).toEqual([
      'Alpenholz Systembau GmbH',
      'Leitner Familienholding GmbH',
      'Murtal Netzbau GmbH',
      'Speicherwerk Fohnsdorf GmbH in Liqu.',
    ]);
  });

  it('are found to be one person each across their companies', async () => {
    expect(await companiesOf('Andreas Leitner')).toEqual([[21, 22, 23, 24]]);
    expect(await companiesOf('Katharina Leitner')).toEqual([[1, 21]]);
    expect(await companiesOf('Josef Leitner')).toEqual([[20, 21, 24, 26, 29]]);
    expect(await companiesOf('Eva Leitner-Moser')).toEqual([[20, 26, 27]]);
    expect(await companiesOf('Stefan Kofler')).toEqual([[2, 25, 30]]);
    expect(await companiesOf('Lena Hartwig')).toEqual([[13, 31]]);
    expect(await companiesOf('Birgit Trattnerberger')).toEqual([[21, 28]]);
  });

  it('have somebody who is likely, not certainly, one person', async () => {
    const found = await personsNamed('Quirin Caduff-Nägeli');
    expect(found.map(({ companies }) => companies)).toEqual([[33], [34]]);
    expect(new Set(found.map(({ group }) => group)).size).toBe(1);
  });

  it('have four people of one name who are four', async () => {
    const found = await personsNamed('Thomas Gruber');
    expect(found.map(({ companies }) => companies)).toEqual([[22], [25], [37], [39]]);
    expect(new Set(found.map(({ group }) => group)).size).toBe(4);
  });

  it('have one administrator of insolvencies in all her companies', async () => {
    const { rows } = await pool.query(
      `select count(distinct person_id)::integer as persons, count(distinct mandate.company_id)::integer as companies
       from mention join mandate using (id, company_id) where name = 'Dr. Hedwig Zwettler-Haas'`,
    );
    expect(rows[0].persons).toBe(1);
    expect(rows[0].companies).toBeGreaterThan(10);
    const [person] = await personsNamed('Hedwig Zwettler-Haas');
    expect(person?.companies).toEqual([20]);
  });

  it('are tied to the companies that their registers name, by number or by seat', async () => {
    const { rows } = await pool.query(
      `select from_company_id as held, to_company_id as owner, share::float8, resolved_by
       from tie where kind = 'shareholder' and ended_on is null
         and (from_company_id > 19 and from_company_id <= $1 or from_company_id = 13) order by 1, 2`,
      [LAST_OF_FAMILIES],
    );
    expect(rows.map(({ held, owner, share, resolved_by }) => [owner, held, share, resolved_by])).toEqual([
      [31, 13, 60, 'name_form_place'],
      [20, 21, 60, 'number'],
      [21, 22, 100, 'number'],
      [5, 23, 25, 'number'],
      [21, 23, 75, 'number'],
      [21, 24, 51, 'number'],
      [2, 25, 50, 'number'],
      [21, 25, 50, 'number'],
      [21, 26, 90, 'number'],
      [21, 27, 100, 'number'],
      [2, 30, 100, 'number'],
      [1, 31, 100, 'name_form_place'],
      [1, 32, 100, 'name_form_place'],
      [32, 33, 20, 'number'],
      [36, 35, 10, 'number'],
      [35, 36, 10, 'number'],
      [37, 38, 80, 'number'],
      [38, 39, null, 'name_form_place'],
      [39, 40, 55, 'name_form_place'],
    ]);
  });

  it('were tied otherwise in 2015', async () => {
    const { rows } = await pool.query(
      `select from_company_id as held, to_company_id as owner, share::float8 from tie
       where kind = 'shareholder' and from_company_id > 19 and from_company_id <= $1
         and started_on <= '2015-06-01' and ended_on > '2015-06-01' order by 1`,
      [LAST_OF_FAMILIES],
    );
    expect(rows).toEqual([
      { held: 23, owner: 21, share: 100 },
      { held: 28, owner: 21, share: 40 },
      { held: 33, owner: null, share: 20 },
    ]);
  });

  it('know a company abroad by its name alone', async () => {
    const { rows } = await pool.query(
      `select tie.from_company_id as owner, tie.to_company_id as company, share::float8, named.name, named.place
       from tie join named_company named on named.key = tie.named_key where tie.kind = 'subsidiary' and tie.to_name like 'Karnholz%'`,
    );
    expect(rows).toEqual([{ owner: 2, company: null, share: 51, name: 'Karnholz d.o.o.', place: 'Maribor' }]);
  });
});
