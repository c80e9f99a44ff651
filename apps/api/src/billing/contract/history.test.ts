import { describe, expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { type BillingApp, BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../../test/servers/billing-app.ts';
import { payByCommand, settleByCommand } from '../billing-commands.ts';
import { changePlanTo, changeRunning } from './change-contract.ts';

/** Tests begin on Tuesday, 10 March 2026. */

const changer = async ({ get, session, deps }: BillingApp) => {
  const { uid } = (await get('getUserDetails', session)).json().user;
  return (level: number) => changeRunning(deps, Number(uid), changePlanTo(deps, level));
};

/** Makes a contract older, with its price and what was invoiced for it. */
const growOlder = (app: BillingApp, interval: string) =>
  app.database.pool.query(`
    update contract set started_on = started_on - interval '${interval}', ordered_on = ordered_on - interval '${interval}';
    update contract_rate set holds_from = holds_from - interval '${interval}';
    insert into invoice_line (invoice_id, line, month, membership_level, net_cents)
    select 1, 100 + month, month, 1, 25000 from generate_series(1, 12) as month`);

describe('the history of a contract', () => {
  it('keeps the price of a plan that was changed after an indexation', async () => {
    const app = await useBillingApp({ priceIndex: { 2027: 3 } });
    const { begin, billing, days, database } = app;
    await begin();
    await days(1);
    await database.pool.query(`update contract_rate set holds_from = '2026-03-11' where reason = 'indexation'`);
    expect((await billing()).contract?.monthly_net_cents).toBe(25_750);
    await (await changer(app))(2);
    await days(1);
    expect(await billing()).toMatchObject({ membership_id: 2, contract: { monthly_net_cents: 60_000 } });
  });

  it('does not let the late payment of an old contract touch the present one', async () => {
    const { begin, billing, post, session, pay, days, deps } = await useBillingApp();
    await begin();
    await days(20);
    await billing();
    await days(20);
    // Ended for an important reason, while the second month is invoiced, in part used, and not paid.
    const declared = { name: 'Eva', email: EVA.email, kind: 'extraordinary', reason: 'Umzug' };
    await post('cancellation', declared);
    await settleByCommand(deps, { id: 1, isConfirmed: true, contractNumber: undefined, endsOn: '2026-04-19' });
    expect(await billing()).toMatchObject({ membership_id: 0, contract: { phase: 'ended' } });
    expect((await post('billing/order', BUSINESS_ORDER, session)).statusCode).toBe(200);
    await pay((await billing()).transactions[0]?.number ?? '');
    expect((await billing()).membership_id).toBe(1);
    await pay('2026-000002');
    expect(await billing()).toMatchObject({ membership_id: 1, contract: { phase: 'active' } });
  });

  it('tells of a block once, even if a lapsed order lies beside the running contract', async () => {
    const { begin, post, session, days, deliver, billing } = await useBillingApp();
    await post('billing/order', BUSINESS_ORDER, session);
    await days(29);
    await deliver();
    expect((await billing()).contract?.phase).toBe('lapsed');
    await begin();
    let blocked = 0;
    for (let week = 0; week < 6; week++) {
      await billing();
      blocked += (await days(7)).filter(({ subject }) => subject === 'Your access is blocked').length;
    }
    expect(blocked).toBe(1);
  });

  it('invoices the rest of a month whose notice was taken back', async () => {
    const app = await useBillingApp();
    const { post, session, begin, days, billing, database } = app;
    await begin(CONSUMER_ORDER);
    await growOlder(app, '391 days');
    await database.pool.query(`update contract set started_on = '2025-02-12'`);
    await post('billing/cancel', {}, session);
    await days(1);
    const [cut] = (await billing()).transactions;
    expect(cut).toMatchObject({ period_from: '2026-03-12', period_until: '2026-04-08' });
    await post('billing/keep', {}, session);
    const [rest] = (await billing()).transactions;
    expect(rest).toMatchObject({ period_from: '2026-04-09', period_until: '2026-04-11', kind: 'invoice' });
    expect((cut?.total_cents ?? 0) + (rest?.total_cents ?? 0)).toBe(30_000);
  });

  it('bills the larger plan after a downgrade was taken back late', async () => {
    const app = await useBillingApp();
    const { begin, days, billing } = app;
    await begin(CONSUMER_ORDER);
    const change = await changer(app);
    await growOlder(app, '391 days');
    await app.database.pool.query(`update contract set started_on = '2025-02-20'`);
    await change(2);
    await change(1);
    expect((await billing()).contract?.next_plan).toEqual({ membership_id: 1, from: '2026-03-20' });
    await days(1);
    await change(2);
    await days(3);
    const month = (await billing()).transactions.filter(({ period_from }) => (period_from ?? '') >= '2026-03-20');
    expect(month.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(72_000);
  });

  it('refuses the payment of an invoice that a credit note has cancelled', async () => {
    const { post, session, days, deps } = await useBillingApp();
    await post('billing/order', BUSINESS_ORDER, session);
    await days(29);
    await expect(payByCommand(deps, '2026-000001')).rejects.toThrow('cancelled by the credit note 2026-000002');
    await expect(payByCommand(deps, '2026-000002')).rejects.toThrow('needs no refund');
  });

  it('keeps every plan and price that ever held', async () => {
    const app = await useBillingApp();
    await app.begin();
    const change = await changer(app);
    await change(2);
    await change(1);
    await change(2);
    const { rows } = await app.database.pool.query(
      'select membership_level as level, reason, undone_at is null as holds from contract_rate order by id',
    );
    expect(rows).toEqual([
      { level: 1, reason: 'order', holds: false },
      { level: 2, reason: 'plan', holds: true },
      { level: 1, reason: 'plan', holds: false },
    ]);
  });
});
