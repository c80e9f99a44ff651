import { describe, expect, it } from 'vitest';
import { SITE, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { addCompany, addEvent } from '../../test/worlds/records.ts';
import { announceChanges } from './watchlist.handlers.ts';

/** The test clock begins at ten in Vienna. */
const MINUTES_TO_SIX = 20 * 60;
const useReader = async (language = 'en') => {
  const app = await useAccountsApp();
  await app.join({}, { 'accept-language': language });
  const session = await app.enter();
  const { db, pool } = app.database;
  const company = await addCompany(db);
  await app.post('watchlist', { entity_type: 'company', entity_id: String(company) }, session);
  const open = () => app.get(`companies?cid=${company}`, session);
  const want = (daily_mail: boolean) =>
    app.app.inject({ method: 'PATCH', url: '/api/watchlist', payload: { daily_mail }, headers: session });
  const change = (was: string, is: string) => addEvent(pool, company, { field: 'phone', was, is });
  const announce = () => announceChanges({ db, clock: app.clock, siteUrl: () => SITE });
  const mailsOfTheDay = async () => {
    await announce();
    return app.deliver();
  };
  const isWanted = async (): Promise<boolean> => (await app.get('watchlist', session)).json().daily_mail;
  return { ...app, session, company, open, want, change, announce, mailsOfTheDay, isWanted };
};

const tokenIn = (text: string | undefined): string =>
  /watchlist-mail\?unsubscribe=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

describe('the daily mail', () => {
  it('waits for six o’clock in Vienna, then reports what changed since it was wanted', async () => {
    const { open, want, change, mailsOfTheDay, clock } = await useReader();
    await open();
    await change('0', '1');
    await want(true);
    await change('1', '2');
    clock.pass(MINUTES_TO_SIX - 5);
    expect(await mailsOfTheDay()).toEqual([]);
    clock.pass(5);
    const [mail] = await mailsOfTheDay();
    expect(mail?.subject).toBe('Watchlist: 1 entry changed');
    expect(mail?.text).toContain('Alpenglas GmbH\n- Phone number changed from “1” to “2”.');
    expect(mail?.text).not.toContain('from “0”');
    expect(mail?.html).toContain('<li>Phone number changed from “1” to “2”.</li>');
    expect(mail?.text).toContain(`${SITE}/dashboard/watchlist`);
    expect(mail?.oneClickUnsubscribeUrl).toBe(`${SITE}/api/watchlistMail?token=${tokenIn(mail?.text)}`);
  });

  it('names only the field if the company was never opened', async () => {
    const { want, change, mailsOfTheDay, clock } = await useReader();
    await want(true);
    await change('+43 1 555', '+43 1 556');
    clock.pass(MINUTES_TO_SIX);
    const [mail] = await mailsOfTheDay();
    expect(mail?.text).toContain('Alpenglas GmbH\n- Phone number changed.\n');
    expect(mail?.html).not.toContain('555');
  });

  it('comes only if something changed, and once a day however often the job runs', async () => {
    const { open, want, change, announce, mailsOfTheDay, deliver, clock } = await useReader();
    await open();
    await want(true);
    clock.pass(MINUTES_TO_SIX);
    expect(await mailsOfTheDay()).toEqual([]);
    clock.pass(MINUTES_PER_DAY);
    await change('1', '2');
    await Promise.all([announce(), announce(), announce()]);
    expect(await deliver()).toHaveLength(1);
    expect(await mailsOfTheDay()).toEqual([]);
    clock.pass(60);
    await change('2', '3');
    expect(await mailsOfTheDay()).toEqual([]);
    clock.pass(MINUTES_PER_DAY);
    const [mail] = await mailsOfTheDay();
    expect(mail?.text).toContain('from “2” to “3”');
    expect(mail?.text).not.toContain('from “1” to “2”');
  });

  it('is written in the language of the member', async () => {
    const { open, want, change, mailsOfTheDay, clock } = await useReader('de');
    await open();
    await want(true);
    await change('1', '2');
    clock.pass(MINUTES_TO_SIX);
    const [mail] = await mailsOfTheDay();
    expect(mail?.subject).toBe('Beobachtungsliste: 1 Eintrag geändert');
    expect(mail?.text).toContain('Telefonnummer geändert von „1“ auf „2“.');
  });

  it('ends by the link in any mail, without signing in, and by one click in a mail program', async () => {
    const { app, want, change, mailsOfTheDay, isWanted, clock } = await useReader();
    const end = (token: string, headers: Record<string, string>, payload: string) =>
      app.inject({ method: 'POST', url: `/api/watchlistMail?token=${token}`, headers, payload });
    await want(true);
    await change('1', '2');
    clock.pass(MINUTES_TO_SIX);
    const token = tokenIn((await mailsOfTheDay())[0]?.text);
    const looked = await app.inject(`/api/watchlistMail?token=${token}`);
    expect([looked.statusCode, looked.headers.location]).toEqual([302, `/watchlist-mail?unsubscribe=${token}`]);
    expect(await isWanted()).toBe(true);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await end(token, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await isWanted()).toBe(false);
    const json = { 'content-type': 'application/json', 'accept-language': 'de' };
    const again = await end(token, json, '{}');
    expect([again.statusCode, again.json().message]).toEqual([404, expect.stringMatching(/^Zu diesem Link/)]);
    expect((await end(token, { ...form, origin: 'https://foreign.example' }, 'x')).statusCode).toBe(403);

    clock.pass(MINUTES_PER_DAY);
    await change('2', '3');
    expect(await mailsOfTheDay()).toEqual([]);
  });

  it('does not come if it is switched off between the check and the mail', async () => {
    const { want, change, announce, deliver, clock } = await useReader();
    await want(true);
    await change('1', '2');
    clock.pass(MINUTES_TO_SIX);
    await announce();
    await want(false);
    expect(await deliver()).toEqual([]);
  });
});
