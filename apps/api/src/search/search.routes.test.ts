import { fold } from '@firmament/text/fold';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchApp, createSearchWorld, enterSearchApp, type SearchWorld } from '../../test/worlds/search-world.ts';

let world: SearchWorld;
let app: FastifyInstance;
let session: { cookie: string };

beforeAll(async () => {
  world = await createSearchWorld({ hasPlaces: true });
  app = await buildSearchApp(world, await world.start());
  session = await enterSearchApp(world, app);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

const post = (payload: string): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/search',
    payload,
    headers: { ...session, 'content-type': 'application/json' },
  });

const search = (performanceIndicators: unknown, more: object = {}) =>
  post(JSON.stringify({ entity: 'companies', performanceIndicators, offset: 0, ...more }));

const get = (path: string, query: Record<string, string>) =>
  app.inject({ url: `/api/${path}?${new URLSearchParams(query)}`, headers: session });

const must = (indicator: string, ...values: unknown[]) => ({ indicator, operator: 'must', values });
const oneRow = async (sql: string) => (await world.database.pool.query(sql)).rows[0];

describe('a search through HTTP', () => {
  it('answers a page with total, facets, centre and place', async () => {
    const answer = await search([must('keyword', 'Murtal Solartechnik'), must('legal_status', 'Active')]);
    expect(answer.statusCode).toBe(200);
    const { results, total, facets, center, place, did_you_mean } = answer.json();
    expect(results[0]).toMatchObject({
      company_name: 'Murtal Solartechnik GmbH',
      legal_status: 'Active',
      address: 'Industriestraße 14, 8750 Judenburg',
      address_country: 'Austria',
      latitude: 47.1689,
      counts: { financials: 5 },
    });
    expect(total).toBeGreaterThanOrEqual(results.length);
    expect(facets.country[0]).toEqual({ value: 'Austria', count: expect.any(Number) });
    expect(center).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) });
    expect({ place, did_you_mean }).toEqual({ place: null, did_you_mean: null });
  });

  it('finds people', async () => {
    const answer = await search([must('employee_name', 'Lindner Mara'), must('position', 'Vertrieb')], {
      entity: 'companies_employees',
    });
    expect(answer.json().results[0]).toMatchObject({
      employee_id: 'mara-lindner',
      fullName: 'Mara Lindner',
      company_name: 'Murtal Solartechnik GmbH',
    });
  });

  it('needs a session', async () => {
    const payload = { entity: 'companies', performanceIndicators: [], offset: 0 };
    for (const call of [
      { method: 'POST' as const, url: '/api/search', payload },
      { url: '/api/get_gegenstand?keyword=solar' },
      { url: '/api/suggestCompanyFromInput?keyword=murtal' },
    ]) {
      const answer = await app.inject(call);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ success: false, code: 'not_signed_in' });
    }
  });
});

describe('the public quick search', () => {
  it('returns counts and places but no names', async () => {
    const answer = await app.inject({ url: '/api/hsearch?keyword=Murtal' });
    const { total, countries, places, ...rest } = answer.json();
    const sum = (values: { count?: number; cnt?: number }[]) =>
      values.reduce((all, { count = 0, cnt = 0 }) => all + count + cnt, 0);
    expect(rest).toEqual({ understood: null, did_you_mean: null });
    expect(total).toBeGreaterThan(0);
    expect(sum(countries)).toBe(total);
    expect(sum(places)).toBeLessThanOrEqual(total);
    for (const place of places) expect(Object.keys(place).sort()).toEqual(['count', 'latitude', 'longitude']);
    expect(answer.body.toLowerCase()).not.toContain('murtal');
  });

  it('without a hit offers the nearest keyword that has some', async () => {
    const ask = async (keyword: string) => (await app.inject({ url: `/api/hsearch?keyword=${keyword}` })).json();
    const wrong = await ask('Murtal%20Solartechnk');
    expect(wrong).toEqual({
      total: 0,
      countries: [],
      places: [],
      understood: null,
      did_you_mean: 'murtal solartechnik',
    });
    expect((await ask(encodeURIComponent(wrong.did_you_mean))).total).toBeGreaterThan(0);
    expect((await ask('qqqqqqqqq')).did_you_mean).toBeNull();
  });

  it('rejects keywords without letters or digits, and never fails', async () => {
    const ask = (query: string) => app.inject({ url: `/api/hsearch?${query}` });
    for (const query of [
      '',
      'keyword=',
      'keyword=%20',
      'keyword=!!!',
      `keyword=${'x'.repeat(501)}`,
      'keyword=a&keyword=b',
    ]) {
      const answer = await ask(query);
      expect(answer.statusCode, query).toBe(400);
      expect(answer.json().message).toContain('keyword');
    }
    for (const query of ['keyword=%27', 'keyword=%E0%A4%A', 'keyword=%00', 'keyword=%25%25a', 'keyword=%F0%9F%A6%8A']) {
      expect((await ask(query)).statusCode, query).toBeLessThan(500);
    }
  });

  it('gives the number of companies per country', async () => {
    const { stats } = (await app.inject({ url: '/api/companiesCountryStats' })).json();
    const { rows } = await world.database.pool.query(
      `select case country when 'AT' then 'Austria' when 'DE' then 'Germany' else 'Switzerland' end as address_country,
         count(*) as cnt from company group by 1 order by 2 desc`,
    );
    expect(stats).toEqual(rows);
  });
});

describe('a request that makes no sense', () => {
  it.each([
    ['an unknown indicator', [must('shoe_size', 1)], 'shoe_size'],
    ['a prototype as indicator', [must('__proto__', 'x')], '__proto__'],
    ['a method as indicator', [must('constructor', 'x')], 'constructor'],
    ['an unknown operator', [{ indicator: 'keyword', operator: 'maybe', values: ['x'] }], 'operator'],
    ['no operator', [{ indicator: 'keyword', values: ['x'] }], 'operator'],
    ['a keyword of 10,000 characters', [must('keyword', 'x'.repeat(10_000))], 'values'],
    ['a keyword of signs', [must('keyword', '%&$ §')], 'keyword'],
    ['an emoji alone', [must('keyword', '🦊')], 'keyword'],
    ['half a character', [must('keyword', '\ud83e')], 'keyword'],
    ['null as keyword', [must('keyword', null)], 'keyword'],
    ['a list as value', [must('keyword', ['x'])], 'values'],
    ['a boolean as value', [must('legal_status', true)], 'values'],
    ['an unknown country', [must('country', 'Atlantis')], 'country'],
    ['a country named like a method', [must('country', 'toString')], 'country'],
    ['an unknown status', [must('legal_status', 'active')], 'legal_status'],
    ['min above max', [must('revenue', 10, 5)], 'revenue'],
    ['three bounds', [must('revenue', 1, 2, 3)], 'revenue'],
    ['a day that does not exist', [must('founded', '2019-02-30')], 'founded'],
    ['a month as day', [must('founded', '2019-02')], 'founded'],
    ['a day in words', [must('founded', '', 'yesterday')], 'founded'],
    ['half a year', [must('founded', 2019.5)], 'founded'],
    ['a year with five digits', [must('founded', 20_190)], 'founded'],
    ['a last day before the first', [must('founded', '2019-05-02', '2019-05-01')], 'founded'],
    ['a last year before the first', [must('founded', 2020, '2019')], 'founded'],
    ['three days', [must('founded', 2018, 2019, 2020)], 'founded'],
    ['an unknown mark', [must('mark', 'insolvency', 'late')], 'mark'],
    ['a mark named like a method', [must('mark', 'toString')], 'mark'],
    ['null as mark', [must('mark', null)], 'mark'],
    ['an unknown thing to have', [must('has', 'fax')], 'has'],
    ['a word as bound', [must('revenue', 'much')], 'revenue'],
    ['NaN as text', [must('equity', 'NaN')], 'equity'],
    ['Infinity as text', [must('equity', '-Infinity', '')], 'equity'],
    ['a number too large, as text', [must('equity', '1e400')], 'equity'],
    ['a negative radius', [must('address', 'Graz'), must('radius', -1)], 'radius'],
    ['a radius around the earth', [must('address', 'Graz'), must('radius', 1e9)], 'radius'],
    ['a radius in words', [must('address', 'Graz'), must('radius', 'near')], 'radius'],
    ['two addresses', [must('address', 'Graz', 'Wien')], 'address'],
    ['a number as address', [must('address', 8010)], 'address'],
    ['1,000 indicators', Array.from({ length: 1_000 }, () => must('keyword', 'x')), 'performanceIndicators'],
    ['1,000 values', [must('keyword', ...Array.from({ length: 1_000 }, () => 'x'))], 'values'],
    ['a text instead of a list', 'keyword', 'performanceIndicators'],
    ['a list of null', [null], 'performanceIndicators.0'],
  ])('is rejected with the name of the field: %s', async (_, indicators, named) => {
    const answer = await search(indicators);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid_request' });
    expect(answer.json().message).toContain(named);
  });

  it.each([
    ['{"entity":"companies","performanceIndicators":[],"offset":-10}', 'offset'],
    ['{"entity":"companies","performanceIndicators":[],"offset":0.5}', 'offset'],
    ['{"entity":"companies","performanceIndicators":[],"offset":1e400}', 'offset'],
    ['{"entity":"companies","performanceIndicators":[],"offset":"10"}', 'offset'],
    ['{"entity":"ghosts","performanceIndicators":[]}', 'entity'],
    ['{"entity":"companies","performanceIndicators":[],"sort":"shoe_size"}', 'sort'],
    ['{"entity":"companies","performanceIndicators":[],"sort":"name","direction":"up"}', 'direction'],
    ['{"entity":"companies_employees","performanceIndicators":[],"sort":"name"}', 'sort'],
    [
      '{"entity":"companies","performanceIndicators":[{"indicator":"revenue","operator":"must","values":[1e400]}]}',
      'values',
    ],
    ['{"entity":"companies","performanceIndicators":[],"offset":NaN}', ''],
    ['{"entity":"companies","performanceIndicators":[],"__proto__":{"offset":5}}', ''],
    ['{"entity":"companies","constructor":{"prototype":{}},"performanceIndicators":[]}', ''],
    ['not json', ''],
    ['[]', ''],
    ['null', ''],
  ])('is rejected as a body: %s', async (payload, named) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain(named);
  });

  it.each([
    ['quotes', must('keyword', `O'Neill "&" --; drop table company`)],
    ['percent signs', must('keyword', '%er%')],
    ['an emoji beside a word', must('keyword', 'holz 🦊🏳️‍🌈')],
    ['a NUL character', must('keyword', 'hol\u0000z')],
    ['half a character beside a word', must('keyword', 'holz\ud83e')],
    ['500 umlauts', must('keyword', 'ä'.repeat(500))],
    ['letters that expand to many', must('keyword', 'ﷺ'.repeat(500))],
    ['200 words', must('keyword', 'e '.repeat(200))],
    ['a number', must('keyword', 4711)],
    ['a label named like a method', must('legal_form', '__proto__', 'constructor')],
    ['the widest range', must('revenue', -1e308, '1e308')],
    ['a bound beyond all figures', must('employees_number', 1e300)],
    ['days without an end', must('founded', '', null)],
    ['a year as number', must('founded', 1998, 2003)],
    ['the first and the last year', must('founded', '0001', '9999')],
    ['every mark', { ...must('mark', 'insolvency', 'deletion_notice', 'liquidation'), operator: 'exclusive' }],
    ['a radius without an address', must('radius', 50)],
    ['a short address', must('address', 'Ulm')],
    ['no values', must('revenue')],
    ['50 values', { ...must('keyword', ...Array.from({ length: 50 }, (_, i) => `a${i}`)), operator: 'exclusive' }],
  ])('is answered if it is only unusual: %s', async (_, indicator) => {
    const answer = await search([indicator]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().total).toEqual(expect.any(Number));
  });

  it('may ask for an age within any bounds', async () => {
    const count = async (...values: unknown[]) =>
      (await search([must('age', ...values)], { entity: 'companies_employees' })).json().total;
    const { aged } = await oneRow('select count(born_on) as aged from person');
    expect(await count(-1e300, 1e300)).toBe(aged);
    expect(await count(0, '')).toBe(aged);
    expect(await count(1e300, '')).toBe(0);
  });
});

describe('an order', () => {
  const namesOf = async (more: object) =>
    (await search([must('keyword', 'holz')], more))
      .json()
      .results.map((row: { company_name: string }) => row.company_name);

  it('by name reads like a list, and backwards from its end', async () => {
    const first = await namesOf({ sort: 'name', direction: 'asc' });
    expect(first.map(fold)).toEqual(first.map(fold).sort());
    const { total } = (await search([must('keyword', 'holz')])).json();
    const last = await namesOf({ sort: 'name', direction: 'desc', offset: total - 5 });
    expect(last.map(fold)).toEqual(first.slice(0, 5).reverse().map(fold));
  });

  it('of people other than by relevance is refused in the language of the reader', async () => {
    const ask = (language: string) =>
      app.inject({
        method: 'POST',
        url: '/api/search',
        headers: { ...session, 'accept-language': language },
        payload: { entity: 'companies_employees', performanceIndicators: [], sort: 'founded' },
      });
    expect((await ask('en')).json().message).toBe('The request is not valid (sort: people come by relevance only).');
    expect((await ask('de')).json().message).toContain('sort: Personen sind immer nach Relevanz geordnet');
  });
});

describe('days of founding', () => {
  const total = async (...values: unknown[]) => (await search([must('founded', ...values)])).json().total;
  const founded = async (condition: string) =>
    (await oneRow(`select count(*) from company where founded_on ${condition}`)).count;

  it('may be years, which stand for all their days', async () => {
    expect(await total(1998, 1998)).toBe(await founded(`between '1998-01-01' and '1998-12-31'`));
    expect(await total('1998')).toBe(await founded(`>= '1998-01-01'`));
    expect(await total('', '1998')).toBe(await founded(`<= '1998-12-31'`));
    expect(await total('1998-03-01', '1999')).toBe(await founded(`between '1998-03-01' and '1999-12-31'`));
  });

  it('that are wrong are explained in both languages', async () => {
    const ask = (language: string) =>
      app.inject({
        method: 'POST',
        url: '/api/search',
        headers: { ...session, 'accept-language': language },
        payload: { entity: 'companies', performanceIndicators: [must('founded', '1.4.2019')] },
      });
    expect((await ask('en')).json().message).toContain('expected two days or years');
    expect((await ask('de')).json().message).toContain('zwei Tage oder Jahre');
  });
});

describe('a keyword', () => {
  const first = async (text: string) => {
    return (await search([must('keyword', text)])).json().results[0]?.company_name;
  };

  it('finds a company by any identifier, as people paste it', async () => {
    const murtal = await oneRow(`select * from company where name = 'Murtal Solartechnik GmbH'`);
    const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
    for (const text of [
      `FN ${murtal.register_number}`,
      `Firmenbuchnummer: FN ${murtal.register_number}`,
      murtal.euid,
      inFours(murtal.vat_id),
      `UID: ${murtal.vat_id}`,
      `LEI ${inFours(murtal.lei)}`,
      `GLN ${murtal.gln}`,
      murtal.eori,
    ]) {
      expect(await first(text), text).toBe('Murtal Solartechnik GmbH');
    }
    const swiss = await oneRow('select * from company where che_uid is not null order by id limit 1');
    const dotted = swiss.che_uid.replace(/^CHE(\d{3})(\d{3})(\d{3})$/, 'CHE-$1.$2.$3');
    expect(await first(`${dotted} MWST`)).toBe(swiss.name);
    const german = await oneRow(`select * from company where register_number like 'München HRB %' order by id limit 1`);
    expect(await first(`Amtsgericht ${german.register_number}`)).toBe(german.name);
    expect(await first(german.register_number.replace('München', 'Muenchen'))).toBe(german.name);
  });

  it('finds a company by its former name, and by its legal form however the register writes it', async () => {
    expect(await first('Leitner Solar & Elektro')).toBe('Murtal Solartechnik GmbH');
    expect(await first('MURTAL SOLARTECHNIK G.m.b.H.')).toBe('Murtal Solartechnik GmbH');
    const spelt = await oneRow(`select name, legal_form from company
      where legal_form = 'GmbH' and name like '% Gesellschaft m.b.H.' order by id limit 1`);
    expect(await first(spelt.name.replace('Gesellschaft m.b.H.', 'GmbH'))).toBe(spelt.name);
  });

  it('without a hit offers the nearest one that has hits', async () => {
    const wrong = (await search([must('keyword', 'Murtal Solartechnk')])).json();
    expect(wrong).toMatchObject({ total: 0, did_you_mean: 'murtal solartechnik' });
    expect((await search([must('keyword', wrong.did_you_mean)])).json().total).toBeGreaterThan(0);
    const person = await search([must('employee_name', 'Katharina Leitnr')], { entity: 'companies_employees' });
    expect(person.json()).toMatchObject({ total: 0, did_you_mean: 'katharina leitner' });
    expect((await search([must('keyword', 'qqqqqqqqq')])).json().did_you_mean).toBeNull();
  });
});

describe('suggestions', () => {
  it('start at three characters, at most ten, names that begin with the text first', async () => {
    expect((await get('suggestCompanyFromInput', { keyword: 'mu' })).json()).toEqual({ success: true, companies: [] });
    const { companies } = (await get('suggestCompanyFromInput', { keyword: ' Mur ' })).json();
    expect(companies.length).toBeGreaterThan(1);
    expect(companies.length).toBeLessThanOrEqual(10);
    const starts = companies.map(({ company_name }: { company_name: string }) => fold(company_name).startsWith('mur'));
    expect(starts[0]).toBe(true);
    expect(starts).toEqual([...starts].sort((a, b) => Number(b) - Number(a)));
    expect((await get('suggestCompanyFromInput', { keyword: 'FN 941873h' })).statusCode).toBe(200);
  });

  it('for industries count their companies', async () => {
    expect((await get('get_gegenstand', { keyword: 'ha' })).json()).toEqual({ gegenstand: [] });
    const { gegenstand } = (await get('get_gegenstand', { keyword: 'han' })).json();
    expect(gegenstand.length).toBeGreaterThan(0);
    expect(gegenstand.length).toBeLessThanOrEqual(10);
    expect(gegenstand[0].gegenstand).toMatch(/^han/i);
    for (const { id, gegenstand: name, row_count } of gegenstand) {
      expect(id).toEqual(expect.any(Number));
      expect((await search([must('industry_name', name)])).json().total).toBe(row_count);
    }
  });

  it.each(["'", '%%%', '🦊🦊🦊', '\u0000\u0000\u0000', '!!!', 'x'.repeat(500)])(
    'take any text: %j',
    async (keyword) => {
      expect((await get('suggestCompanyFromInput', { keyword })).json()).toEqual({ success: true, companies: [] });
      expect((await get('get_gegenstand', { keyword })).json()).toEqual({ gegenstand: [] });
    },
  );
});
