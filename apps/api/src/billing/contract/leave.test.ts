import { describe, expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { type BillingApp, BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../../test/servers/billing-app.ts';
import { readPdfText } from '../../../test/tools/pdf-text.ts';
import { forgetOldInvoices } from '../billing.personal-data.ts';
import { advanceContracts } from './advance-contracts.ts';

/** Tests begin on Tuesday, 10 March 2026. */

/** Lets years pass, a morning every three weeks. */
const grow = async ({ clock, deps }: BillingApp, days: number): Promise<void> => {
  for (let day = 0; day < days; day += 21) {
    clock.pass(21 * 24 * 60);
    await advanceContracts(deps);
  }
};

const leave = ({ post, session }: BillingApp, contract?: 'notice' | 'withdraw') =>
  post('deleteAccount', { proof: { password: EVA.password }, ...(contract && { contract }) }, session);

describe('who deletes the account while a contract runs', () => {
  it('is asked how it ends, and told what it still costs', async () => {
    const app = await useBillingApp();
    await app.begin();
    expect((await app.billing()).contract?.if_deleted).toEqual({ ends_on: '2027-03-10', cost_cents: 11 * 30_000 });
    const refused = await leave(app);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('contract is running')]);
    expect((await app.billing()).contract?.phase).toBe('active');
  });

  it('by notice is invoiced to the agreed end and not a day longer', async () => {
    const app = await useBillingApp();
    const { begin, database } = app;
    await begin();
    expect((await leave(app, 'notice')).statusCode).toBe(200);
    await grow(app, 500);
    const { rows } = await database.pool.query(
      `select sum(total_cents)::integer as total, max(period_until)::text as until, max(closed_on)::text as closed
       from contract join invoice on contract_id = contract.id`,
    );
    expect(rows).toEqual([{ total: 12 * 30_000, until: '2027-03-10', closed: '2027-03-10' }]);
  });

  it('before the service has begun pays no more than the minimum term, and nothing after a withdrawal', async () => {
    for (const [how, total] of [
      ['notice', 12 * 30_000],
      ['withdraw', 0],
    ] as const) {
      const app = await useBillingApp();
      await app.post('billing/order', { ...CONSUMER_ORDER, starts_at_once: false }, app.session);
      await app.pay('2026-000001');
      expect((await app.billing()).contract).toMatchObject({
        phase: 'paid',
        starts_on: '2026-03-25',
        if_deleted: { ends_on: '2027-03-25', cost_cents: 11 * 30_000 },
      });
      expect((await leave(app, how)).statusCode).toBe(200);
      await grow(app, 420);
      const { rows } = await app.database.pool.query('select sum(total_cents)::integer as total from invoice');
      expect([how, rows]).toEqual([how, [{ total }]]);
    }
  });

  it('with an order that nobody has accepted needs no word: it is taken back', async () => {
    const app = await useBillingApp({ config: { acceptsOrdersAtOnce: false } });
    await app.post('billing/order', BUSINESS_ORDER, app.session);
    expect((await leave(app)).statusCode).toBe(200);
    const { rows } = await app.database.pool.query('select closed_by from contract');
    expect(rows).toEqual([{ closed_by: 'withdrawal' }]);
  });

  it('reaches contract and invoices by the link in the last mail, until they are no longer kept', async () => {
    const app = await useBillingApp();
    const { get, begin, deliver, days, database, clock } = app;
    const { contract } = await begin();
    expect((await get('exportUserData', app.session)).json().data.invoices).toMatchObject([{ number: '2026-000001' }]);
    await leave(app, 'notice');
    const mails = await deliver();
    const last = mails.find(({ text }) => text.includes('/documents?token='));
    expect(last?.text).toContain('its last day is 9 March 2027');
    const token = /token=([\w-]+)/.exec(last?.text ?? '')?.[1] ?? '';
    await days(20);
    const kept = await get(`documents?token=${token}`);
    expect(kept.json()).toMatchObject({
      contract_number: contract?.contract_number,
      ends_on: '2027-03-10',
      transactions: [{ number: '2026-000002' }, { number: '2026-000001', state: 'paid' }],
      bank: { iban: 'AT93 9999 9000 0123 4567' },
    });
    const file = await get(`documents/2026-000002?token=${token}`);
    expect(readPdfText(file.rawPayload).replace(/\s+/g, '')).toContain('Invoice2026-000002');
    expect((await get(`documents/contract?token=${token}`)).headers['content-type']).toBe('application/pdf');
    expect((await get(`documents/2026-000009?token=${token}`)).statusCode).toBe(404);
    expect((await get(`documents?token=${'a'.repeat(43)}`)).statusCode).toBe(404);

    await grow(app, 380);
    clock.pass(11 * 366 * 24 * 60);
    await forgetOldInvoices(database.db, clock);
    expect((await get(`documents?token=${token}`)).statusCode).toBe(404);
    const { rows } = await database.pool.query(`select distinct buyer->>'name' as name from invoice`);
    expect(rows).toEqual([{ name: '–' }]);
  });
});
