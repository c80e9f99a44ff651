import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/tools/eventually.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson } from '../../test/worlds/register-people.ts';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };

beforeAll(async () => {
  world = await createSearchWorld();
  app = await buildSearchApp(world, await world.start());
  session = await enterSearchApp(world, app);
});

beforeEach(async () => {
  await world.database.pool.query(
    'delete from data_export; delete from record_request; delete from record_request_count',
  );
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const post = (path: string, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...session, ...headers } });

const must = (indicator: string, ...values: unknown[]) => ({ indicator, operator: 'must', values });
const ledger = async () => (await app.inject({ url: '/api/exports', headers: session })).json().exports;

const requested = async (): Promise<number> =>
  (await app.inject({ url: '/api/getUserDetails', headers: session })).json().user.company_requests;

describe('a free account', () => {
  const level = (id: number) => world.database.pool.query('update account set membership_level = $1', [id]);
  let before = 0;

  beforeAll(async () => {
    before = (await world.database.pool.query('select membership_level from account')).rows[0].membership_level;
    await level(0);
  });
  afterAll(() => level(before));

  it.each(['companies', 'companies_employees'])('cannot take all %s along', async (subject) => {
    const everything = { subject, performanceIndicators: [], format: 'json' };
    const preview = (await post('exports/preview', everything)).json();
    expect(preview.rows).toBeGreaterThan(1_000);
    expect(preview.requests).toMatchObject({ free: 0, counted: preview.rows, left: 1_000, affordable_rows: 1_000 });
    expect((await post('exports', everything)).statusCode).toBe(402);
    expect((await post('exports', { ...everything, max_rows: 1_001 })).statusCode).toBe(402);
    expect(await requested()).toBe(0);
    const rows = (await post('exports', { ...everything, columns: 'row' })).json();
    expect([rows.length, await requested()]).toEqual([preview.rows, 0]);
    expect(Object.keys(rows[0])).toEqual(ROW_COLUMNS[subject]);
    expect((await post('exports', { ...everything, max_rows: 1_000 })).json()).toHaveLength(1_000);
    expect((await post('exports', { ...everything, max_rows: 1_000, format: 'csv' })).statusCode).toBe(200);
    expect(await requested()).toBe(1_000);
    expect(await ledger()).toHaveLength(3);
  });
});

/** No more than the list of results shows. */
const ROW_COLUMNS: Record<string, string[]> = {
  companies: [
    'company_id',
    'company_name',
    'legal_form',
    'status',
    'gegenstand',
    'date_founded',
    'address_street',
    'address_postcode',
    'address_city',
    'address_country',
    'latitude',
    'longitude',
    'report_date',
    'revenue',
    'total_assets',
    'employees_number',
    'date_updated',
    'sources',
  ],
  companies_employees: [
    'employee_id',
    'fullName',
    'title',
    'headline',
    'company_id',
    'company_name',
    'industry',
    'locality',
    'kind',
    'birth_year',
    'current_mandates',
    'company_count',
    'sources',
  ],
};

describe('companies picked from a list', () => {
  it('are exported in their order, each once, and count like those of a search', async () => {
    const { results } = (await post('search', { entity: 'companies', performanceIndicators: [] })).json();
    const [first, second] = results.map(({ company_id }: { company_id: number }) => company_id);
    const selection = { subject: 'selection', company_ids: [second, first, second, 2_000_000_000] };
    expect((await post('exports/preview', selection)).json()).toMatchObject({
      total: 2,
      rows: 2,
      is_cut: false,
      requests: { counted: 2 },
    });
    const rows = (await post('exports', { ...selection, format: 'json' })).json();
    expect(rows.map(({ company_id }: { company_id: number }) => company_id)).toEqual([second, first]);
    expect(await requested()).toBe(2);
    const free = (await post('exports', { ...selection, columns: 'row', max_rows: 1, format: 'json' })).json();
    expect(free).toHaveLength(1);
    expect((await ledger())[0]).toMatchObject({ subject: 'selection', rows: 1, performanceIndicators: null });
    expect((await post('exports', { ...selection, company_ids: [], format: 'csv' })).statusCode).toBe(400);
  });
});

describe('a search', () => {
  it('is exported whole, in the order in which it is shown', async () => {
    const search = { subject: 'companies', performanceIndicators: [must('country', 'Austria')] };
    const shown = await post('search', { entity: 'companies', performanceIndicators: search.performanceIndicators });
    const { results, total } = shown.json();
    expect((await post('exports/preview', search)).json()).toMatchObject({ total, rows: total, is_cut: false });
    const rows = (await post('exports', { ...search, format: 'json' })).json();
    expect(rows).toHaveLength(total);
    const ids = (list: { company_id: number }[]) => list.map(({ company_id }) => company_id);
    expect(ids(rows).slice(0, 10)).toEqual(ids(results));
    expect(new Set(ids(rows)).size).toBe(total);
    const csv = await post('exports', { ...search, format: 'csv' }, { 'accept-language': 'de' });
    expect(csv.body.split('\r\n').filter((line) => /^\d+;/.test(line)).length).toBe(total);
    expect(await ledger()).toMatchObject([
      { format: 'csv', rows: total, state: 'complete', performanceIndicators: search.performanceIndicators },
      { format: 'json', rows: total },
    ]);
  });

  it('that is sorted and filtered by marks is exported as it is shown', async () => {
    const performanceIndicators = [must('mark', 'insolvency'), must('has', 'accounts'), must('founded', 1950)];
    const order = { sort: 'revenue', direction: 'asc' };
    const shown = (await post('search', { entity: 'companies', performanceIndicators, ...order })).json();
    const wanted = { subject: 'companies', performanceIndicators, ...order, format: 'json', columns: 'row' };
    const rows = (await post('exports', wanted)).json();
    const ids = (list: { company_id: number }[]) => list.map(({ company_id }) => company_id);
    expect(shown.total).toBeGreaterThan(10);
    expect(rows).toHaveLength(shown.total);
    expect(ids(rows).slice(0, 10)).toEqual(ids(shown.results));
    const people = { subject: 'companies_employees', performanceIndicators: [], format: 'json', ...order };
    expect((await post('exports', people)).statusCode).toBe(400);
  });

  it('for people is exported too, and an invalid one is refused', async () => {
    const people = { subject: 'companies_employees', performanceIndicators: [must('isManagement', 'Yes')] };
    const { total } = (await post('exports/preview', people)).json();
    const rows = (await post('exports', { ...people, format: 'json' })).json();
    expect([rows.length, rows[0].is_management]).toEqual([total, true]);
    const nonsense = { subject: 'companies', performanceIndicators: [must('nonsense', 1)], format: 'csv' };
    expect((await post('exports', nonsense)).statusCode).toBe(400);
    expect(await ledger()).toHaveLength(1);
  });

  it('whose export is broken off stops at once, and counts', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ subject: 'companies', performanceIndicators: [], format: 'json' });
    await new Promise<void>((resolve, reject) => {
      const call = request(`${address}/api/exports`, {
        method: 'POST',
        headers: {
          ...session,
          origin: address,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      call.on('response', (answer) => answer.once('data', () => resolve(void call.destroy())));
      call.on('error', reject).end(body);
    });
    await expect.poll(async () => (await ledger())[0]?.state).toBe('broken_off');
    const [entry] = await ledger();
    expect(entry.rows).toBeLessThan(3_000);
    const user = (await app.inject({ url: '/api/getUserDetails', headers: session })).json().user;
    expect(user.data_exports).toBe(1);
  });
});

describe('people of the registers', () => {
  const search = (...values: string[]) => ({
    subject: 'companies_employees',
    performanceIndicators: [
      must('keyword', 'Zwetschgenbaum'),
      ...(values.length > 0 ? [must('person_kind', ...values)] : []),
    ],
  });

  beforeAll(async () => {
    const { db } = world.database;
    const companyId = await addCompany(db, { name: 'Zirbenholz KG' });
    const about = { companyId, birth_year: 1971, place: 'Graz', country: 'AT' };
    const xaver = await addRegisterPerson(db, { ...about, name: 'Xaver Zwetschgenbaum', prominence: 2 });
    await addMention(db, { companyId, name: 'X. Zwetschgenbaum' }, xaver);
    await addRegisterPerson(db, { ...about, name: 'Yvonne Zwetschgenbaum', prominence: 1 });
    await addPerson(db, 'zoe-zwetschgenbaum', { full_name: 'Zoe Zwetschgenbaum', is_management: true });
    await eventually(async () => expect((await post('exports/preview', search())).json().total).toBe(3));
  });

  it('follow the profiles of a search, with what registers tell and nothing made up', async () => {
    const rows = (await post('exports', { ...search(), format: 'json' })).json();
    expect(rows.map(({ fullName }: { fullName: string }) => fullName)).toEqual([
      'Zoe Zwetschgenbaum',
      'Xaver Zwetschgenbaum',
      'Yvonne Zwetschgenbaum',
    ]);
    expect(rows[0]).toMatchObject({ kind: 'profile', is_management: true, birth_year: null, current_mandates: null });
    expect(rows[1]).toMatchObject({
      employee_id: expect.stringMatching(/^reg\.\d+$/),
      title: 'Geschäftsführer',
      company_name: 'Zirbenholz KG',
      kind: 'register',
      birth_year: 1971,
      current_mandates: 1,
      company_count: 1,
      locality: 'Graz',
      country: 'Austria',
      is_management: null,
      email: null,
      phone: null,
      skills: null,
    });
    expect(await requested()).toBe(3);
  });

  it('can be taken alone, and the first of them, and cost nothing as rows of the list', async () => {
    const rows = (await post('exports', { ...search('Register'), format: 'json', columns: 'row' })).json();
    expect([rows.length, await requested()]).toEqual([2, 0]);
    const preview = (await post('exports/preview', search('Register'))).json();
    expect(preview).toMatchObject({ total: 2, requests: { free: 0, counted: 2 } });
    const [first, ...others] = (await post('exports', { ...search(), format: 'json', max_rows: 2 })).json();
    expect([first.employee_id, others[0].fullName]).toEqual(['zoe-zwetschgenbaum', 'Xaver Zwetschgenbaum']);
    expect((await post('exports/preview', search('Register'))).json().requests).toMatchObject({ free: 1, counted: 1 });
  });
});
