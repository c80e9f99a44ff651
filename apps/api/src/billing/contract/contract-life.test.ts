import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { describe, expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../../test/servers/billing-app.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { seedDemoContract } from '../../demo/demo-contract.ts';
import { changePlanTo, changeRunning } from './change-contract.ts';

/** Tests begin on Tuesday, 10 March 2026. */

describe('a default in payment', () => {
  it('brings a reminder, blocks access on day 5 with the reason, and ends with the payment', async () => {
    const { get, session, billing, begin, days, pay, deliver, database } = await useBillingApp();
    const company = await addCompany(database.db);
    await begin();
    expect(await days(17)).toMatchObject([{ subject: 'Invoice 2026-000002' }]);
    expect((await billing()).transactions[0]).toMatchObject({ issued_on: '2026-03-27', due_on: '2026-04-10' });
    const open = () => get(`companies?cid=${company}`, session);
    const [reminder, ...more] = await days(15);
    expect(more).toEqual([]);
    for (const part of ['Reminder 1', 'EUR 5.00', 'EUR 305.00', '15 April 2026']) {
      expect(`${reminder?.subject} ${reminder?.text}`).toContain(part);
    }
    expect((await billing()).transactions[0]).toMatchObject({ state: 'overdue', blocks_on: '2026-04-15' });
    await days(3);
    expect((await open()).statusCode).toBe(200);

    expect(await days(1)).toMatchObject([{ subject: 'Your access is blocked' }]);
    const refused = await open();
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'access_blocked']);
    for (const part of ['15 April 2026', '2026-000002', 'EUR 305.00', 'AT93 9999 9000 0123 4567', 'RF']) {
      expect(refused.json().message).toContain(part);
    }
    expect((await get('getAccessLogs', session)).statusCode).not.toBe(402);
    expect((await get('getUserDetails', session)).json().user).toMatchObject({ is_blocked: true, membership_id: 1 });
    expect((await billing()).block).toMatchObject({ since: '2026-04-15', number: '2026-000002', open_cents: 30_500 });

    await pay('2026-000002');
    expect((await open()).statusCode).toBe(200);
    expect(await billing()).toMatchObject({ block: null, transactions: [{ blocks_on: null }, { blocks_on: null }] });
    expect(await deliver()).toMatchObject([{ text: expect.stringContaining('access is open again') }]);
    await expect(pay('2026-000002')).rejects.toThrow('already');
  });
});

describe('the end of a contract', () => {
  it('is the end of the term for a business; notice can be taken back', async () => {
    const { post, get, session, begin, deliver } = await useBillingApp();
    await begin();
    const cancelled = await post('billing/cancel', {}, session);
    expect(cancelled.json().billing.contract).toMatchObject({ phase: 'noticed', ends_on: '2027-03-10' });
    expect((await get('getUserDetails', session)).json().user.membership_end).toBe('2027-03-09');
    expect(await deliver()).toMatchObject([{ to: EVA.email, text: expect.stringContaining('9 March 2027') }]);
    expect((await post('billing/cancel', {}, session)).statusCode).toBe(409);
    expect((await post('billing/withdraw', {}, session)).json().message).toContain('Only consumers');
    expect((await post('billing/keep', {}, session)).json().billing.contract.phase).toBe('active');
    // The account names the same day as the contract: the last one of the term.
    expect((await get('getUserDetails', session)).json().user.membership_end).toBe('2027-03-09');
  });

  it('by withdrawal refunds the unused days and removes the plan', async () => {
    const { post, session, begin, days, deliver, billing } = await useBillingApp();
    await begin(CONSUMER_ORDER);
    await days(9);
    const answer = await post('billing/withdraw', {}, session);
    expect(answer.json().billing).toMatchObject({
      membership_id: 0,
      contract: { phase: 'withdrawn', closed_on: '2026-03-19' },
      // 10 of 31 days were used: EUR 96.77 of EUR 300.00.
      transactions: [{ kind: 'credit_note', total_cents: -20_323, state: 'credited' }, { state: 'paid' }],
    });
    const mails = await deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual([EVA.email, 'office@firmament.example'].sort());
    expect(mails.find(({ to }) => to === EVA.email)?.text).toContain('EUR 203.23 by 2 April 2026');
    expect((await billing()).block).toBeNull();
  });

  it('in the middle of a month costs a consumer only that part', async () => {
    const { post, session, begin, days, billing, database } = await useBillingApp();
    await begin(CONSUMER_ORDER);
    await database.pool.query(`update contract set started_on = '2025-02-10'`);
    const answer = await post('billing/cancel', {}, session);
    expect(answer.json().billing.contract.ends_on).toBe('2026-04-09');
    // A session that is not used for 30 days ends.
    await days(15);
    await billing();
    await days(15);
    expect(await billing()).toMatchObject({ membership_id: 0, contract: { phase: 'ended', closed_on: '2026-04-09' } });
  });
});

describe('a plan', () => {
  it('begins at once and costs the difference if it is larger; a smaller one waits for the end of the term', async () => {
    const { begin, billing, days, deps, session, get } = await useBillingApp();
    await begin();
    const { uid } = (await get('getUserDetails', session)).json().user;
    const change = (level: number) => changeRunning(deps, Number(uid), changePlanTo(deps, level));
    await change(2);
    expect(await billing()).toMatchObject({
      membership_id: 2,
      contract: { membership_id: 2, monthly_net_cents: 60_000 },
      transactions: [{ total_cents: 42_000, period_from: '2026-03-10', period_until: '2026-04-09' }, {}],
    });
    await change(1);
    expect((await billing()).contract?.next_plan).toEqual({ membership_id: 1, from: '2027-03-10' });
    await change(1);
    expect((await days(0)).filter(({ subject }) => subject.startsWith('Your plan is'))).toHaveLength(2);
    await change(2);
    expect((await billing()).contract?.next_plan).toBeNull();
  });

  it('follows the price index on 1 February, announced once and ahead of time', async () => {
    const { begin, billing, days } = await useBillingApp({ priceIndex: { 2027: 3 } });
    await begin();
    const [first, ...more] = (await days(2)).filter(({ subject }) => subject.includes('price changes'));
    expect(more).toEqual([]);
    expect(first?.text).toContain('EUR 257.50');
    expect((await billing()).contract?.price_change).toEqual({ from: '2027-02-01', monthly_net_cents: 25_750 });
  });
});

describe('the demo member', () => {
  it('shows the sample of the specification, restored at every start', async () => {
    const { billing, database, clock, post, session, days } = await useBillingApp();
    await seedDemoContract(database.db, clock, SAMPLE_OFFER, EVA.email);
    await post('billing/cancel', {}, session);
    await seedDemoContract(database.db, clock, SAMPLE_OFFER, EVA.email);
    await days(20);
    expect(await billing()).toMatchObject({
      membership_id: 1,
      contract: { phase: 'active', monthly_total_cents: 25_000 },
      payment_method: { kind: 'card', card: { last_digits: '4242', expires: '12/2025', is_expired: true } },
      transactions: [
        { total_cents: 25_000, state: 'paid' },
        { total_cents: 25_000, state: 'paid' },
      ],
    });
    const details = { ...BUSINESS_ORDER.details, country: 'CH', vat_id: null };
    const changed = await post('billing/details', { details, payment_method: 'transfer' }, session);
    expect(changed.json().billing).toMatchObject({ payment_method: { kind: 'transfer', card: null }, details });
  });
});
