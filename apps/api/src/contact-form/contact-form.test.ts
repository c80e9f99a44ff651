import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { purgeMessages } from './purge-messages.ts';

const MESSAGE = {
  name: 'Eva Muster',
  email: 'Eva@kunde.example',
  phone: '+43 1 2345',
  message: 'Guten Tag,\n\nwas kostet Premium?',
};

describe('a contact message', () => {
  it('is kept, forwarded to the operator and acknowledged', async () => {
    const { post, deliver, database } = await useAccountsApp({ config: { contactEmail: 'office@firmament.example' } });
    const answer = await post('contact', MESSAGE, { 'accept-language': 'de' });
    expect(answer.json()).toEqual({ success: true, message: expect.stringMatching(/^Vielen Dank/) });
    expect(await database.db.selectFrom('contact_message').selectAll().execute()).toMatchObject([
      { ...MESSAGE, email: 'eva@kunde.example', language: 'de' },
    ]);
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'office@firmament.example', replyTo: 'eva@kunde.example' });
    for (const part of ['Eva Muster', 'eva@kunde.example', '+43 1 2345', 'was kostet Premium?']) {
      expect(mail?.text).toContain(part);
    }
  });

  it('may leave out the phone number', async () => {
    const { post } = await useAccountsApp();
    const { phone: _, ...withoutPhone } = MESSAGE;
    expect((await post('contact', withoutPhone)).statusCode).toBe(200);
    expect((await post('contact', { ...MESSAGE, phone: '' })).statusCode).toBe(200);
  });

  it('is refused with an error at each missing field', async () => {
    const { post, deliver } = await useAccountsApp();
    const answer = await post('contact', { name: ' ', email: 'eva', message: '' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields).sort()).toEqual(['email', 'message', 'name']);
    expect(await deliver()).toEqual([]);
  });

  it('is forgotten three years after the last one from the same address', async () => {
    const { post, database, clock } = await useAccountsApp();
    const YEAR_MINUTES = 366 * 24 * 60;
    const left = async () => {
      await purgeMessages(database.db, clock);
      return (await database.db.selectFrom('contact_message').select('email').orderBy('id').execute()).map(
        ({ email }) => email,
      );
    };
    await post('contact', MESSAGE);
    await post('contact', { ...MESSAGE, email: 'max@kunde.example' });
    clock.pass(2 * YEAR_MINUTES);
    await post('contact', MESSAGE);
    expect(await left()).toHaveLength(3);
    clock.pass(YEAR_MINUTES);
    expect(await left()).toEqual(['eva@kunde.example', 'eva@kunde.example']);
    clock.pass(2 * YEAR_MINUTES);
    expect(await left()).toEqual([]);
  });

  it('comes at most five times an hour from one address', async () => {
    const { post } = await useAccountsApp();
    for (let i = 0; i < 5; i++) expect((await post('contact', MESSAGE)).statusCode).toBe(200);
    const sixth = await post('contact', MESSAGE);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('3600');
  });
});
