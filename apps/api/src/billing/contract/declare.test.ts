import { describe, expect, it } from 'vitest';
import { EVA } from '../../../test/servers/accounts-app.ts';
import { BUSINESS_ORDER, CONSUMER_ORDER, useBillingApp } from '../../../test/servers/billing-app.ts';
import { listDeclarations, settleByCommand } from '../billing-commands.ts';

/** Tests begin on Tuesday, 10 March 2026, 9 o'clock UTC. */

const OPERATOR = 'office@firmament.example';
const DECLARED = { name: 'Eva Muster', email: EVA.email, kind: 'ordinary' };

const tokenIn = (mails: readonly { to: string; text: string }[], to: string = EVA.email): string =>
  /token=([\w-]+)/.exec(mails.find((mail) => mail.to === to && mail.text.includes('token='))?.text ?? '')?.[1] ?? '';

describe('a declaration without a sign-in', () => {
  it('needs name and address alone, changes nothing by itself, and counts from its receipt once confirmed', async () => {
    const { post, begin, billing, deliver, days } = await useBillingApp();
    await begin();
    const received = await post('cancellation', DECLARED);
    expect(received.json()).toMatchObject({ success: true, received_at: '2026-03-10T09:00:00.000Z' });
    const mails = await deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual([EVA.email, OPERATOR].sort());
    const asked = mails.find(({ to }) => to === EVA.email);
    for (const part of ['Cancellation (ordinary notice)', '10 March 2026', '10:00:00', 'this was not me']) {
      expect(asked?.text).toContain(part);
    }
    expect(await billing()).toMatchObject({
      contract: { phase: 'active' },
      declaration: { id: 1, kind: 'ordinary', received_at: '2026-03-10T09:00:00.000Z' },
    });
    await days(3);
    const confirmed = await post('declaration/confirm', { token: tokenIn(mails) });
    expect(confirmed.json()).toMatchObject({ success: true, kind: 'ordinary', ends_on: '2027-03-10' });
    expect(await billing()).toMatchObject({
      contract: { phase: 'noticed', notice_on: '2026-03-10' },
      declaration: null,
    });
    const [proof] = (await deliver()).filter(({ to }) => to === EVA.email);
    for (const part of ['We confirm your notice', '9 March 2027', 'Received on', '10 March 2026']) {
      expect(proof?.text).toContain(part);
    }
    expect((await post('declaration/confirm', { token: tokenIn(mails) })).statusCode).toBe(409);
  });

  it('cannot be used by somebody who knows an address and the number of an invoice', async () => {
    const { post, begin, billing, deliver } = await useBillingApp();
    await begin(CONSUMER_ORDER);
    const none = await post('withdrawal', { name: 'X', email: 'nobody@kunde.example' });
    const guessed = await post('withdrawal', { name: 'X', email: EVA.email, contract_number: '2026-000001' });
    expect(guessed.body).toBe(none.body);
    expect(await billing()).toMatchObject({ membership_id: 1, contract: { phase: 'active' } });
    expect((await post('declaration/confirm', { token: 'a'.repeat(43) })).statusCode).toBe(404);
    const token = tokenIn(await deliver());
    expect((await post('declaration/deny', { token })).json().message).toContain('Nothing has changed');
    expect(await billing()).toMatchObject({ contract: { phase: 'active' }, declaration: null });
    const [warned] = await deliver();
    expect(warned).toMatchObject({ to: OPERATOR, text: expect.stringContaining('Das war ich nicht') });
    expect((await post('declaration/confirm', { token })).statusCode).toBe(409);
  });

  it('from another address goes to the mailbox on file if it names the contract, with no foreign word in the receipt', async () => {
    const { post, begin, deliver } = await useBillingApp();
    const { contract } = await begin();
    const number = contract?.contract_number.toLowerCase().replaceAll('-', ' ');
    const words = { name: 'BUY CHEAP PILLS', email: 'otto@kunde.example', contract_number: number };
    await post('cancellation', { ...DECLARED, ...words });
    const mails = await deliver();
    expect(tokenIn(mails)).not.toBe('');
    const receipt = mails.find(({ to }) => to === 'otto@kunde.example');
    expect(receipt?.text).not.toContain('PILLS');
    expect(receipt?.text).not.toContain('token=');
    expect(receipt?.text).toContain('10 March 2026');
  });

  it('cannot fill a mailbox', async () => {
    const { post, begin, deliver } = await useBillingApp();
    await begin();
    for (let times = 0; times < 8; times++) await post('cancellation', DECLARED);
    expect((await deliver()).filter(({ to }) => to === EVA.email)).toHaveLength(5);
  });

  it('can be confirmed by the member who is signed in, and by nobody else', async () => {
    const { post, begin, session, another, billing, deliver } = await useBillingApp();
    await begin(CONSUMER_ORDER);
    await post('withdrawal', { name: 'Eva', email: EVA.email });
    await deliver();
    const other = await another({ email: 'otto@kunde.example' });
    expect((await post('billing/declaration', { id: 1, is_mine: true }, other)).statusCode).toBe(404);
    const answer = await post('billing/declaration', { id: 1, is_mine: true }, session);
    expect(answer.json().billing).toMatchObject({ membership_id: 0, contract: { phase: 'withdrawn' } });
    expect((await billing()).transactions[0]).toMatchObject({ kind: 'credit_note' });
  });

  it('for an important reason is weighed by the operator, who sets the end', async () => {
    const { post, begin, billing, deliver, deps } = await useBillingApp();
    await begin();
    await post('cancellation', { ...DECLARED, kind: 'extraordinary', reason: 'Umzug nach Übersee' });
    const mails = await deliver();
    expect(mails.find(({ to }) => to === OPERATOR)?.text).toContain('Umzug');
    expect((await post('declaration/confirm', { token: tokenIn(mails) })).json().message).toContain(
      'looks at the reason',
    );
    expect((await billing()).contract?.phase).toBe('active');
    expect((await listDeclarations(deps))[0]).toMatch(/^1 {2}extraordinary.*Eva Muster/);
    const settle = { id: 1, isConfirmed: true, contractNumber: undefined, endsOn: '2026-04-01' };
    expect(await settleByCommand(deps, settle)).toEqual([expect.stringContaining('ends on 2026-04-01')]);
    expect((await billing()).contract).toMatchObject({ phase: 'noticed', ends_on: '2026-04-01' });
    expect(await listDeclarations(deps)).toEqual(['No declaration is waiting.']);
    await expect(settleByCommand(deps, settle)).rejects.toThrow('settled already');
  });

  it('withdraws in time if it came in time, however late it is confirmed', async () => {
    const { post, begin, billing, deliver, days } = await useBillingApp();
    await begin(CONSUMER_ORDER);
    await days(14);
    await post('withdrawal', { name: 'Eva', email: EVA.email });
    const token = tokenIn(await deliver());
    await days(10);
    expect((await post('declaration/confirm', { token })).statusCode).toBe(200);
    expect(await billing()).toMatchObject({
      contract: { phase: 'withdrawn', closed_on: '2026-03-24' },
      // 15 of 31 days were used, and the month that was invoiced meanwhile is credited as a whole.
      transactions: [
        { kind: 'credit_note', total_cents: -30_000 },
        { kind: 'credit_note', total_cents: -15_485 },
        { state: 'cancelled' },
        { state: 'paid' },
      ],
    });
  });
});

describe('an accepted contract that is not paid', () => {
  it('can be cancelled, in the account and without a sign-in, and that can be taken back', async () => {
    const { post, session, billing, deliver, days, pay } = await useBillingApp();
    await post('billing/order', BUSINESS_ORDER, session);
    await deliver();
    const cancelled = await post('billing/cancel', {}, session);
    expect(cancelled.json().billing.contract).toMatchObject({
      phase: 'accepted',
      notice_on: '2026-03-10',
      ends_on: null,
    });
    expect((await deliver())[0]?.text).toContain('it lapses and you owe nothing');
    expect((await post('billing/keep', {}, session)).json().billing.contract.notice_on).toBeNull();
    await post('cancellation', DECLARED);
    await post('declaration/confirm', { token: tokenIn(await deliver()) });
    expect((await billing()).contract).toMatchObject({ phase: 'accepted', notice_on: '2026-03-10' });
    await days(2);
    await pay('2026-000001');
    expect((await billing()).contract).toMatchObject({ phase: 'noticed', ends_on: '2027-03-12' });
  });
});
