import { placeOrder as placeOrderCall } from '@firmament/api-contract/calls/billing';
import { describe, expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../../test/servers/billing-app.ts';
import { readPdfPieces, readPdfText } from '../../../test/tools/pdf-text.ts';
import { acceptByCommand, listOrders } from '../billing-commands.ts';
import { placeOrder } from './place-order.ts';

/** Tests begin on Tuesday, 10 March 2026. */

describe('an order', () => {
  it('is accepted, invoiced, and set up with the first payment', async () => {
    const { post, get, deliver, session, billing, pay } = await useBillingApp();
    const answer = await post('billing/order', BUSINESS_ORDER, session);
    expect(answer.json()).toMatchObject({ success: true, message: expect.stringContaining('accepted') });
    const { contract, transactions, membership_id } = answer.json().billing;
    expect(contract).toMatchObject({ phase: 'accepted', monthly_net_cents: 25_000, monthly_total_cents: 30_000 });
    expect(transactions).toMatchObject([
      { number: '2026-000001', due_on: '2026-03-24', total_cents: 30_000, open_cents: 30_000, state: 'open' },
    ]);
    expect(membership_id).toBe(0);
    const [mail] = await deliver();
    expect(mail).toMatchObject({ to: EVA.email, subject: `Your order ${contract.contract_number} is accepted` });
    for (const part of ['EUR 300.00', '24 March 2026', 'RF', 'AT93 9999 9000 0123 4567'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('withdraw');

    await pay('2026-000001');
    expect(await billing()).toMatchObject({
      membership_id: 1,
      contract: { phase: 'active', started_on: '2026-03-10', term_ends_on: '2027-03-10', notice_by: '2026-12-09' },
      transactions: [{ state: 'paid', open_cents: 0 }],
    });
    expect((await get('getUserDetails', session)).json().user).toMatchObject({
      membership_id: 1,
      membership_start: '2026-03-10',
      membership_end: '2027-03-09',
      is_blocked: false,
    });
    expect(await deliver()).toMatchObject([{ subject: 'Your plan Professional is set up' }]);
  });

  it('is refused while nobody is there to sell', async () => {
    const { post, session, billing, deliver } = await useBillingApp({ operator: null });
    const answer = await post('billing/order', BUSINESS_ORDER, { ...session, 'accept-language': 'de' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toContain('Derzeit wird hier nichts verkauft.');
    expect((await billing()).contract).toBeNull();
    expect(await deliver()).toEqual([]);
  });

  it('of a consumer begins after the withdrawal period', async () => {
    const { post, session, billing, pay, days, deliver } = await useBillingApp();
    await post('billing/order', { ...CONSUMER_ORDER, starts_at_once: false }, session);
    const [mail] = await deliver();
    expect(mail?.text).toContain('until 24 March 2026');
    await pay('2026-000001');
    expect((await billing()).contract).toMatchObject({ phase: 'paid', starts_on: '2026-03-25' });
    await days(14);
    expect((await billing()).contract?.phase).toBe('paid');
    await days(1);
    expect(await billing()).toMatchObject({
      membership_id: 1,
      contract: { phase: 'active', started_on: '2026-03-25' },
    });
  });

  it.each([
    ['consumer in Austria', CONSUMER_ORDER, 30_000],
    [
      'consumer in Germany',
      { ...CONSUMER_ORDER, details: { ...CONSUMER_ORDER.details, country: 'DE', postcode: '10115' } },
      29_750,
    ],
    [
      'business in Germany',
      {
        ...BUSINESS_ORDER,
        details: { ...BUSINESS_ORDER.details, country: 'DE', postcode: '10115', vat_id: 'DE136695976' },
      },
      25_000,
    ],
    [
      'business in Switzerland',
      { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, country: 'CH', vat_id: null } },
      25_000,
    ],
  ])('of a %s costs what was shown, with the right tax', async (_, order, total) => {
    const { post, session } = await useBillingApp();
    expect((await post('billing/order', { ...order, monthly_total_cents: total + 1 }, session)).statusCode).toBe(409);
    const answer = await post('billing/order', { ...order, monthly_total_cents: total }, session);
    expect(answer.json().billing.transactions).toMatchObject([{ total_cents: total }]);
  });

  it.each([
    ['minimum_months', { ...CONSUMER_ORDER, minimum_months: 48 }],
    ['minimum_months', { ...BUSINESS_ORDER, minimum_months: 13 }],
    ['accepts_terms', { ...BUSINESS_ORDER, accepts_terms: false }],
    ['details.company', { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, company: null } }],
    ['details.vat_id', { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, vat_id: 'ATU13585628' } }],
    ['details.vat_id', { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, vat_id: 'DE136695976' } }],
    ['details.postcode', { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, postcode: '10115' } }],
  ])('is refused at %s', async (field, order) => {
    const { post, session } = await useBillingApp();
    const answer = await post('billing/order', order, session);
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, [field]]);
  });

  it.each([
    ['name', 'E'.repeat(101), /höchstens 100 Zeichen/, /at most 100 characters/],
    ['name', 'Eva\nBezahlt: 0,00 EUR', /in eine Zeile/, /on one line/],
    ['name', 'Eva\u0007', /in eine Zeile/, /on one line/],
    ['name', '王秀英', /in lateinischer Schrift/, /in Latin letters/],
    ['company', 'שלום GmbH', /in lateinischer Schrift/, /in Latin letters/],
    ['company', 'C'.repeat(201), /höchstens 200 Zeichen/, /at most 200 characters/],
    ['street', 'Ring '.repeat(40), /höchstens 100 Zeichen/, /at most 100 characters/],
    ['city', 'Ｗｉｅｎ', /in lateinischer Schrift/, /in Latin letters/],
  ])('is refused with a %s that an invoice has no room or no letters for: %j', async (name, value, german, english) => {
    const { post, session } = await useBillingApp();
    const order = { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, [name]: value } };
    for (const [language, sentence] of [['de', german] as const, ['en', english] as const]) {
      const answer = await post('billing/order', order, { ...session, 'accept-language': language });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields[`details.${name}`]).toMatch(sentence);
    }
  });

  it('takes names as people have them', async () => {
    const { post, session, billing } = await useBillingApp();
    const details = {
      ...BUSINESS_ORDER.details,
      name: 'Dr. Özlem Çelik-Weiß O’Brien, MSc',
      company: 'Αθήνα & Київ Handels-Ges.m.b.H. (Wien) № 1',
    };
    expect((await post('billing/order', { ...BUSINESS_ORDER, details }, session)).statusCode).toBe(200);
    expect((await billing()).details).toMatchObject(details);
  });

  it('of before, with longer particulars, is still shown and printed, in its column', async () => {
    const { post, get, session, billing, database } = await useBillingApp();
    await post('billing/order', BUSINESS_ORDER, session);
    const details = { ...BUSINESS_ORDER.details, street: 'x'.repeat(200) };
    await database.pool.query('update contract set buyer = $1', [JSON.stringify(details)]);
    await database.pool.query('update invoice set buyer = $1', [JSON.stringify(details)]);
    const { transactions, ...shown } = await billing();
    expect(shown.details).toMatchObject(details);
    const answer = await get(`billing/invoices/${transactions[0]?.number}`, session);
    const pieces = readPdfPieces(answer.rawPayload);
    const leftOf = (text: string) => pieces.find((piece) => piece.text.trim() === text)?.left ?? 0;
    const street = pieces.filter(({ text }) => /^x+ ?$/.test(text));
    // Set apart from words of ours.
    expect(Math.min(...street.map(({ left }) => left))).toBeGreaterThan(leftOf('To') + 5);
    expect(Math.max(...street.map(({ right }) => right))).toBeLessThan(leftOf('From'));
    expect(Math.max(...pieces.map(({ right }) => right))).toBeLessThan(595.28 - 49);
    expect(pieces.some(({ text }) => text.includes('300.00'))).toBe(true);
  });

  it('takes a postcode with its country before it, as many write it', async () => {
    const { post, session, billing } = await useBillingApp();
    const details = { ...BUSINESS_ORDER.details, postcode: 'A-1010' };
    expect((await post('billing/order', { ...BUSINESS_ORDER, details }, session)).statusCode).toBe(200);
    expect((await billing()).details?.postcode).toBe('1010');
  });

  it('says in a sentence what a postcode looks like', async () => {
    const { post, session } = await useBillingApp();
    const order = { ...BUSINESS_ORDER, details: { ...BUSINESS_ORDER.details, postcode: '12' } };
    const answer = await post('billing/order', order, { ...session, 'accept-language': 'de' });
    expect(answer.json().fields['details.postcode']).toMatch(/^Bitte geben Sie eine Postleitzahl mit vier oder fünf/);
  });

  it('of a plan without a list price is refused: its price is made on request', async () => {
    const { post, session } = await useBillingApp();
    const answer = await post('billing/order', { ...BUSINESS_ORDER, membership_id: 3 }, session);
    expect([answer.statusCode, answer.json().message]).toEqual([404, expect.stringContaining('on request')]);
  });

  it('cannot be placed twice, not even at the same moment', async () => {
    const { post, session, billing } = await useBillingApp();
    const answers = await Promise.all([1, 2, 3].map(() => post('billing/order', BUSINESS_ORDER, session)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await billing()).transactions).toHaveLength(1);
  });

  it('can wait five working days for the operator', async () => {
    const { post, session, billing, deliver, days, deps } = await useBillingApp({
      config: { acceptsOrdersAtOnce: false },
    });
    await post('billing/order', BUSINESS_ORDER, session);
    const { contract } = await billing();
    expect(contract).toMatchObject({ phase: 'ordered', accept_by: '2026-03-17' });
    expect(await deliver()).toMatchObject([
      { to: EVA.email, text: expect.stringContaining('not the acceptance yet') },
      { to: 'office@firmament.example', text: expect.stringContaining('npm run accept-order') },
    ]);
    const number = contract?.contract_number ?? '';
    expect((await listOrders(deps))[0]).toMatch(
      new RegExp(`^${number}  answer by 2026-03-17  Professional.*Muster GmbH`),
    );
    expect((await acceptByCommand(deps, number.toLowerCase())).join('\n')).toMatch(
      /2026-000001 for EUR 300\.00, due 2026-03-24/,
    );
    await expect(acceptByCommand(deps, number)).rejects.toThrow('was accepted on 10 March 2026 already');
    expect(await listOrders(deps)).toEqual(['No order is waiting.']);
    expect((await billing()).contract?.phase).toBe('accepted');
    expect(await days(1)).toHaveLength(1);
  });

  it('lapses if it is not accepted or not paid', async () => {
    const waiting = await useBillingApp({ config: { acceptsOrdersAtOnce: false } });
    await waiting.post('billing/order', BUSINESS_ORDER, waiting.session);
    await waiting.deliver();
    expect(await waiting.days(8)).toMatchObject([{ subject: expect.stringContaining('has lapsed') }]);
    expect((await waiting.billing()).contract?.phase).toBe('lapsed');

    const unpaid = await useBillingApp();
    await unpaid.post('billing/order', BUSINESS_ORDER, unpaid.session);
    await unpaid.deliver();
    expect(await unpaid.days(29)).toMatchObject([{ subject: expect.stringContaining('has lapsed') }]);
    const { contract, transactions } = await unpaid.billing();
    expect(contract?.phase).toBe('lapsed');
    expect(transactions).toMatchObject([
      { number: '2026-000002', kind: 'credit_note', total_cents: -30_000 },
      { number: '2026-000001', state: 'cancelled', open_cents: 0 },
    ]);
    expect((await unpaid.post('billing/order', BUSINESS_ORDER, unpaid.session)).statusCode).toBe(200);
  });
});

describe('an invoice', () => {
  it('has everything the law asks for', async () => {
    const { get, session, begin } = await useBillingApp();
    const { contract } = await begin();
    const answer = await get('billing/invoices/2026-000001', session);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="Firmament-2026-000001.pdf"'),
    });
    // A line may break after a hyphen, so the comparison ignores white space.
    const withoutGaps = (text: string) => text.replace(/\s+/g, '');
    const words = withoutGaps(readPdfText(answer.rawPayload));
    for (const part of [
      'Invoice 2026-000001',
      'Muster GmbH',
      'Ring 1',
      '1010 Wien',
      'ATU13585627',
      'ATU99900018',
      '10 March 2026',
      '24 March 2026',
      contract?.contract_number ?? '',
      'plan Professional',
      'EUR 250.00',
      'Value added tax 20%',
      'EUR 50.00',
      'EUR 300.00',
      'AT93 9999 9000 0123 4567',
      'RF',
    ]) {
      expect(words).toContain(withoutGaps(part));
    }
  });

  it('without tax says why, in the language of the member', async () => {
    const { post, get, session, database } = await useBillingApp();
    await database.pool.query(`update account set language = 'de'`);
    const details = { ...BUSINESS_ORDER.details, country: 'DE', postcode: '10115', vat_id: 'DE136695976' };
    await post('billing/order', { ...BUSINESS_ORDER, details, monthly_total_cents: 25_000 }, session);
    const answer = await get('billing/invoices/2026-000001', session);
    const words = readPdfText(answer.rawPayload).replace(/\s+/g, ' ');
    for (const part of ['Rechnung 2026-000001', 'Reverse Charge', 'DE136695976', 'Umsatzsteuer 0 %', '250,00 EUR']) {
      expect(words).toContain(part);
    }
  });

  it('belongs to its member alone', async () => {
    const { get, another, begin, session } = await useBillingApp();
    await begin();
    const other = await another({ email: 'otto@kunde.example' });
    expect((await get('billing/invoices/2026-000001', other)).statusCode).toBe(404);
    expect((await get('billing', other)).json().billing).toMatchObject({
      contract: null,
      transactions: [],
      details: null,
    });
    expect((await get('billing/invoices/2026-000001')).statusCode).toBe(401);
    expect((await get('billing?uid=999', session)).statusCode).toBe(403);
    expect((await get('billing/invoices/..%2f', session)).statusCode).toBe(400);
  });
});

describe('invoice numbers', () => {
  it('have no gaps, even if several are issued at once and some fail', async () => {
    const { deps, database } = await useBillingApp();
    const { rows: accounts } =
      await database.pool.query(`insert into account (email, full_name, language, membership_start, created_at)
      select 'kunde' || n || '@kunde.example', 'Kunde', 'en', '2026-03-10', '2026-03-10' from generate_series(1, 6) as n returning id, email`);
    // Every second transaction breaks after its number was taken.
    await database.pool.query(`create function break() returns trigger language plpgsql as $$
      begin if (select email ~ '[135]@' from contract where id = new.contract_id) then raise 'broken'; end if; return new; end $$`);
    await database.pool.query('create trigger break after insert on invoice for each row execute function break()');
    const member = {
      uid: '',
      sessionId: 1,
      language: 'en' as const,
      membershipLevel: 0,
      isBlocked: false,
      mustChoosePassword: false,
      isOperator: false,
      isVisitor: false,
    };
    const order = placeOrderCall.body.parse(BUSINESS_ORDER);
    const outcomes = await Promise.allSettled(
      accounts.map(({ id, email }) => placeOrder(deps, { ...member, accountId: id, email }, order)),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    const { rows } = await database.pool.query('select number from invoice order by number');
    expect(rows.map(({ number }) => number)).toEqual(['2026-000001', '2026-000002', '2026-000003']);
  });
});
