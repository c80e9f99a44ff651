import { DEMO_MEMBER_PROFILE_ID } from '@firmament/demo-world/cast/people';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type pg from 'pg';

/** What there is to ask for in a world: of each kind that which costs most. */
export type Things = {
  companies: number[];
  /** Profiles. */
  people: string[];
  /** Profiles that list a mailbox. */
  listed: { name: string; email: string }[];
  /** People of the registers. */
  officers: string[];
  reports: number[];
  /** The company with most people in charge. */
  bank: number;
  /** Who sits in most companies. */
  administrator: string;
  /** The company with most ties to others. */
  group: number;
  /** The company with most employees, which has the longest lead list. */
  largestEmployer: number;
  profile: string;
  /** Whose address most others have. */
  sharedDoor: number;
  withTradeLicence: number;
  association: number;
  /** Of which the demo has an extract to upload. */
  withExtract: number;
};

const MANY = 200;
const REPORTS = 12;

/** Registers list a bank with so many holders of a signature. */
const OFFICERS_OF_BANK = 370;
/** As a real register would state them: the same people at a bank and at its subsidiary. */
const ADD_BANK = `insert into mandate (company_id, position, title, name, folded_name, representation, source_id)
  select company, i, case when i <= 8 then 'Vorstand' else 'Prokurist' end, 'Bankina Zeichner ' || i,
    'bankina zeichner ' || i, 'Kollektivunterschrift zu zweien', ${SOURCE_IDS.demo}
  from (select id as company from company order by id desc limit 2) banks, generate_series(1, ${OFFICERS_OF_BANK}) i`;

export const addBank = async (pool: pg.Pool): Promise<void> => {
  await pool.query(ADD_BANK);
};

export const findThings = async (pool: pg.Pool): Promise<Things> => {
  const all = async <T>(text: string): Promise<T[]> => {
    const { rows } = await pool.query<{ id: T }>(text);
    if (rows.length === 0) throw new Error(`this world lacks something: ${text}`);
    return rows.map(({ id }) => id);
  };
  const one = async <T>(text: string): Promise<T> => (await all<T>(`${text} limit 1`))[0] as T;
  const { rows: listed } = await pool.query<{ name: string; email: string }>(
    `select full_name as name, email from person where email is not null order by md5(profile_id) limit ${MANY}`,
  );
  return {
    listed,
    companies: await all(`select id from company order by md5(id::text) limit ${MANY}`),
    people: await all(`select profile_id as id from person order by md5(profile_id) limit ${MANY}`),
    officers: await all(
      `select 'reg.' || id as id from register_person where current_count > 0 order by md5(id::text) limit ${MANY}`,
    ),
    reports: await all(`select id from financial_report order by md5(id::text) limit ${REPORTS}`),
    bank: await one('select company_id as id from mandate group by company_id order by count(*) desc, company_id'),
    administrator: await one(`select 'reg.' || id as id from register_person order by company_count desc, id`),
    group: await one(
      'select from_company_id as id from company_link where from_company_id is not null group by 1 order by count(*) desc, 1',
    ),
    largestEmployer: await one(
      'select company_id as id from person where company_id is not null group by 1 order by count(*) desc, 1',
    ),
    profile: DEMO_MEMBER_PROFILE_ID,
    sharedDoor: await one(
      `select min(id) as id from company where street is not null
       group by street, postcode, city order by count(*) desc, 1`,
    ),
    withTradeLicence: await one('select id from company where gisa_number is not null order by id'),
    association: await one('select id from company where zvr_number is not null order by id'),
    withExtract: await one(`select id from company where name = 'Chiemgau Dachstrom GmbH'`),
  };
};
