import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../test/servers/accounts-app.ts';

type Session = { cookie: string };
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const SOLAR = {
  name: 'Solar in Wien',
  entity: 'companies',
  performanceIndicators: [
    { indicator: 'keyword', operator: 'must', values: ['solar'] },
    { indicator: 'revenue', operator: 'must', values: [1_000_000, null] },
  ],
};

const BY_RELEVANCE = { sort: 'relevance', direction: 'desc' };

const useMembers = async () => {
  const app = await useAccountsApp();
  await app.join();
  const other = await app.enter(await app.join({ email: 'max@kunde.example' }));
  const eva = await app.enter();
  const call = (method: Method, path: string, payload?: unknown, as: Partial<Session> = eva) =>
    app.app.inject({
      method,
      url: `/api/savedSearches${path}`,
      headers: as as Record<string, string>,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  const namesOf = async (as: Session = eva): Promise<string[]> =>
    (await call('GET', '', undefined, as)).json().searches.map(({ name }: { name: string }) => name);
  return { ...app, eva, other, call, namesOf };
};

describe('a saved search', () => {
  it('is kept as it was, listed newest first, renamed and deleted', async () => {
    const { call, namesOf } = await useMembers();
    const kept = await call('POST', '', { ...SOLAR, name: '  Solar in Wien ' });
    const { search_id, ...search } = kept.json().search;
    expect(search).toEqual({ ...SOLAR, ...BY_RELEVANCE, created_at: '2026-03-10T09:00:00.000Z' });
    await call('POST', '', { ...SOLAR, name: 'Leute', entity: 'companies_employees' });
    expect(await namesOf()).toEqual(['Leute', 'Solar in Wien']);
    const renamed = await call('PATCH', `/${search_id}`, { name: 'Sonne' });
    expect(renamed.json().search).toEqual({ ...search, search_id, name: 'Sonne' });
    expect((await call('DELETE', `/${search_id}`)).json()).toEqual({ success: true });
    expect((await call('DELETE', `/${search_id}`)).statusCode).toBe(404);
    expect(await namesOf()).toEqual(['Leute']);
  });

  it('is kept with its order, which only companies have', async () => {
    const { call, database } = await useMembers();
    const byName = { sort: 'name', direction: 'asc' };
    expect((await call('POST', '', { ...SOLAR, ...byName })).json().search).toMatchObject(byName);
    expect((await call('GET', '')).json().searches).toMatchObject([byName]);
    const people = await call('POST', '', { ...SOLAR, ...byName, entity: 'companies_employees' });
    expect([people.statusCode, Object.keys(people.json().fields)]).toEqual([400, ['sort']]);
    // As a process that does not know the order yet keeps it.
    await database.pool.query(
      `insert into saved_search (account_id, name, entity, indicators, created_at)
       select account_id, 'Alt', entity, indicators, created_at from saved_search`,
    );
    expect((await call('GET', '')).json().searches[0]).toMatchObject({ name: 'Alt', ...BY_RELEVANCE });
  });

  it.each(['\ud800', 'sol\u0000ar'])('with a character that cannot be kept is refused (%j)', async (word) => {
    const { call } = await useMembers();
    const odd = [{ indicator: 'industry', operator: 'must', values: [word] }];
    expect((await call('POST', '', { ...SOLAR, performanceIndicators: odd })).statusCode).toBe(400);
  });

  it('of another member can be neither seen nor changed', async () => {
    const { call, namesOf, other } = await useMembers();
    const { search_id } = (await call('POST', '', SOLAR)).json().search;
    expect(await namesOf(other)).toEqual([]);
    expect((await call('PATCH', `/${search_id}`, { name: 'Meins' }, other)).statusCode).toBe(404);
    expect((await call('DELETE', `/${search_id}`, undefined, other)).statusCode).toBe(404);
    expect(await namesOf()).toEqual(['Solar in Wien']);
  });

  it('of more words than a search may have is not kept; one from before that rule can still be opened', async () => {
    const { call, database, post, eva } = await useMembers();
    const many = (count: number) => [
      { indicator: 'keyword', operator: 'atleast', values: Array(40).fill('holz') },
      {
        indicator: 'industry',
        operator: 'atleast',
        values: [
          Array(count - 40)
            .fill('e')
            .join(' '),
        ],
      },
    ];
    expect((await call('POST', '', { ...SOLAR, performanceIndicators: many(200) })).statusCode).toBe(200);
    const sentence = 'A search may have 200 words in all. Please leave some out.';
    for (const [path, body] of [
      ['savedSearches', SOLAR],
      ['search', { entity: 'companies' }],
      ['exports/preview', { subject: 'companies' }],
      ['exports', { subject: 'companies', format: 'csv' }],
    ] as const) {
      const refused = await post(path, { ...body, performanceIndicators: many(201) }, eva);
      expect([path, refused.statusCode, refused.json().fields]).toEqual([
        path,
        400,
        { performanceIndicators: sentence },
      ]);
    }
    await database.pool.query('update saved_search set indicators = $1', [JSON.stringify(many(240))]);
    const [kept] = (await call('GET', '')).json().searches;
    expect(kept.performanceIndicators).toEqual(many(240));
    expect((await call('PATCH', `/${kept.search_id}`, { name: 'Viele' })).json().search.name).toBe('Viele');
  });

  it('is limited to 100, even when many are saved at once', async () => {
    const { call, namesOf, other, database } = await useMembers();
    await database.pool.query(
      `insert into saved_search (account_id, name, entity, indicators, created_at)
       select id, 'Suche', 'companies', $2, now() from account, generate_series(1, 97) where email = $1`,
      [EVA.email, JSON.stringify(SOLAR.performanceIndicators)],
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '', SOLAR)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'conflict',
      message: 'You have 100 saved searches, which is the most there can be. Please delete one first.',
    });
    expect(await namesOf()).toHaveLength(100);
    expect((await call('POST', '', SOLAR, other)).statusCode).toBe(200);
  });

  it.each([
    ['without a name', { ...SOLAR, name: ' ' }],
    ['with too long a name', { ...SOLAR, name: 'x'.repeat(121) }],
    ['of something else', { ...SOLAR, entity: 'accounts' }],
    ['for everything', { ...SOLAR, performanceIndicators: [] }],
    ['with a letter that cannot be kept', { ...SOLAR, name: 'a\0b' }],
    [
      'with a value that cannot be kept',
      { ...SOLAR, performanceIndicators: [{ indicator: 'keyword', operator: 'must', values: ['a\0b'] }] },
    ],
  ])('%s is refused', async (_, search) => {
    const { call, namesOf } = await useMembers();
    expect((await call('POST', '', search)).statusCode).toBe(400);
    expect(await namesOf()).toEqual([]);
  });

  it('needs a valid number and a session', async () => {
    const { call } = await useMembers();
    for (const id of ['0', 'abc', '99999999999']) expect((await call('DELETE', `/${id}`)).statusCode).toBe(400);
    expect((await call('PATCH', '/1', { name: 'x' })).statusCode).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PATCH', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      const body = method === 'POST' || method === 'PATCH' ? SOLAR : undefined;
      expect((await call(method, path, body, {})).statusCode).toBe(401);
    }
  });

  it('is part of the member’s data export and is deleted with the account', async () => {
    const { call, get, post, eva, other, database } = await useMembers();
    for (const as of [eva, other]) await call('POST', '', SOLAR, as);
    const { data } = (await get('exportUserData', eva)).json();
    expect(data.saved_searches).toMatchObject([{ name: 'Solar in Wien', indicators: SOLAR.performanceIndicators }]);
    await post('deleteAccount', { proof: { password: EVA.password } }, eva);
    const { rows } = await database.pool.query('select count(*) as count from saved_search');
    expect(rows[0].count).toBe(1);
  });
});
