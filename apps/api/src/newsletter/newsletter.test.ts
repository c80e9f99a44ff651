import { LIMITS } from '@firmament/api-contract/limits';
import { describe, expect, it } from 'vitest';
import { SITE, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { purgeUnconfirmed } from './subscriptions.ts';

const EVA = { email: 'eva@kunde.example' };
const tokenIn = (text: string | undefined, kind: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/newsletter\\?${kind}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

const useNewsletter = async () => {
  const accounts = await useAccountsApp();
  const subscribers = () => accounts.database.db.selectFrom('subscriber').selectAll().execute();
  return { ...accounts, subscribers };
};

describe('the newsletter', () => {
  it('goes only to confirmed addresses, and records when and to which text they agreed', async () => {
    const { post, deliver, subscribers, clock } = await useNewsletter();
    const answer = await post('subscribe', { email: 'EVA@Kunde.example' });
    expect(answer.json().message).toMatch(/^Subscribed successfully/);
    expect(await subscribers()).toMatchObject([{ ...EVA, confirmed_at: null, text_version: '2026-11' }]);
    const [mail] = await deliver();
    expect(mail?.text).toContain(`${SITE}/newsletter?confirm=`);
    clock.pass(5);
    const token = tokenIn(mail?.text, 'confirm');
    expect((await post('confirmSubscription', { token })).json().success).toBe(true);
    expect(await subscribers()).toMatchObject([{ confirmed_at: clock.now(), confirmation_digest: null }]);
  });

  it('accepts a link once and within seven days', async () => {
    const { post, deliver, clock } = await useNewsletter();
    await post('subscribe', EVA);
    const token = tokenIn((await deliver())[0]?.text, 'confirm');
    await post('confirmSubscription', { token });
    expect((await post('confirmSubscription', { token })).statusCode).toBe(404);
    await post('subscribe', { email: 'max@kunde.example' });
    const late = tokenIn((await deliver())[0]?.text, 'confirm');
    clock.pass(7 * 24 * 60 + 1);
    expect((await post('confirmSubscription', { token: late })).statusCode).toBe(404);
  });

  it('ends with one click and forgets the address', async () => {
    const { post, deliver, subscribers } = await useNewsletter();
    await post('subscribe', EVA);
    const token = tokenIn((await deliver())[0]?.text, 'unsubscribe');
    const answer = await post('unsubscribe', { token }, { 'accept-language': 'de' });
    expect(answer.json().message).toMatch(/^Sie sind abgemeldet/);
    expect(await subscribers()).toEqual([]);
    expect((await post('unsubscribe', { token })).statusCode).toBe(404);
  });

  it('ends by one click in a mail program, but not by merely following the link', async () => {
    const { app, post, deliver, subscribers } = await useNewsletter();
    await post('subscribe', EVA);
    const [mail] = await deliver();
    const token = tokenIn(mail?.text, 'unsubscribe');
    expect(mail?.oneClickUnsubscribeUrl).toBe(`${SITE}/api/newsletterMail?token=${token}`);
    const url = `/api/newsletterMail?token=${token}`;
    expect((await app.inject(url)).headers.location).toBe(`/newsletter?unsubscribe=${token}`);
    expect(await subscribers()).toHaveLength(1);
    const click = await app.inject({
      method: 'POST',
      url,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(click.json().success).toBe(true);
    expect(await subscribers()).toEqual([]);
  });

  it('answers a known address like a new one, and sends it nothing', async () => {
    const { post, deliver } = await useNewsletter();
    const first = await post('subscribe', EVA);
    await post('confirmSubscription', { token: tokenIn((await deliver())[0]?.text, 'confirm') });
    const second = await post('subscribe', EVA);
    expect(second.json()).toEqual(first.json());
    expect(await deliver()).toEqual([]);
  });

  it('forgets addresses that were never confirmed', async () => {
    const { post, subscribers, database, clock } = await useNewsletter();
    await post('subscribe', EVA);
    await purgeUnconfirmed(database.db, clock);
    expect(await subscribers()).toHaveLength(1);
    clock.pass(7 * 24 * 60);
    await purgeUnconfirmed(database.db, clock);
    expect(await subscribers()).toEqual([]);
  });

  it.each(['', 'eva', 'eva@'])('refuses %j as an address', async (email) => {
    const { post } = await useNewsletter();
    const answer = await post('subscribe', { email });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields.email).toBeTruthy();
  });

  it('lets nobody use up their tries by mistyping', async () => {
    const { post } = await useNewsletter();
    const { count } = LIMITS.subscription;
    for (let tries = 0; tries < count + 3; tries += 1) {
      expect((await post('subscribe', { email: 'eva@' })).statusCode).toBe(400);
    }
    for (let tries = 0; tries < count; tries += 1) {
      expect((await post('subscribe', { email: `eva${tries}@kunde.example` })).statusCode).toBe(200);
    }
    expect((await post('subscribe', EVA)).statusCode).toBe(429);
  });
});
