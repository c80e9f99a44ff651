import { type CompanyDetail, companyDetail, getCompanyPeople } from '@firmament/api-contract/calls/companies';
import { PEOPLE_PER_PAGE, type PersonInCharge } from '@firmament/api-contract/calls/company-facts';
import { signingSentence } from '@firmament/representation/signing-sentence';
import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { addCompany } from '../../../test/worlds/records.ts';

const OFFICERS = 370;
const FORMER = 5;

/** Holders of a signature who sign in twos, one director behind them all, five who have left, and their other offices. */
const useBank = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const { db, pool } = app.database;
  const [bank, elsewhere] = [await addCompany(db), await addCompany(db, { name: 'Murtaler Solar GmbH' })];
  await pool.query(
    `insert into mandate (company_id, position, title, name, folded_name, representation, ended_on, source_id)
     select company, i, case when i = $3 then 'Geschäftsführer' else 'Mitarbeiter' end, 'Person ' || i, 'person ' || i,
       'Kollektivunterschrift zu zweien', case when i > $3 then date '2025-01-01' end, 9
     from unnest($1::integer[]) company, generate_series(1, $2::integer) i`,
    [[bank, elsewhere], OFFICERS + FORMER, OFFICERS],
  );
  await pool.query(
    `insert into mention (id, company_id, person_id, group_id, component_id, keys)
     select id, company_id, first, first, first, '{}'
     from (select id, company_id, min(id) over (partition by name) as first from mandate) known`,
  );
  await pool.query(
    `insert into register_person (id, group_id, name, title, company_id, current_count, past_count, company_count)
     select person_id, person_id, min(name), min(title), min(mandate.company_id), 2, 0, 2
     from mention join mandate using (id) group by person_id`,
  );
  const open = async (query = ''): Promise<CompanyDetail> =>
    companyDetail.parse((await app.get(`companies?cid=${bank}${query}`, session)).json());
  const page = async (offset: number, query = '') =>
    getCompanyPeople.response.parse(
      (await app.get(`companies/people?cid=${bank}&offset=${offset}${query}`, session)).json(),
    );
  return { ...app, session, bank, open, page };
};

const idsOf = (people: readonly PersonInCharge[]): number[] => people.map(({ mandate_id }) => mandate_id);

/** The longest list of people's names in an answer, wherever it is. */
const longestListOfPeople = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).map(longestListOfPeople);
  const named = Array.isArray(value) ? value.filter((one) => JSON.stringify(one)?.includes('Person ')).length : 0;
  return Math.max(named, ...inside);
};

describe(`a company with ${OFFICERS} people in charge`, () => {
  it('answers forty of them, how many there are, and the others page by page', async () => {
    const { open, page } = await useBank();
    const detail = await open();
    expect(detail.representatives).toHaveLength(PEOPLE_PER_PAGE);
    expect(detail.people_in_charge).toHaveLength(PEOPLE_PER_PAGE);
    expect([detail.representatives_total, detail.people_in_charge_total]).toEqual([OFFICERS, OFFICERS + FORMER]);
    // Whoever acts for the company is on the first page, wherever the register lists them.
    expect(detail.representatives[0]).toMatchObject({ title: 'Geschäftsführer', name: `Person ${OFFICERS}` });
    expect(longestListOfPeople(detail)).toBe(PEOPLE_PER_PAGE);

    const all = [...detail.people_in_charge];
    while (all.length < OFFICERS + FORMER) {
      const { people_in_charge, total } = await page(all.length);
      expect([people_in_charge.length, total]).toEqual([
        Math.min(PEOPLE_PER_PAGE, total - all.length),
        OFFICERS + FORMER,
      ]);
      all.push(...people_in_charge);
    }
    expect(new Set(idsOf(all)).size).toBe(OFFICERS + FORMER);
    expect(all.slice(-FORMER).every(({ is_in_charge }) => !is_in_charge)).toBe(true);
    // Each with what is known of them elsewhere.
    expect(all.slice(0, OFFICERS).every(({ other_mandates }) => other_mandates?.certain === 1)).toBe(true);
    expect((await page(0)).people_in_charge).toEqual(detail.people_in_charge);
    expect((await page(1_000)).people_in_charge).toEqual([]);
  });

  it('says of all of them how they sign, and names forty', async () => {
    const { open } = await useBank();
    const { ways, more } = (await open()).signing;
    expect([ways.length, more]).toEqual([1, undefined]);
    expect(ways[0]).toMatchObject({
      more_signers: OFFICERS - PEOPLE_PER_PAGE,
      more_beside: OFFICERS - PEOPLE_PER_PAGE,
    });
    const sentences = ways.map((way) => signingSentence(way, 'en'));
    expect(sentences[0]).toMatch(new RegExp(`^Any two of Person 1, .* and ${OFFICERS - 12} others together$`));
  });

  it('is as long in an export as it is', async () => {
    const { post, bank, session } = await useBank();
    const file = (await post('exports', { subject: 'company', company_id: bank, format: 'json' }, session)).json();
    expect([file.representatives.length, file.people_in_charge.length]).toEqual([OFFICERS, OFFICERS + FORMER]);
    expect(file.signing.ways[0].signers).toHaveLength(OFFICERS);
  });

  it('as of a past day has pages of that day, which say who has left since', async () => {
    const { open, page } = await useBank();
    const then = await open('&as_of=2024-12-31');
    expect([then.people_in_charge_total, then.as_of.gone_since]).toEqual([OFFICERS + FORMER, []]);
    const { people_in_charge, gone_since } = await page(OFFICERS, '&as_of=2024-12-31');
    expect(people_in_charge.every(({ is_in_charge }) => is_in_charge)).toBe(true);
    expect(gone_since).toEqual(idsOf(people_in_charge));
  });

  it('counts one request, however many pages are read', async () => {
    const { open, page, get, session, bank } = await useBank();
    await open();
    await page(PEOPLE_PER_PAGE);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(1);
    expect((await get(`companies/people?cid=${bank + 9}&offset=40`, session)).statusCode).toBe(404);
    expect((await get(`companies/people?cid=${bank}&as_of=2099-01-01`, session)).statusCode).toBe(400);
  });
});
