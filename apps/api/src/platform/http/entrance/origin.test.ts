import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../../test/servers/accounts-app.ts';
import { addCompany } from '../../../../test/worlds/records.ts';

const FOREIGN = { 'sec-fetch-site': 'cross-site' };

describe('what another site asks for with the cookie of a member', () => {
  const useMember = async () => {
    const app = await useAccountsApp();
    await app.join();
    const session = await app.enter();
    const company = await addCompany(app.database.db);
    const openings = async () => ({
      counted: await app.database.db.selectFrom('record_request').selectAll().execute(),
      logged: await app.database.db.selectFrom('audit_log').selectAll().execute(),
    });
    return { ...app, session, company, openings };
  };

  it('is answered as without a session, counts nothing and leaves no trace', async () => {
    const { get, session, company, openings } = await useMember();
    for (const site of ['cross-site', 'same-site', 'same-origin, cross-site']) {
      const headers = { ...session, 'sec-fetch-site': site };
      const answer = await get(`companies?cid=${company}`, headers);
      expect([site, answer.statusCode, answer.headers['set-cookie']]).toEqual([site, 401, undefined]);
      expect((await get('session', headers)).json()).toEqual({ user: null });
    }
    expect(await openings()).toEqual({ counted: [], logged: [] });
  });

  it('is answered when it comes from our pages, the address bar or a program that does not say', async () => {
    const { get, session, company, openings } = await useMember();
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
      expect((await get(`companies?cid=${company}`, { ...session, ...headers })).statusCode).toBe(200);
    }
    expect((await openings()).counted).toHaveLength(1);
  });

  it('still opens pages and links of mails', async () => {
    const { app, session } = await useMember();
    const open = (url: string) =>
      app.inject({ url, headers: { ...session, ...FOREIGN, 'sec-fetch-mode': 'navigate' } });
    expect((await open('/dashboard/companies/1')).statusCode).toBe(200);
    expect((await open('/api/verify?token=unknown')).statusCode).toBeLessThan(400);
  });
});
