import type { getDeskTicket } from '@firmament/api-contract/calls/desk/tickets';
import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { describe, expect, it } from 'vitest';
import { EVA } from '../../test/servers/accounts-app.ts';
import { BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../test/servers/billing-app.ts';
import { JONAS, makeOperator } from '../../test/servers/desk-app.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';

type DeskTicketView = EndpointOutput<typeof getDeskTicket>['ticket'];

/** Tests begin on Tuesday, 10 March 2026. */

const BY_JONAS = { kind: 'operator' as const, name: JONAS.fullname };

/** The sentence that the page shows before an action. */
const announced = (action: LogAction, subjectName: string | null = null): string =>
  logSentence('en', { ...action, actor: BY_JONAS, subject_name: subjectName });

/** Eva, a customer, and Jonas at the desk. Orders wait for him. */
const useDesk = async () => {
  const app = await useBillingApp({ config: { acceptsOrdersAtOnce: false } });
  const { operator, operatorId } = await makeOperator(app, JONAS);
  await app.deliver();
  /** Days pass in these tests; a session of the desk would not last. */
  const arrive = () => {
    const now = app.clock.now();
    const fresh = app.database.db.updateTable('session').set({ created_at: now, last_seen_at: now });
    return fresh.where('account_id', '=', operatorId).execute();
  };
  const look = async (path: string) => {
    await arrive();
    return (await app.get(`desk/${path}`, operator)).json();
  };
  const act = async (path: string, payload: object = {}) => {
    await arrive();
    return app.post(`desk/${path}`, payload, operator);
  };
  /** Does something that must succeed; returns its entry in the log. */
  const carryOut = async (path: string, payload: object = {}): Promise<LogEntry> => {
    const answer = await act(path, payload);
    expect([path, answer.statusCode, answer.json().error]).toEqual([path, 200, undefined]);
    return answer.json().entry;
  };
  const order = async (given: object = BUSINESS_ORDER) => {
    await app.post('billing/order', given, app.session);
    await app.deliver();
    return (await look('overview')).orders.items[0].number as string;
  };
  /** Evas account. */
  const { id } = await app.database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', EVA.email)
    .executeTakeFirstOrThrow();
  return { ...app, operator, look, act, carryOut, order, evaId: id };
};

describe('an order', () => {
  it('waits with its deadline, is accepted with the sentence that was announced, and is gone from the list', async () => {
    const { look, act, carryOut, order, deliver, billing } = await useDesk();
    const number = await order();
    expect((await look('overview')).orders).toMatchObject({
      count: 1,
      items: [{ buyer: 'Muster GmbH', plan: 'Professional', monthly_net_cents: 25_000, answer_by: '2026-03-17' }],
    });
    expect((await look(`orders/${number}`)).order).toMatchObject({
      phase: 'ordered',
      monthly_total_cents: 30_000,
      email: EVA.email,
    });

    const entry = await carryOut(`orders/${number}/accept`);
    expect(logSentence('en', entry)).toBe(announced(LOG.orderAccepted(number, 'Professional')));
    expect(entry).toMatchObject({
      before: { phase: 'ordered', accepted_on: null },
      after: { phase: 'accepted', accepted_on: '2026-03-10' },
    });
    expect((await billing()).contract?.phase).toBe('accepted');
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: `Your order ${number} is accepted` }]);
    const again = await act(`orders/${number}/accept`);
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      `The order ${number} was accepted on 10 March 2026 already.`,
    ]);
    const { orders, invoices, log, done_today } = await look('overview');
    expect([orders.count, invoices.count, done_today]).toEqual([0, 1, 1]);
    expect(log[0]).toEqual(entry);
  });

  it('is declined with a reason that the customer reads, who can order again', async () => {
    const { carryOut, order, deliver, billing, post, session, act } = await useDesk();
    const number = await order();
    const reason = 'Wir liefern derzeit nicht an Wiederverkäufer.';
    const entry = await carryOut(`orders/${number}/decline`, { reason });
    expect(logSentence('en', entry)).toBe(announced(LOG.orderDeclined(number, reason)));
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: EVA.email, subject: `We cannot accept your order ${number}` });
    expect(mail?.text).toContain(reason);
    expect((await billing()).contract?.phase).toBe('lapsed');
    expect((await act(`orders/${number}/accept`)).json().error).toContain('has been over since 10 March 2026');
    expect((await post('billing/order', BUSINESS_ORDER, session)).statusCode).toBe(200);
  });

  it('that is not known is not found, in the language of the request', async () => {
    const { post, operator } = await useDesk();
    const answer = await post('desk/orders/V-NONE-NONE/accept', {}, { ...operator, 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'Die Bestellung V-NONE-NONE gibt es nicht.']);
  });
});

describe('an invoice', () => {
  const useInvoice = async (order?: object) => {
    const desk = await useDesk();
    await desk.carryOut(`orders/${await desk.order(order)}/accept`);
    await desk.deliver();
    return desk;
  };

  it('is marked as paid once, with day and reference; the service begins', async () => {
    const { look, act, carryOut, deliver, clock } = await useInvoice();
    clock.pass(24 * 60);
    expect((await look('overview')).invoices).toMatchObject({
      count: 1,
      open_cents: 30_000,
      overdue_cents: 0,
      items: [{ number: '2026-000001', buyer: 'Muster GmbH', city: 'Wien', due_on: '2026-03-24', is_overdue: false }],
    });
    expect((await look('invoices/2026-000001')).invoice).toMatchObject({ can_be_paid: true, can_be_taken_back: false });
    const future = await act('invoices/2026-000001/pay', { paid_on: '2026-03-12' });
    expect([future.statusCode, future.json().fields.paid_on]).toEqual([400, expect.stringContaining('in the future')]);

    const payment = { paid_on: '2026-03-10', statement: 'SEPA 4471' };
    const entry = await carryOut('invoices/2026-000001/pay', payment);
    expect(logSentence('en', entry)).toBe(
      announced(LOG.invoicePaid('2026-000001', { cents: 30_000, on: '2026-03-10', statement: 'SEPA 4471' })),
    );
    expect(entry).toMatchObject({
      before: { paid_on: null, open_cents: 30_000, contract_phase: 'accepted' },
      after: { paid_on: '2026-03-10', open_cents: 0, contract_phase: 'active' },
    });
    expect((await deliver()).map(({ subject }) => subject)).toEqual(['Your plan Professional is set up']);
    expect((await act('invoices/2026-000001/pay', payment)).statusCode).toBe(409);
    expect((await look('overview')).invoices.count).toBe(0);
  });

  it('is marked as paid once, even at the same moment', async () => {
    const { act } = await useInvoice();
    const answers = await Promise.all([1, 2, 3].map(() => act('invoices/2026-000001/pay', { paid_on: '2026-03-10' })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('whose payment was a mistake is open again: with a letter, a new time to pay, and the block after it', async () => {
    const { look, carryOut, act, deliver, days, billing, get, session } = await useInvoice();
    await carryOut('invoices/2026-000001/pay', { paid_on: '2026-03-10' });
    await deliver();
    expect((await look('invoices/2026-000001')).invoice.can_be_taken_back).toBe(true);

    const reason = 'Die Zahlung gehört zu einer anderen Rechnung.';
    const entry = await carryOut('invoices/2026-000001/takeBack', { reason });
    expect(logSentence('en', entry)).toBe(announced(LOG.paymentTakenBack('2026-000001', { cents: 30_000, reason })));
    const [letter] = await deliver();
    expect(letter).toMatchObject({ to: EVA.email, subject: 'Your invoice 2026-000001 is open again' });
    expect(letter?.text).toContain('EUR 300.00 is to be paid by 24 March 2026');
    expect(letter?.text).toContain(reason);
    expect((await act('invoices/2026-000001/takeBack', { reason })).json().error).toBe('This invoice is not paid.');
    expect((await billing()).contract?.phase).toBe('active');

    // From here on as with any invoice: a reminder with a warning, then the block, then the payment opens access.
    const reminders = (await days(15)).filter(({ subject }) => subject.startsWith('Reminder'));
    expect(reminders.map(({ subject }) => subject)).toEqual(['Reminder 1: invoice 2026-000001']);
    await days(5);
    expect((await get('getUserDetails', session)).json().user.is_blocked).toBe(true);
    expect((await look('overview')).invoices).toMatchObject({ overdue_count: 1, overdue_cents: 30_500 });
    await carryOut('invoices/2026-000001/pay', { paid_on: '2026-03-29' });
    expect((await get('getUserDetails', session)).json().user.is_blocked).toBe(false);
  });

  it('paid before the service begins takes the order back to waiting for the payment', async () => {
    const { carryOut, billing } = await useInvoice({ ...CONSUMER_ORDER, starts_at_once: false });
    await carryOut('invoices/2026-000001/pay', { paid_on: '2026-03-10' });
    expect((await billing()).contract?.phase).toBe('paid');
    await carryOut('invoices/2026-000001/takeBack', { reason: 'Rücklastschrift' });
    expect((await billing()).contract?.phase).toBe('accepted');
  });

  it('that was refunded cannot be taken back, and its refund is booked like a payment', async () => {
    const { carryOut, act, post, session, look } = await useInvoice(CONSUMER_ORDER);
    await carryOut('invoices/2026-000001/pay', { paid_on: '2026-03-10' });
    await post('billing/withdraw', {}, session);
    const refused = await act('invoices/2026-000001/takeBack', { reason: 'Irrtum' });
    expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('was refunded')]);
    const { items } = (await look('overview')).invoices;
    expect(items).toMatchObject([{ number: '2026-000002', kind: 'credit_note', open_cents: 29_033 }]);
    const entry = await carryOut('invoices/2026-000002/pay', { paid_on: '2026-03-10' });
    expect(entry.action).toBe('invoice.refunded');
    expect((await look('overview')).invoices.count).toBe(0);
  });
});

/** What an operator has in view who opens the ticket now. */
const seenOf = async (look: (path: string) => Promise<{ ticket: DeskTicketView }>, ticketId: number) => {
  const { status, messages } = (await look(`tickets/${ticketId}`)).ticket;
  return { status, message_id: messages.at(-1)?.message_id };
};

describe('a ticket', () => {
  it('is answered by mail, leaves the list, comes back with a reply, and is closed', async () => {
    const { post, session, look, carryOut, act, deliver } = await useDesk();
    const asked = { title: 'Export', description: 'Er hört bei Zeile 9.800 auf.' };
    const { ticket_id } = (await post('tickets', asked, session)).json().ticket;
    await deliver();
    expect((await look('overview')).tickets).toMatchObject({
      count: 1,
      items: [{ title: 'Export', from: 'Eva Muster' }],
    });
    expect((await look(`tickets/${ticket_id}`)).ticket.messages).toMatchObject([
      { author: 'member', text: asked.description },
    ]);
    const seen = await seenOf(look, ticket_id);
    const entry = await carryOut(`tickets/${ticket_id}/answer`, { text: 'Das ist behoben.', seen });
    expect(logSentence('en', entry)).toBe(announced(LOG.ticketAnswered(ticket_id)));
    expect(await deliver()).toMatchObject([{ to: EVA.email, text: expect.stringContaining('Das ist behoben.') }]);
    expect((await look('overview')).tickets.count).toBe(0);
    await post(`tickets/${ticket_id}/messages`, { text: 'Leider nein.' }, session);
    expect((await look('overview')).tickets.count).toBe(1);
    const close = async () => act(`tickets/${ticket_id}/close`, { seen: await seenOf(look, ticket_id) });
    expect((await close()).json().entry.before).toEqual({ status: 'open' });
    expect((await close()).json()).toMatchObject({ code: 'conflict', error: 'This ticket is closed already.' });
    expect((await act('tickets/99/answer', { text: 'x', seen })).statusCode).toBe(404);
  });

  const useTwoOperators = async () => {
    const desk = await useDesk();
    const { operator: mara } = await makeOperator(desk, { fullname: 'Mara Lind', email: 'mara@firmament.example' });
    const asked = { title: 'Export', description: 'Er hört bei Zeile 9.800 auf.' };
    const { ticket_id } = (await desk.post('tickets', asked, desk.session)).json().ticket;
    await desk.deliver();
    const path = `tickets/${ticket_id}`;
    const seen = await seenOf(desk.look, ticket_id);
    const asMara = (action: string, payload: object, language = 'en') =>
      desk.post(`desk/${path}/${action}`, payload, { ...mara, 'accept-language': language });
    return {
      ...desk,
      path,
      seen,
      asMara,
      reply: (text: string) => desk.post(`${path}/messages`, { text }, desk.session),
    };
  };

  it('that another operator has answered or closed, or the member wrote to, is not answered unseen', async () => {
    const { path, seen, asMara, act, look, deliver, reply } = await useTwoOperators();
    expect((await act(`${path}/answer`, { text: 'Das ist behoben.', seen })).statusCode).toBe(200);
    expect(await deliver()).toHaveLength(1);
    const late = await asMara('answer', { text: 'Wir sehen nach.', seen });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      error:
        'This ticket was answered meanwhile. Nothing was sent or changed. Please read what is new, and decide again.',
      details: { status: 'answered', messages: [{ author: 'support', text: 'Das ist behoben.' }] },
    });
    expect((await asMara('close', { seen }, 'de')).json().error).toBe(
      'Dieses Ticket wurde inzwischen beantwortet. Es wurde nichts gesendet oder geändert. Bitte lesen Sie, was neu ist, und entscheiden Sie erneut.',
    );
    await reply('Leider nein.');
    expect((await asMara('answer', { text: 'Wir sehen nach.', seen })).json()).toMatchObject({
      error: expect.stringMatching(
        /^This ticket was answered meanwhile. The member has written again meanwhile. Nothing/,
      ),
      details: { status: 'open', messages: [{ text: 'Das ist behoben.' }, { text: 'Leider nein.' }] },
    });
    const { ticket } = await look(path);
    expect([ticket.status, ticket.messages.length]).toEqual(['open', 3]);
    await deliver();

    const latest = await seenOf(look, ticket.ticket_id);
    expect((await act(`${path}/close`, { seen: latest })).statusCode).toBe(200);
    const unsent = await asMara('answer', { text: 'Wir sehen nach.', seen: latest });
    expect(unsent.json()).toMatchObject({
      error: expect.stringMatching(/^This ticket was closed meanwhile/),
      details: { status: 'closed', messages: [] },
    });
    expect(await deliver()).toEqual([]);
    const again = await asMara('answer', { text: 'Wir sehen nach.', seen: await seenOf(look, ticket.ticket_id) });
    expect(again.statusCode).toBe(200);
  });

  it.each([
    ['answer', 'answer'],
    ['answer', 'close'],
  ])('lets one of two operators through who %s and %s at the same moment', async (one, other) => {
    const { path, seen, asMara, act, look, deliver } = await useTwoOperators();
    const answers = await Promise.all([
      act(`${path}/${one}`, { text: 'Das ist behoben.', seen }),
      asMara(other, { text: 'Wir sehen nach.', seen }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { ticket } = await look(path);
    expect(ticket.log).toHaveLength(1);
    expect(await deliver()).toHaveLength(ticket.messages.length - 1);
  });
});

describe('a privacy request', () => {
  const useRequest = async (kind: string) => {
    const desk = await useDesk();
    const { db } = desk.database;
    const company = await addCompany(db);
    await addPerson(db, 'anna', { company_id: company, email: 'anna@firma.example' });
    await desk.post('privacyRequest', { kind, name: 'Anna Beispiel', email: 'anna@firma.example', profile: 'anna' });
    await desk.deliver();
    const [request] = (await desk.look('overview')).privacy_requests.items;
    const people = async () => (await db.selectFrom('person').select('id').execute()).length;
    return { ...desk, request, people };
  };

  it('shows its deadline and the entries that may be meant, and is granted for those that the operator names', async () => {
    const { request, look, carryOut, act, deliver, people } = await useRequest('objection');
    expect(request).toMatchObject({ kind: 'objection', answer_by: '2026-04-10', is_confirmed: false });
    const path = `privacyRequests/${request.request_id}`;
    expect((await look(path)).request).toMatchObject({
      by_mailbox: [{ profile_id: 'anna' }],
      by_link: [{ profile_id: 'anna' }],
    });
    expect((await act(`${path}/grant`)).json().fields.profile).toContain('say who is meant');
    const entry = await carryOut(`${path}/grant`, { profile_ids: ['anna'] });
    const granted = { kind: 'objection', erased: 1, withheld: 0, is_not_listed: false };
    expect(logSentence('en', entry)).toBe(announced(LOG.requestGranted(request.request_id, granted)));
    expect(await people()).toBe(0);
    expect(await deliver()).toMatchObject([{ to: 'anna@firma.example' }]);
    expect((await act(`${path}/grant`, { profile_ids: ['anna'] })).statusCode).toBe(409);
  });

  it('is refused with a reason', async () => {
    const { request, carryOut, deliver, people } = await useRequest('erasure');
    const reason = 'Wir konnten nicht feststellen, wer Sie sind.';
    const entry = await carryOut(`privacyRequests/${request.request_id}/refuse`, { reason });
    expect(logSentence('en', entry)).toBe(
      announced(LOG.requestRefused(request.request_id, { kind: 'erasure', reason })),
    );
    expect((await deliver())[0]?.text).toContain(reason);
    expect(await people()).toBe(1);
  });
});

describe('a declaration', () => {
  it('is confirmed for its contract and ends it as of its receipt, or denied', async () => {
    const { carryOut, order, post, look, deliver, billing, act, clock } = await useDesk();
    await carryOut(`orders/${await order(CONSUMER_ORDER)}/accept`);
    await carryOut('invoices/2026-000001/pay', { paid_on: '2026-03-10' });
    const contract = (await billing()).contract?.contract_number ?? '';
    // The one without a deadline comes last, although it came first.
    await post('cancellation', { kind: 'ordinary', name: 'Wer Anders', email: EVA.email });
    await post('withdrawal', { name: 'Eva Muster', email: EVA.email });
    await deliver();
    clock.pass(3 * 24 * 60);
    const [first, second] = (await look('overview')).declarations.items;
    expect(second).toMatchObject({ kind: 'ordinary', answer_by: null });
    expect(first).toMatchObject({ kind: 'withdrawal', answer_by: '2026-03-24', contract_number: contract });
    expect((await look(`declarations/${first.declaration_id}`)).declaration.contract).toMatchObject({
      number: contract,
      ends_if_confirmed: '2026-03-10',
    });
    expect(
      (await act(`declarations/${first.declaration_id}/confirm`, { contract_number: 'V-NONE-NONE' })).statusCode,
    ).toBe(400);
    const entry = await carryOut(`declarations/${first.declaration_id}/confirm`);
    expect(logSentence('en', entry)).toBe(
      announced(LOG.declarationConfirmed(first.declaration_id, { kind: 'withdrawal', contract, ends_on: null })),
    );
    expect((await billing()).contract).toMatchObject({ phase: 'withdrawn', closed_on: '2026-03-10' });
    await carryOut(`declarations/${second.declaration_id}/deny`);
    expect((await look('overview')).declarations.count).toBe(0);
  });
});

describe('members', () => {
  it('are found by name, address and numbers, and every opening of a page is written down once', async () => {
    const { look, order, carryOut, evaId } = await useDesk();
    const number = await order();
    await carryOut(`orders/${number}/accept`);
    for (const q of ['muster', 'EVA@kunde', number.toLowerCase(), '2026-000001']) {
      expect([q, (await look(`members?q=${q}`)).members.map(({ email }: { email: string }) => email)]).toEqual([
        q,
        [EVA.email],
      ]);
    }
    const { member } = await look(`members/${evaId}`);
    expect(member).toMatchObject({
      email: EVA.email,
      requests_used: 0,
      requests_per_month: 1_000,
      sessions: 1,
      is_operator: false,
      contract: { number, phase: 'accepted', monthly_net_cents: 25_000 },
      invoices: [{ number: '2026-000001', open_cents: 30_000 }],
    });
    await look(`members/${evaId}`);
    const { entries } = await look('log?subject=member');
    expect(entries).toHaveLength(1);
    expect(logSentence('en', entries[0])).toBe(announced(LOG.memberOpened(evaId), EVA.email));
  });

  it('are never shown with what they search, note or keep', async () => {
    const { look, post, session, evaId, database } = await useDesk();
    await addPerson(database.db, 'anna');
    await post('addContact', { employee_id: 'anna', note: 'geheim', tags: ['geheim'] }, session);
    const performanceIndicators = [{ indicator: 'keyword', operator: 'must', values: ['geheim'] }];
    await post('savedSearches', { name: 'geheim', entity: 'companies', performanceIndicators }, session);
    await post('watchlist', { entity_type: 'person', entity_id: 'anna' }, session);
    const shown = JSON.stringify([
      await look(`members/${evaId}`),
      await look('search?q=geheim'),
      await look('overview'),
    ]);
    expect(shown).not.toContain('geheim');
    expect(shown).not.toContain('anna');
  });

  it('are blocked with a reason that they read, keep account and contract, and are unblocked', async () => {
    const { carryOut, act, evaId, get, post, session, deliver } = await useDesk();
    const reason = 'Automatische Abfragen entgegen Punkt 5 der Nutzungsbedingungen.';
    const entry = await carryOut(`members/${evaId}/block`, { reason });
    expect(logSentence('en', entry)).toBe(announced(LOG.memberBlocked(evaId, reason), EVA.email));
    const refused = await post('employees/leadlist', {}, session);
    const company = await get('companies?cid=1', session);
    expect([company.statusCode, company.json().code]).toEqual([402, 'access_blocked']);
    expect(company.json().error).toContain(reason);
    expect(refused.statusCode).not.toBe(200);
    for (const path of ['getUserDetails', 'billing', 'tickets', 'exportUserData']) {
      expect([path, (await get(path, session)).statusCode]).toEqual([path, 200]);
    }
    expect((await act(`members/${evaId}/block`, { reason })).statusCode).toBe(409);
    await carryOut(`members/${evaId}/unblock`);
    expect((await get('companies?cid=1', session)).statusCode).toBe(404);
    expect((await act(`members/${evaId}/unblock`)).statusCode).toBe(409);
    expect((await deliver()).map(({ subject }) => subject)).toEqual([
      'We have blocked your access',
      'Your access is open again',
    ]);
  });

  it('that are operators cannot be blocked', async () => {
    const { act, look } = await useDesk();
    const [{ account_id }] = (await look(`members?q=${JONAS.email}`)).members;
    expect((await act(`members/${account_id}/block`, { reason: 'x' })).statusCode).toBe(409);
  });

  it('are signed out everywhere, and get their documents once more', async () => {
    const { carryOut, act, evaId, get, session, order, deliver, look } = await useDesk();
    await carryOut(`orders/${await order()}/accept`);
    await deliver();
    expect((await look(`members/${evaId}`)).member.mails).toEqual(['contract', '2026-000001']);
    await carryOut(`members/${evaId}/resend`, { what: '2026-000001' });
    await carryOut(`members/${evaId}/resend`, { what: 'contract' });
    const files = (await deliver()).map(({ attachments }) => attachments.map(({ fileName }) => fileName));
    expect(files.map((names) => names.length)).toEqual([1, 2]);
    expect((await act(`members/${evaId}/resend`, { what: '2026-000999' })).statusCode).toBe(404);
    await carryOut(`members/${evaId}/signOut`);
    expect((await get('getUserDetails', session)).statusCode).toBe(401);
  });

  it('read in their own data what operators did with their account', async () => {
    const { carryOut, evaId, get, session } = await useDesk();
    await carryOut(`members/${evaId}/block`, { reason: 'Missbrauch' });
    const { data } = (await get('exportUserData', session)).json();
    expect(data.operators_log).toMatchObject([{ action: 'member.blocked', details: { reason: 'Missbrauch' } }]);
  });
});

it('the search of the desk finds what waits first', async () => {
  const { look, order, post, session, clock } = await useDesk();
  const number = await order();
  clock.pass(1);
  await post('tickets', { title: 'Muster-Frage', description: 'x' }, session);
  const { hits } = await look('search?q=muster');
  expect(hits.map(({ kind, is_open }: { kind: string; is_open: boolean }) => [kind, is_open])).toEqual([
    ['ticket', true],
    ['order', true],
    ['member', false],
  ]);
  expect((await look(`search?q=${number}`)).hits).toMatchObject([{ kind: 'order', id: number }]);
});

it('the log is read page by page and by day', async () => {
  const { carryOut, evaId, look, clock } = await useDesk();
  await carryOut(`members/${evaId}/signOut`);
  clock.pass(20);
  await carryOut(`members/${evaId}/signOut`);
  const { entries } = await look('log?subject=member');
  expect(entries).toHaveLength(2);
  expect((await look(`log?subject=member&before=${entries[0].entry_id}`)).entries).toEqual([entries[1]]);
  expect((await look('log?subject=member&from=2026-03-11')).entries).toEqual([]);
  expect((await look('log?subject=member&until=2026-03-10')).entries).toHaveLength(2);
});
