import { type CompanyDetail, companyDetail, type LinkedCompany } from '@firmament/api-contract/calls/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addEvent, addPerson, addReport } from '../../test/worlds/records.ts';

const useMember = async (): Promise<AccountsApp & { session: { cookie: string } }> => {
  const app = await useAccountsApp();
  await app.join();
  return { ...app, session: await app.enter() };
};

describe('a company', () => {
  it('comes with all its parts, under the names of the specification', async () => {
    const { get, session, database } = await useMember();
    const { db, pool } = database;
    const { rows } = await pool.query(`insert into industry (name) values ('Glaserei') returning id`);
    const id = await addCompany(db, {
      name: 'Alpenglas GmbH',
      register_number: '30435h',
      euid: 'ATBRA.030435-000',
      zvr_number: '012345678',
      description: 'Zweck: Fenster\nund Türen',
      industry_id: rows[0].id,
      founded_on: '1998-04-01',
      street: 'Ring 1',
      postcode: '1010',
      city: 'Wien',
      country: 'AT',
      latitude: 48.2,
      longitude: 16.37,
      website: 'alpenglas.example',
      source_id: 1,
      status: 'in_liquidation',
      che_uid: 'CHE-100.155.212',
    });
    await pool.query(`insert into company_former_name values ($1, 'Glas Huber')`, [id]);
    await pool.query(
      `insert into mandate (company_id, position, title, name, representation, birth_year, source_id)
       values ($1, 2, 'Prokura', 'Bernd Muster', null, null, 2), ($1, 1, 'Geschäftsführung', 'Eva Muster', 'selbständig', 1970, 2)`,
      [id],
    );
    await pool.query(
      `insert into domain_info (company_id, domain, created_on, dnssec, mx) values ($1, 'alpenglas.example', '2001-02-03', true, '{mx.example}')`,
      [id],
    );
    await addReport(db, id, '2025-12-31', { revenue: '2000000.5', registered_capital: 35_000, employees_number: 12 });
    await addReport(db, id, '2024-12-31', { revenue: 1_500_000, currency: 'CHF' });

    const answer = await get(`companies?cid=${id}`, session);
    expect(answer.statusCode).toBe(200);
    const detail = companyDetail.parse(answer.json());
    expect(detail.company).toMatchObject({
      company_id: id,
      company_name: 'Alpenglas GmbH',
      ID_Fb: '30435h',
      ID_EUID: 'ATBRA.030435-000',
      ID_ZRV: '012345678',
      ID_CheUid: 'CHE-100.155.212',
      gegenstand: 'Glaserei',
      date_founded: '1998-04-01',
      legal_status: 'Inactive',
      status: 'in_liquidation',
      address_country: 'Austria',
      latitude: 48.2,
      contact_website: 'alpenglas.example',
      former_names: ['Glas Huber'],
      source: 1,
      social_tiktok: null,
      domain_info: { domain: 'alpenglas.example', creation_date: '2001-02-03', dnssec: true, mx: ['mx.example'] },
      provenance: { label: 'GISA', can_refresh: true, fetched_at: '2026-03-01T00:00:00.000Z' },
    });
    expect(detail.representatives.map(({ name }) => name)).toEqual(['Eva Muster', 'Bernd Muster']);
    expect(detail.representatives[0]).toMatchObject({ representation: 'selbständig', born_on: '1970' });
    expect(detail.financials).toMatchObject([
      { report_date: '31/12/2024', revenue: 1_500_000, currency: 'CHF', base_per_share_capital: null },
      { report_date: '31/12/2025', revenue: 2_000_000.5, base_per_share_capital: 35_000, source_label: 'Demo data' },
    ]);
  });

  it('known by name only has no position, no parts and no source to ask', async () => {
    const { get, session, database } = await useMember();
    const id = await addCompany(database.db, { source_id: SOURCE_IDS.csv });
    expect((await get(`companies?cid=${id}`, session)).json()).toMatchObject({
      company: { latitude: -1, longitude: -1, domain_info: null, provenance: { can_refresh: false } },
      financials: [],
      representatives: [],
      linked_companies: [],
      employees: [],
      employees_total: 0,
      updates: [],
    });
  });

  it('shows links stated by either side, each once, and those known by name only', async () => {
    const { get, session, database } = await useMember();
    const { db, pool } = database;
    const holding = await addCompany(db, { name: 'Holding AG', country: 'CH', gisa_number: '7' });
    const id = await addCompany(db);
    const branch = await addCompany(db, { name: 'Zweig', status: 'terminated' });
    const link = (from: number, kind: string, to: number | null, name: string | null = null) =>
      pool.query(
        'insert into tie (from_company_id, kind, to_company_id, to_name, source_id) values ($1, $2, $3, $4, 9)',
        [from, kind, to, name],
      );
    await link(id, 'parent', holding);
    await link(holding, 'subsidiary', id);
    await link(holding, 'shareholder', id);
    await link(id, 'branch', branch);
    await link(id, 'representative', null, 'Fremde KG');
    await link(id, 'representative', null, null);

    const tiesOf = async (company: number) =>
      (await get(`companies?cid=${company}`, session)).json().linked_companies as Record<string, unknown>[];
    const brief = (ties: Record<string, unknown>[]) => ties.map((tie) => [tie.company_name, tie.relation]).sort();
    const own = await tiesOf(id);
    expect(brief(own)).toEqual([
      ['Fremde KG', 'representative'],
      ['Holding AG', 'parent'],
      ['Holding AG', 'shareholding'],
      ['Zweig', 'branch'],
    ]);
    expect(own).toContainEqual(
      expect.objectContaining({ company_id: null, company_name: 'Fremde KG', legal_status: null }),
    );
    expect(own).toContainEqual(
      expect.objectContaining({
        company_id: holding,
        address_country: 'Switzerland',
        ID_GISA: '7',
        legal_status: 'Active',
      }),
    );
    expect(brief(await tiesOf(holding))).toEqual([
      ['Alpenglas GmbH', 'shareholder'],
      ['Alpenglas GmbH', 'subsidiary'],
    ]);
    expect(brief(await tiesOf(branch))).toEqual([['Alpenglas GmbH', 'head_office']]);
  });

  it('takes the head office of a branch for no owner', async () => {
    const { get, session, database } = await useMember();
    const { db, pool } = database;
    const head = await addCompany(db, { name: 'Star GmbH' });
    const branch = await addCompany(db, { name: 'Star Nest' });
    for (const source of [SOURCE_IDS.offeneregister, SOURCE_IDS.zefix]) {
      await pool.query(
        `insert into tie (from_company_id, kind, to_company_id, started_on, source_id) values ($1, 'parent', $2, '2026-01-01', $3)`,
        [branch, head, source],
      );
    }
    const ofBranch = companyDetail.parse((await get(`companies?cid=${branch}`, session)).json());
    expect(ofBranch.linked_companies.map(({ relation }) => relation)).toEqual(['head_office']);
    expect(ofBranch.ownership.owners).toEqual([]);
    expect(ofBranch.events).toEqual([]);
    const ofHead = companyDetail.parse((await get(`companies?cid=${head}`, session)).json());
    expect(ofHead.linked_companies.map(({ relation }) => relation)).toEqual(['branch']);
  });

  it('says how many others name the same company, and which was found by its name alone', async () => {
    const { get, session, database } = await useMember();
    const { db, pool } = database;
    const ids = await Promise.all(Array.from({ length: 5 }, () => addCompany(db)));
    const [id, onRecord] = ids as [number, number];
    const link = (from: number | undefined, to: number | null, by: string | null, changes = 'false') =>
      pool.query(
        `insert into tie (from_company_id, kind, to_company_id, to_name, resolved_by, named_key, has_ended, source_id)
         values ($1, 'representative', $2, $3, $4, '00000000-0000-0000-0000-000000000007', ${changes}, 9)`,
        [from, to, to === null ? 'Fremde KG' : 'Alpenglas Ges.m.b.H.', by],
      );
    for (const from of [id, ids[2], ids[3]]) await link(from, null, null);
    for (const from of [id, id, ids[2]]) await link(from, onRecord, from === id ? 'name_form' : 'number');
    await link(ids[4], null, null, 'true');
    const tiesOf = async (company: number) =>
      ((await get(`companies?cid=${company}`, session)).json().linked_companies as LinkedCompany[]).map(
        ({ company_name, relation, named_as, named_by }) => [company_name, relation, named_as, named_by],
      );
    expect((await tiesOf(id)).sort()).toEqual([
      ['Alpenglas GmbH', 'representative', 'Alpenglas Ges.m.b.H.', 1],
      ['Fremde KG', 'representative', null, 2],
    ]);
    expect((await tiesOf(ids[2] as number))[1]).toEqual(['Alpenglas GmbH', 'representative', null, 1]);
    expect((await tiesOf(onRecord))[0]).toEqual(['Alpenglas GmbH', 'represented', null, 0]);
  });

  it('says of fifty people how to reach them, and of the others who they are', async () => {
    const { get, post, session, database } = await useMember();
    const company_id = await addCompany(database.db);
    const reach = { email: 'a@alpenglas.example', phone: '+43 1 555', linkedin: 'in/anna', twitter: 'anna' };
    for (let i = 0; i < 52; i++) await addPerson(database.db, `person-${i}`, { company_id, title: 'CFO', ...reach });
    const { employees } = (await get(`companies?cid=${company_id}`, session)).json();
    expect(employees).toHaveLength(52);
    for (const person of employees.slice(0, 50)) expect(person).toMatchObject(reach);
    const nothing = { email: null, phone: null, linkedin: null, twitter: null };
    for (const person of employees.slice(50)) expect(person).toMatchObject({ title: 'CFO', ...nothing });
    const file = (await post('exports', { subject: 'company', company_id, format: 'json' }, session)).json();
    expect(file.employees).toEqual(employees);
  });

  it('lists its best-known people first, and nobody who objected', async () => {
    const { get, post, deliver, session, database } = await useMember();
    const company_id = await addCompany(database.db);
    await addPerson(database.db, 'anna', { company_id, prominence: 10, email: 'anna@alpenglas.example' });
    await addPerson(database.db, 'berta', { company_id, prominence: 90, full_name: 'Berta Muster', title: 'CEO' });
    await addPerson(database.db, 'elsewhere');
    const people = async () => {
      const { employees, employees_total } = (await get(`companies?cid=${company_id}`, session)).json();
      return [employees_total, ...employees.map((person: { employee_id: string }) => person.employee_id)];
    };
    expect(await people()).toEqual([2, 'berta', 'anna']);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    expect(await people()).toEqual([1, 'berta']);
  });

  it('lists its changes, newest first, under the names of the wire', async () => {
    const { get, session, database } = await useMember();
    const id = await addCompany(database.db);
    const { pool } = database;
    await addEvent(pool, id, { field: 'country', is: 'AT', at: new Date('2026-01-01T10:00:00Z') });
    await addEvent(pool, id, {
      field: 'website',
      was: 'a.example',
      is: 'b.example',
      at: new Date('2026-02-01T10:00:00Z'),
    });
    expect((await get(`companies?cid=${id}`, session)).json().updates).toEqual([
      {
        field: 'contact_website',
        old_value: 'a.example',
        new_value: 'b.example',
        source_label: 'Demo data',
        changed_at: '2026-02-01T10:00:00.000Z',
      },
      {
        field: 'address_country',
        old_value: null,
        new_value: 'Austria',
        source_label: 'Demo data',
        changed_at: '2026-01-01T10:00:00.000Z',
      },
    ]);
  });
});

describe('asking for a company', () => {
  it.each([
    'companies',
    'companies?cid=',
    'companies?cid=abc',
    'companies?cid=0',
    'companies?cid=1.5',
    'companies?cid=99999999999',
  ])('as %s is refused', async (path) => {
    const { get, session } = await useMember();
    const answer = await get(path, session);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['cid']]);
  });

  it('costs nothing if it does not exist, with another member’s uid or without a session', async () => {
    const { get, session, database } = await useMember();
    const id = await addCompany(database.db);
    expect((await get(`companies?cid=${id + 1}`, session)).statusCode).toBe(404);
    expect((await get(`companies?cid=${id}&uid=999`, session)).statusCode).toBe(403);
    expect((await get(`companies?cid=${id}`)).statusCode).toBe(401);
    const { user } = (await get('getUserDetails', session)).json();
    expect([user.company_requests, user.email]).toEqual([0, EVA.email]);
    expect((await get(`companies?cid=${id}&uid=${user.uid}`, session)).statusCode).toBe(200);
  });
});

describe('an announced deletion', () => {
  it('is found until the company is continued or deleted, and announced anew', async () => {
    const { get, session, database } = await useMember();
    const id = await addCompany(database.db);
    const checks = async (): Promise<CompanyDetail['checks']> =>
      (await get(`companies?cid=${id}`, session)).json().checks;
    const tell = (kind: string, happenedOn: string) =>
      database.pool.query(
        `insert into event (id, company_id, kind, subject, seen_at, happened_on, certainty)
         values (gen_random_uuid(), $1, $2, '', now(), $3, 'stated')`,
        [id, kind, happenedOn],
      );
    const noticeState = async () => (await checks()).find(({ check }) => check === 'deletion_notice')?.state;
    expect(await noticeState()).toBe('not_asked');
    await tell('deletion_announced', '2024-01-01');
    expect(await noticeState()).toBe('found');
    await tell('continued', '2024-06-01');
    expect(await noticeState()).toBe('not_asked');
    await tell('deletion_announced', '2025-01-01');
    expect(await noticeState()).toBe('found');
    await database.pool.query("update company set status = 'terminated' where id = $1", [id]);
    expect(await noticeState()).toBe('not_asked');
  });
});
