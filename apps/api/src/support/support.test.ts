import { describe, expect, it } from 'vitest';
import { EVA, SITE, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { runTicketCommand } from './ticket-command.ts';

type Headers = Record<string, string>;

const TICKET = {
  title: 'Der Export ist leer',
  description: 'Guten Tag,\n\ndie Datei hat keine Zeilen.',
  details: 'Firefox unter Linux',
};

const useDesk = async () => {
  const app = await useAccountsApp({ config: { contactEmail: 'office@firmament.example' } });
  await app.join();
  const max = await app.enter(await app.join({ email: 'max@kunde.example' }));
  const eva = await app.enter();
  await app.deliver();
  const open = (ticket: object = TICKET, as: Headers = eva) => app.post('tickets', ticket, as);
  const openOne = async (): Promise<number> => (await open()).json().ticket.ticket_id;
  const command = (...words: string[]) => runTicketCommand(app.database.db, app.clock, words);
  const stateOf = async (id: number) => (await app.get(`tickets/${id}`, eva)).json().ticket.status;
  return { ...app, eva, max, open, openOne, command, stateOf };
};

describe('a ticket', () => {
  it('is kept, listed, confirmed to the member and sent to the operator', async () => {
    const { open, get, deliver, eva } = await useDesk();
    const answer = await open(TICKET, { ...eva, 'accept-language': 'de' });
    const { success, message, ticket } = answer.json();
    expect({ success, message }).toEqual({ success: true, message: expect.stringMatching(/^Wir haben Ihr Ticket/) });
    const at = '2026-03-10T09:00:00.000Z';
    const summary = {
      ticket_id: ticket.ticket_id,
      title: TICKET.title,
      status: 'open',
      created_at: at,
      updated_at: at,
    };
    expect((await get('tickets', eva)).json()).toEqual({ tickets: [summary] });
    expect((await get(`tickets/${ticket.ticket_id}`, eva)).json().ticket).toEqual({
      ...summary,
      details: TICKET.details,
      messages: [{ message_id: expect.any(Number), author: 'member', text: TICKET.description, sent_at: at }],
    });

    const mails = await deliver();
    const operator = mails.find(({ to }) => to === 'office@firmament.example');
    const member = mails.find(({ to }) => to === EVA.email);
    expect(mails).toHaveLength(2);
    expect(operator?.subject).toBe(`Neues Ticket #${ticket.ticket_id}`);
    for (const part of [EVA.email, TICKET.title, 'keine Zeilen', TICKET.details])
      expect(operator?.text).toContain(part);
    expect(member?.subject).toBe(`We have received your ticket #${ticket.ticket_id}`);
    expect(member?.text).toContain(`${SITE}/dashboard/support?ticket=${ticket.ticket_id}`);
  });

  it('goes back and forth: the operator answers by mail, a reply opens it again', async () => {
    const { openOne, get, post, deliver, command, stateOf, eva, clock } = await useDesk();
    const id = await openOne();
    await deliver();
    clock.pass(1);
    await command('answer', String(id), 'Bitte versuchen Sie es noch einmal.');
    expect(await stateOf(id)).toBe('answered');
    expect(await deliver()).toMatchObject([
      { to: EVA.email, subject: `Answer to your ticket #${id}`, text: expect.stringContaining('noch einmal') },
    ]);
    await expect(command('answer', String(id), 'Noch einmal dasselbe.')).rejects.toThrow(/waits for no answer/);
    expect(await deliver()).toEqual([]);
    await command('answer', String(id), '--again', 'Ein Nachtrag.');
    expect(await deliver()).toMatchObject([{ to: EVA.email, text: expect.stringContaining('Ein Nachtrag.') }]);
    await command('close', `#${id}`);
    expect(await stateOf(id)).toBe('closed');

    const reply = await post(`tickets/${id}/messages`, { text: 'Es geht immer noch nicht.' }, eva);
    expect(reply.json()).toMatchObject({ success: true, ticket: { status: 'open' } });
    const { messages } = (await get(`tickets/${id}`, eva)).json().ticket;
    expect(messages.map(({ author }: { author: string }) => author)).toEqual([
      'member',
      'support',
      'support',
      'member',
    ]);
    expect(await deliver()).toMatchObject([
      { to: 'office@firmament.example', subject: `Neue Nachricht zu Ticket #${id}` },
    ]);
    expect((await post(`tickets/${id}/close`, {}, eva)).json().ticket.status).toBe('closed');
  });

  it('of another member does not exist', async () => {
    const { openOne, get, post, max, stateOf } = await useDesk();
    const id = await openOne();
    expect((await get('tickets', max)).json()).toEqual({ tickets: [] });
    expect((await get(`tickets/${id}`, max)).statusCode).toBe(404);
    expect((await post(`tickets/${id}/messages`, { text: 'Meins' }, max)).statusCode).toBe(404);
    expect((await post(`tickets/${id}/close`, {}, max)).statusCode).toBe(404);
    expect(await stateOf(id)).toBe('open');
  });

  it('is refused at the field that is missing, too long or cannot be stored', async () => {
    const { open, deliver } = await useDesk();
    const refusedAt = async (part: object) => {
      const answer = await open({ ...TICKET, ...part });
      return [answer.statusCode, ...Object.keys(answer.json().fields ?? {})];
    };
    expect(await refusedAt({ title: ' ' })).toEqual([400, 'title']);
    expect(await refusedAt({ title: 'Hallo\r\nBcc: alle@kunde.example' })).toEqual([400, 'title']);
    expect(await refusedAt({ description: '\n' })).toEqual([400, 'description']);
    expect(await refusedAt({ description: 'x'.repeat(5001) })).toEqual([400, 'description']);
    expect((await refusedAt({ description: 'a\0b' }))[0]).toBe(400);
    expect(await deliver()).toEqual([]);
  });

  it('has no marks that nobody sees, which forge what the operator reads', async () => {
    const { open, command } = await useDesk();
    const answer = await open({ title: 'Rechnung\u202efdp', description: 'Guten\u200b Tag', details: '\u2066x\u3164' });
    const { ticket } = answer.json();
    expect([ticket.title, ticket.messages[0].text, ticket.details]).toEqual(['Rechnungfdp', 'Guten Tag', 'x']);
    expect((await command('list')).join('')).toContain('Rechnungfdp');
  });

  it('of which nothing can be seen is refused with a sentence', async () => {
    const { open, eva } = await useDesk();
    const refusal = async (language: string) =>
      (await open({ ...TICKET, title: '\u3164\u200b' }, { ...eva, 'accept-language': language })).json().fields;
    expect(await refusal('en')).toEqual({
      title: 'There is nothing to be seen here. Please write it in visible characters.',
    });
    expect(await refusal('de')).toEqual({
      title: 'Hier ist nichts zu sehen. Bitte schreiben Sie es in sichtbaren Zeichen.',
    });
  });

  it('needs a session', async () => {
    const { get, post } = await useDesk();
    for (const answer of [
      await get('tickets'),
      await get('tickets/1'),
      await post('tickets', TICKET),
      await post('tickets/1/messages', { text: 'x' }),
      await post('tickets/1/close', {}),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('or a reply is accepted twenty times an hour per member, without affecting others', async () => {
    const { openOne, open, post, eva, max } = await useDesk();
    const id = await openOne();
    for (let i = 1; i < 20; i++) {
      expect((await post(`tickets/${id}/messages`, { text: `Noch etwas ${i}` }, eva)).statusCode).toBe(200);
    }
    const refused = await open();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await open(TICKET, max)).statusCode).toBe(200);
  });

  it('is limited to 20 under way, even when many are opened at once', async () => {
    const { open, database, eva, post } = await useDesk();
    await database.pool.query(
      `insert into ticket (account_id, title, status, created_at, updated_at)
       select id, 'Frage', 'answered', now(), now() from account, generate_series(1, 18) where email = $1`,
      [EVA.email],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => open()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
    const [first] = answers.filter(({ statusCode }) => statusCode === 200);
    await post(`tickets/${first?.json().ticket.ticket_id}/close`, {}, eva);
    expect((await open()).statusCode).toBe(200);
  });

  it('is confirmed once, even if the job runs again', async () => {
    const { openOne, deliver, database } = await useDesk();
    await openOne();
    await deliver();
    const { rows } = await database.pool.query('select id from ticket_message');
    await database.pool.query(`select graphile_worker.add_job('write-ticket-mail', $1)`, [{ messageId: rows[0].id }]);
    expect(await deliver()).toEqual([]);
  });

  it('is part of the member’s data export and is deleted with the account', async () => {
    const { openOne, get, post, eva, database, command } = await useDesk();
    const id = await openOne();
    await command('answer', String(id), 'Erledigt.');
    const { data } = (await get('exportUserData', eva)).json();
    expect(data.tickets).toMatchObject([
      { number: id, title: TICKET.title, messages: [{ author: 'member' }, { author: 'support', body: 'Erledigt.' }] },
    ]);
    await post('deleteAccount', { proof: { password: EVA.password } }, eva);
    const { rows } = await database.pool.query('select count(*) as count from ticket_message');
    expect(rows[0].count).toBe(0);
  });
});

describe('the operator at the terminal', () => {
  it('sees the waiting tickets, and all of them on request', async () => {
    const { openOne, command } = await useDesk();
    expect(await command('list')).toEqual(['No ticket is waiting.']);
    const id = await openOne();
    expect(await command('list')).toEqual([expect.stringMatching(new RegExp(`^#${id} +open .*${EVA.email}.*Export`))]);
    await command('close', String(id));
    expect(await command('list')).toEqual(['No ticket is waiting.']);
    expect(await command('list', '--all')).toHaveLength(1);
  });

  it('reads a thread without characters that could steer the terminal', async () => {
    const { open, command } = await useDesk();
    const { ticket_id } = (await open({ ...TICKET, description: 'rot: \u001b[31m!\nzweite Zeile' })).json().ticket;
    const text = (await command('show', String(ticket_id))).join('\n');
    expect(text).toContain('rot: [31m!\nzweite Zeile');
    expect(text).not.toContain('\u001b');
    expect(text).toContain('Extra details:\nFirefox unter Linux');
  });

  it('is told what is wrong with a command', async () => {
    const { db } = await useTestDatabase();
    const say = (...words: string[]) => runTicketCommand(db, createTestClock(), words).catch(({ message }) => message);
    for (const action of ['answer', 'close', 'show']) {
      expect(await say(action, '999', 'Hallo')).toBe('there is no ticket #999');
    }
    expect(await say('show', 'abc')).toBe('"abc" is no ticket\'s number');
    expect(await say('answer')).toBe('no ticket is named');
    expect(await say('answer', '1')).toBe('the answer is missing');
    expect(await say('delete')).toBe('"delete" is not known');
    expect(await say()).toBe('nothing is asked for');
  });
});
