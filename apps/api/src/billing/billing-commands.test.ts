import { expect, it } from 'vitest';
import { CONSUMER_ORDER, useBillingApp } from '../../test/servers/billing-app.ts';
import { listOpenInvoices, payByCommand } from './billing-commands.ts';

/** Tests begin on Tuesday, 10 March 2026. */

it('lists open invoices, and reports what a payment changed', async () => {
  const { post, session, days, deps } = await useBillingApp();
  expect(await listOpenInvoices(deps)).toEqual(['Everything is paid.']);
  await post('billing/order', CONSUMER_ORDER, session);
  expect((await listOpenInvoices(deps))[0]).toMatch(
    /^2026-000001 {2}RF\w+ {2}EUR 300\.00 {2}due 2026-03-24 {2}Eva Muster$/,
  );
  const [booked, begun] = await payByCommand(deps, '2026-000001');
  expect(booked).toContain('2026-000001: EUR 300.00 from Eva Muster');
  expect(begun).toMatch(/^Professional of eva@\S+ runs from 2026-03-10/);

  await days(37);
  expect((await listOpenInvoices(deps))[0]).toMatch(/^2026-000002 {2}RF\w+ {2}EUR 305\.00 {2}overdue since 2026-04-10/);
  expect((await payByCommand(deps, '2026-000002')).at(-1)).toMatch(/^The access of eva@\S+ is open again\.$/);
});

it('reports when a plan begins that waits for the withdrawal period', async () => {
  const { post, session, deps } = await useBillingApp();
  await post('billing/order', { ...CONSUMER_ORDER, starts_at_once: false }, session);
  expect((await payByCommand(deps, '2026-000001'))[1]).toContain('begins on 2026-03-25');
});

it('lists refunds until they are booked, but none for an unpaid invoice', async () => {
  const { post, session, begin, deps } = await useBillingApp();
  await post('billing/order', CONSUMER_ORDER, session);
  await post('billing/withdraw', {}, session);
  expect(await listOpenInvoices(deps)).toEqual(['Everything is paid.']);

  await begin(CONSUMER_ORDER);
  await post('billing/withdraw', {}, session);
  const [refund = ''] = await listOpenInvoices(deps);
  expect(refund).toMatch(/refund EUR 290\.33 {2}Eva Muster$/);
  expect((await payByCommand(deps, refund.slice(0, 11)))[0]).toContain('the refund of EUR 290.33 to');
  expect(await listOpenInvoices(deps)).toEqual(['Everything is paid.']);
});
