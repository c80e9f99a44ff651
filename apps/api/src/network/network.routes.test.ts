import type { Network, NetworkOwnership, NetworkPaths } from '@firmament/api-contract/calls/network';
import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { AS_OF, addFamily, FIRST_READ } from '../../test/worlds/network-family.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';
import { DEMO_SIGN_IN } from '../demo/demo-sign-in.ts';

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };
let family: Awaited<ReturnType<typeof addFamily>>;

beforeAll(async () => {
  world = await createSearchWorld();
  const clock = createTestClock();
  family = await addFamily(world.database.db);
  app = await buildSearchApp(world, await world.start(), { clock });
  session = await enterSearchApp(world, app, clock);
});

beforeEach(async () => {
  await world.database.pool.query(
    'delete from data_export; delete from network_start; delete from network_start_count',
  );
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const get = (path: string, query: Record<string, string | number>, language = 'en') =>
  app.inject({
    url: `/api/network${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    headers: { ...session, 'accept-language': language },
  });
const around = async (start: string | number, more: Record<string, string | number> = {}): Promise<Network> =>
  (await get('', { start, ...more })).json();

const namesOf = ({ points }: { points: { name: string }[] }): string[] => points.map(({ name }) => name);
const nobody = 2_000_000;

describe('the surroundings', () => {
  it('of a company: people and companies with their relations, days and sources', async () => {
    const network = await around(family.holding);
    expect(network.starts).toEqual([String(family.holding)]);
    expect(namesOf(network)).toEqual([
      'Leitner Familienholding GmbH',
      'Leitner Netzbau GmbH',
      'Andreas Leitner',
      'Eva Huber',
    ]);
    expect(network.points[0]).toMatchObject({
      id: String(family.holding),
      kind: 'company',
      place: 'Judenburg',
      country: 'Austria',
      status: 'active',
      legal_form: 'GmbH',
      steps: 0,
      neighbours: 3,
      is_hub: false,
      birth_year: null,
    });
    expect(network.points[2]).toMatchObject({
      id: `reg.${family.andreas}`,
      kind: 'person',
      birth_year: 1979,
      steps: 1,
    });
    expect(network.total).toEqual({ companies: 2, people: 2, is_more: false });
    expect(network.groups).toContainEqual({ at: String(family.netzbau), kind: 'person', count: 1 });
    expect(network.first_read).toEqual({ earliest: FIRST_READ, latest: FIRST_READ, has_unknown: false });
    expect(network.left_out).toEqual({ likely: 1 });
    const director = network.relations.find(({ title }) => title === 'Geschäftsführer');
    expect(director).toEqual({
      from: `reg.${family.andreas}`,
      to: String(family.holding),
      kinds: ['management'],
      is_same_person: false,
      title: 'Geschäftsführer',
      share: null,
      started_on: '2012-05-01',
      ended_on: null,
      missed_on: null,
      state: 'current',
      is_in_force: true,
      standing: 'current',
      basis: 'last_stated',
      grade: 'certain',
      source_label: 'Firmenbuch',
      as_of: AS_OF,
      sentence: {
        en: 'Andreas Leitner has been managing director of Leitner Familienholding GmbH since 1 May 2012 (Firmenbuch, as of 1 March 2026).',
        de: 'Andreas Leitner ist seit 1. Mai 2012 Geschäftsführer der Leitner Familienholding GmbH (Firmenbuch, Stand 1. März 2026).',
      },
    });
  });

  it('tells once what both ends state', async () => {
    const { relations } = await around(family.holding);
    const ties = relations.filter(({ to }) => to === String(family.netzbau));
    expect(ties.filter(({ kinds }) => kinds.includes('parent')).map(({ source_label }) => source_label)).toEqual([
      'GLEIF',
    ]);
  });

  it('shows nobody who objected and no office of long ago, whichever day is asked for', async () => {
    for (const on of ['2010-01-01', '2026-03-01']) {
      const network = await around(`${family.holding},${family.netzbau}`, { depth: 3, on, limit: 500 });
      expect(JSON.stringify(network)).not.toContain('Wilma');
      const ofJosef = network.relations.filter(({ from }) => from === `reg.${family.josef}`);
      expect(ofJosef.filter(({ to }) => to === String(family.holding))).toEqual([]);
    }
  });

  it('on a day: what had not begun is not there, what ended later is in force', async () => {
    const network = await around(family.holding, { on: '2019-06-01' });
    const eva = network.relations.find(({ from }) => from === `reg.${family.eva}`);
    expect(eva).toMatchObject({ state: 'past', is_in_force: true, basis: 'held', ended_on: '2024-06-30' });
    expect(eva?.standing).toBe('current');
    expect(namesOf(await around(family.holding, { on: '2011-01-01' }))).not.toContain('Leitner Netzbau GmbH');
  });

  it('without what is over, and of some kinds only', async () => {
    expect(namesOf(await around(family.holding, { past: 'hide' }))).not.toContain('Eva Huber');
    expect(namesOf(await around(family.holding, { kinds: 'prokura,board' }))).toEqual(['Leitner Familienholding GmbH']);
    expect((await around(family.netzbau, { kinds: 'shareholder', min_share: 55 })).relations).toMatchObject([
      { share: 60 },
    ]);
  });

  it('walks through what is likely only if asked', async () => {
    expect(namesOf(await around(`reg.${family.andreas}`, { depth: 2 }))).not.toContain('Sägewerk Leitner e.U.');
    const network = await around(`reg.${family.andreas}`, { depth: 2, sure: 'likely' });
    expect(namesOf(network)).toContain('Sägewerk Leitner e.U.');
    expect(network.relations.find(({ is_same_person }) => is_same_person)).toMatchObject({
      kinds: [],
      grade: 'likely',
      to: `reg.${family.namesake}`,
      sentence: {
        de: 'Nach unserem Abgleich der Register ist Andreas Leitner (geboren 1979) wahrscheinlich, aber nicht sicher dieselbe Person wie Andreas Leitner.',
      },
    });
  });

  it('are found under any mention of a person, and under the number of a company that was only named', async () => {
    expect(await around(`reg.${family.owner}`)).toEqual(await around(`reg.${family.andreas}`));
    const network = await around(`named.${family.named}`);
    expect(network.points[0]).toMatchObject({ kind: 'named_company', name: 'Karnholz d.o.o.', place: 'Maribor' });
    const id = await addCompany(world.database.db, { name: 'Karnholz d.o.o.' });
    const arrived = (company: number | null) =>
      world.database.pool.query('update named_company set company_id = $1 where id = $2', [company, family.named]);
    await arrived(id);
    expect((await around(`named.${family.named}`)).starts).toEqual([String(id)]);
    await arrived(null);
  });

  it('of a company without relations are that company', async () => {
    const id = await addCompany(world.database.db, { name: 'Einsam GmbH' });
    expect(await around(id)).toMatchObject({
      points: [{ name: 'Einsam GmbH', neighbours: 0 }],
      relations: [],
      total: { companies: 1, people: 0 },
      first_read: { earliest: null, latest: null, has_unknown: false },
    });
  });

  it.each([nobody, `reg.${nobody}`, `named.${nobody}`])('of %s do not exist', async (start) => {
    const english = await get('', { start });
    expect(english.statusCode).toBe(404);
    expect(english.json().error).toBe(`There is no company and no person with the id ${start} in the network.`);
    expect((await get('', { start }, 'de')).json().error).toBe(
      `Im Netzwerk gibt es kein Unternehmen und keine Person mit der Kennung ${start}.`,
    );
  });

  it('of somebody who objected do not exist, either', async () => {
    expect((await get('', { start: `reg.${family.withheld}` })).statusCode).toBe(404);
  });

  it.each([
    {},
    { start: 'x' },
    { start: '1', depth: 4 },
    { start: '1', kinds: 'friend' },
    { start: '1', on: '2026-13-01' },
    { start: '1', on: '2099-01-01' },
    { start: Array.from({ length: 11 }, (_, index) => index + 1).join() },
  ])('are refused for %j', async (query) => {
    expect((await get('', query as Record<string, string>)).statusCode).toBe(400);
  });

  it('are for members', async () => {
    expect((await app.inject(`/api/network?start=${family.holding}`)).statusCode).toBe(401);
  });
});

describe('a path', () => {
  const path = async (query: Record<string, string | number>): Promise<NetworkPaths> =>
    (await get('/path', query)).json();

  it('is told as one sentence', async () => {
    const found = await path({ from: `reg.${family.andreas}`, to: family.windkraft });
    const [first] = found.paths;
    expect(first).toMatchObject({
      points: [`reg.${family.andreas}`, ...[family.holding, family.netzbau, family.windkraft].map(String)],
      grade: 'certain',
    });
    expect(first?.relations.map((place) => found.relations[place]?.to)).toEqual(
      [family.holding, family.netzbau, family.windkraft].map(String),
    );
    expect(first?.sentence.en).toMatch(
      /^Andreas Leitner and Leitner Windkraft GmbH are connected in 3 steps: \(1\) Andreas Leitner .+; \(3\) Leitner Netzbau GmbH holds 50% of Leitner Windkraft GmbH/,
    );
    expect(found.points.find(({ id }) => id === String(family.netzbau))).toMatchObject({ steps: 2, neighbours: 4 });
  });

  it('that is not there says what would help', async () => {
    const found = await path({ from: family.windkraft, to: family.sawmill });
    expect(found).toMatchObject({ paths: [], relations: [], would_help: ['likely'] });
    expect(namesOf(found)).toEqual(['Leitner Windkraft GmbH', 'Sägewerk Leitner e.U.']);
    const likely = await path({ from: family.windkraft, to: family.sawmill, sure: 'likely' });
    expect(likely.paths[0]).toMatchObject({ grade: 'likely' });
    expect(likely.paths[0]?.sentence.de).toContain('sind wahrscheinlich über 5 Schritte verbunden');
  });

  it('needs two ends that are there, and differ', async () => {
    expect((await get('/path', { from: family.holding, to: nobody })).statusCode).toBe(404);
    const same = await get('/path', { from: `reg.${family.andreas}`, to: `reg.${family.owner}` }, 'de');
    expect(same.statusCode).toBe(400);
    expect(same.json().fields.to).toBe('Beide Enden sind dasselbe. Bitte wählen Sie zwei verschiedene.');
  });
});

describe('ownership', () => {
  const ownership = async (query: Record<string, string | number>): Promise<NetworkOwnership> =>
    (await get('/ownership', query)).json();

  it('goes through others, with what is not known as bounds', async () => {
    const found = await ownership({ company: family.windkraft });
    expect(found.company).toBe(String(family.windkraft));
    const of = (id: string | number) => found.owners.find((owner) => owner.id === String(id));
    expect(of(family.netzbau)).toMatchObject({ direct: { min: 50, max: 50 }, reaches: 'yes', is_controlling: false });
    expect(of(`named.${family.named}`)).toMatchObject({ share: { min: 0, max: 50 }, reaches: 'maybe' });
    expect(of(family.holding)).toMatchObject({
      direct: null,
      share: { min: 30, max: 30 },
      reaches: 'yes',
      steps: 2,
      chain: [family.holding, family.netzbau, family.windkraft].map(String),
      sentence: {
        en: 'Leitner Familienholding GmbH, through Leitner Netzbau GmbH, holds 30% of Leitner Windkraft GmbH (Firmenbuch, as of 1 March 2026; GLEIF, as of 1 March 2026).',
      },
    });
    expect(of(`reg.${family.andreas}`)).toMatchObject({ share: { min: 6, max: 6 }, reaches: 'no' });
    expect(new Set(namesOf(found))).toEqual(
      new Set([
        'Leitner Windkraft GmbH',
        'Leitner Netzbau GmbH',
        'Leitner Familienholding GmbH',
        'Andreas Leitner',
        'Karnholz d.o.o.',
      ]),
    );
    expect(found.has_loop).toBe(false);
  });

  it('tells control apart from the share, and who is on top', async () => {
    const found = await ownership({ company: family.netzbau, threshold: 'over_50' });
    expect(found.ultimate_parents).toEqual([String(family.holding)]);
    expect(found.owners[0]).toMatchObject({ id: String(family.holding), is_controlling: true, reaches: 'yes' });
    expect(found.unknown).toEqual({ min: 40, max: 40 });
    expect(found.holdings).toMatchObject([
      { id: String(family.windkraft), share: { min: 50, max: 50 }, reaches: 'no' },
    ]);
  });

  it('is of companies', async () => {
    expect((await get('/ownership', { company: `reg.${family.andreas}` })).statusCode).toBe(400);
    expect((await get('/ownership', { company: nobody })).statusCode).toBe(404);
  });
});

describe('co-officers', () => {
  it('are registered in the same companies', async () => {
    const answer = await get('/coOfficers', { person: `reg.${family.andreas}` });
    expect(answer.json()).toEqual({
      people: [
        {
          id: `reg.${family.eva}`,
          name: 'Eva Huber',
          birth_year: null,
          grade: 'certain',
          companies: [String(family.holding)],
          likely_companies: [],
        },
      ],
      companies: [{ id: String(family.holding), name: 'Leitner Familienholding GmbH' }],
      sentences: [
        {
          en: 'Andreas Leitner and Eva Huber were both registered with Leitner Familienholding GmbH (Firmenbuch, as of 1 March 2026).',
          de: 'Andreas Leitner und Eva Huber waren beide bei der Leitner Familienholding GmbH eingetragen (Firmenbuch, Stand 1. März 2026).',
        },
      ],
      starts_today: { used: 1, quota: 5_000 },
    });
    expect((await get('/coOfficers', { person: `reg.${family.andreas}`, past: 'hide' })).json().people).toEqual([]);
  });

  it('are of a person', async () => {
    expect((await get('/coOfficers', { person: family.holding })).statusCode).toBe(400);
    expect((await get('/coOfficers', { person: `reg.${nobody}` })).statusCode).toBe(404);
  });
});

describe('the same address', () => {
  const at = async (company: string | number) => (await get('/sameAddress', { company })).json();

  it('is one door, however it is written, in one town', async () => {
    expect(await at(family.holding)).toMatchObject({
      address: 'Burggasse 1, 8750 Judenburg',
      total: 1,
      source_label: 'Demo data',
      as_of: null,
      companies: [
        {
          id: String(family.netzbau),
          name: 'Leitner Netzbau GmbH',
          status: 'active',
          source_label: 'Demo data',
          as_of: null,
        },
      ],
      sentence: {
        de: '1 weiteres Unternehmen ist an der Adresse der Leitner Familienholding GmbH, Burggasse 1, 8750 Judenburg, erfasst (Demodaten, Stand unbekannt). Eine gemeinsame Adresse allein belegt keine Verbindung.',
      },
    });
  });

  it('counts all and lists the first fifty, those that exist first', async () => {
    const { pool, db } = world.database;
    await pool.query(`insert into company (name, status, street, postcode, city, country, source_id, fetched_at, licence)
      select 'Briefkasten ' || number, case when number <= 5 then 'terminated' else 'active' end,
        case when number % 2 = 0 then 'Wiener Straße 7' else 'WIENER STRASSE 7, Top 3' end, '8020', 'Graz', 'AT', 9, now(), ''
      from generate_series(1, 120) number`);
    const id = await addCompany(db, {
      name: 'Domizil GmbH',
      street: 'Wiener Str. 7',
      postcode: '8020',
      city: 'Graz',
      country: 'AT',
    });
    const { total, companies, sentence } = await at(id);
    expect([total, companies.length]).toEqual([120, 50]);
    expect(new Set(companies.map(({ status }: { status: string }) => status))).toEqual(new Set(['active']));
    expect(sentence.en).toContain('120 other companies are on record');
    expect(sentence.en).toContain('So many suggest');
  });

  it('needs a number in a street', async () => {
    expect(await at(family.sawmill)).toEqual({
      address: 'Ohne Nummer, 8750 Judenburg',
      source_label: 'Demo data',
      as_of: null,
      total: 0,
      companies: [],
      sentence: null,
      starts_today: { used: 1, quota: 5_000 },
    });
    expect(await at(`named.${family.named}`)).toMatchObject({ address: null, total: 0 });
    expect((await get('/sameAddress', { company: nobody })).statusCode).toBe(404);
  });

  it('is found by its index', async () => {
    const { rows } = await world.database.pool.query(
      `explain select id from company where address_key(street, postcode, country) = address_key('Burggasse 1', '8750', 'AT')
       and street is not null and postcode is not null`,
    );
    expect(JSON.stringify(rows)).toContain('company_address');
  });
});

describe('a file', () => {
  const ledger = async () => (await app.inject({ url: '/api/exports', headers: session })).json().exports;

  it('as CSV has a row for each relation, in the language of the request, and counts as an export', async () => {
    const answer = await get('/file', { start: family.netzbau, format: 'csv' }, 'de');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="firmament-netzwerk-[\d-]+\.csv"$/);
    const [headings, ...rows] = answer.body.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(headings).toBe(
      'Wer: ID;Wer;Wer: Art;Beziehung;Funktion;Zu: ID;Zu;Zu: Art;Anteil in %;Von;Bis;Nicht mehr eingetragen am;Status;Wie sicher;Quelle;Stand;Satz',
    );
    const { relations } = await around(family.netzbau);
    expect(rows).toHaveLength(relations.length);
    expect(rows.find((row) => row.includes('Prokuristin'))).toBe(
      `reg.${family.eva};Eva Huber;Person;Prokura;Prokuristin;${family.netzbau};Leitner Netzbau GmbH;Unternehmen;;2020-02-01;;;aktuell;sicher;Firmenbuch;2026-03-01;"Eva Huber ist seit 1. Februar 2020 Prokuristin der Leitner Netzbau GmbH (Firmenbuch, Stand 1. März 2026)."`,
    );
    expect(await ledger()).toMatchObject([
      { subject: 'network', format: 'csv', rows: relations.length, state: 'complete' },
    ]);
  });

  it('of FollowTheMoney has one entity a line, relations included', async () => {
    const answer = await get('/file', { start: family.netzbau, format: 'ftm' });
    expect(answer.headers['content-type']).toBe('application/json+ftm; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/firmament-network-[\d-]+\.ftm\.json"$/);
    const entities = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const ids = new Set(entities.map(({ id }) => id));
    expect(ids.size).toBe(entities.length);
    expect(entities).toContainEqual({
      id: `firmament-reg.${family.eva}`,
      schema: 'Person',
      properties: { name: ['Eva Huber'] },
    });
    expect(
      entities.find(({ schema, properties }) => schema === 'Ownership' && properties.percentage?.[0] === '60'),
    ).toMatchObject({
      properties: {
        owner: [`firmament-${family.holding}`],
        asset: [`firmament-${family.netzbau}`],
        startDate: ['2016-01-01'],
        publisher: ['Firmenbuch'],
        role: ['shareholder'],
      },
    });
    expect(entities.find(({ schema }) => schema === 'Company')?.properties.publisher).toEqual(['Demo data']);
    expect(entities.find(({ schema }) => schema === 'Representation')).toMatchObject({
      properties: { agent: [`firmament-reg.${family.eva}`], client: [`firmament-${family.netzbau}`] },
    });
    for (const { schema, properties } of entities) {
      if (schema === 'Ownership') expect(ids).toContain(properties.owner[0]);
      for (const values of Object.values(properties)) expect(values).toEqual([expect.any(String)]);
    }
    expect((await ledger())[0]).toMatchObject({ format: 'ftm', rows: entities.length });
  });

  it('that cannot be made costs nothing, and none is made without an export left', async () => {
    expect((await get('/file', { start: nobody, format: 'csv' })).statusCode).toBe(404);
    expect(await ledger()).toEqual([]);
    await world.database.pool.query(
      `insert into data_export (account_id, subject, format, exported_at)
       select account.id, 'contacts', 'csv', $1 from account, generate_series(1, 1000) where email = $2`,
      [createTestClock().now(), DEMO_SIGN_IN.email],
    );
    expect((await get('/file', { start: family.netzbau, format: 'csv' })).statusCode).toBe(402);
  });
});

describe('the limit of a day', () => {
  const DAY = '2026-03-10';

  /** From where each call begins: with another point than the one before, where it can. */
  const callsFrom = (): Record<string, { path: string; query: Record<string, string | number>; starts: number }> => ({
    network: { path: '', query: { start: `${family.holding},reg.${family.andreas}` }, starts: 2 },
    networkFile: { path: '/file', query: { start: family.netzbau, format: 'csv' }, starts: 1 },
    networkPath: { path: '/path', query: { from: family.holding, to: family.netzbau }, starts: 2 },
    networkOwnership: { path: '/ownership', query: { company: family.netzbau }, starts: 1 },
    coOfficers: { path: '/coOfficers', query: { person: `reg.${family.andreas}` }, starts: 1 },
    sameAddress: { path: '/sameAddress', query: { company: family.holding }, starts: 1 },
  });
  const spend = (used: number) =>
    world.database.pool.query('insert into network_start_count select id, $1, $2 from account', [DAY, used]);
  const used = async (): Promise<number> =>
    (await app.inject({ url: '/api/getUserDetails', headers: session })).json().user.network_starts;

  const calls = ENDPOINTS.filter(({ tag }) => tag === 'network').map(({ id }) => id);

  it.each(calls)('%s counts from where it begins, once, and is refused beyond it', async (id) => {
    const call = callsFrom()[id];
    if (call === undefined) throw new Error(`from where does ${id} begin?`);
    const { path, query, starts } = call;
    await spend(5_000 - starts);
    for (let time = 0; time < 2; time++) {
      const answer = await get(path, query);
      expect(answer.statusCode).toBe(200);
      if (id !== 'networkFile') expect(answer.json().starts_today).toEqual({ used: 5_000, quota: 5_000 });
    }
    expect(await used()).toBe(5_000);
    await world.database.pool.query('delete from network_start');
    const refused = await get(path, query);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(await used()).toBe(5_000);
    // It is 10 o'clock in Vienna.
    expect(refused.headers['retry-after']).toBe(String(14 * 3600));
    // A file that is refused is given back.
    expect((await world.database.pool.query('select from data_export')).rowCount).toBe(id === 'networkFile' ? 2 : 0);
  });

  it('counts nobody who is unknown, and a person once under every number', async () => {
    expect((await get('', { start: nobody })).statusCode).toBe(404);
    expect((await get('/path', { from: family.holding, to: nobody })).statusCode).toBe(404);
    expect(await used()).toBe(0);
    const { rows } = await world.database.pool.query('select id from mention where person_id = $1', [family.andreas]);
    expect(rows.length).toBeGreaterThan(1);
    for (const { id } of rows) expect((await get('', { start: `reg.${id}` })).statusCode).toBe(200);
    expect(await used()).toBe(1);
  });

  it('is told in the language of the request, and by how much a call is too large', async () => {
    await spend(4_999);
    const query = { start: `${family.holding},${family.netzbau}` };
    expect((await get('', query, 'de')).json().error).toBe(
      'Das wären 2 weitere Unternehmen und Personen, von denen Sie im Netzwerk ausgehen; Ihr Tarif lässt heute von 5.000 nur noch 1 zu. Wählen Sie weniger, oder versuchen Sie es nach Mitternacht (Wiener Zeit) erneut.',
    );
    expect((await get('', { start: family.holding })).statusCode).toBe(200);
    expect((await get('', query)).json().error).toBe(
      'You have begun from 5,000 companies and people in the network today, as many as your plan allows. You can go on with these; further ones are possible after midnight, Vienna time.',
    );
    expect((await get('', query, 'de')).json().error).toBe(
      'Sie sind heute im Netzwerk von 5.000 Unternehmen und Personen ausgegangen, so vielen, wie Ihr Tarif erlaubt. Mit diesen können Sie weiterarbeiten; weitere sind nach Mitternacht (Wiener Zeit) möglich.',
    );
  });
});
