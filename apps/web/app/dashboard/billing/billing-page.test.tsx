import type { Billing, ContractView } from '@firmament/api-contract/calls/billing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { BILLING, CONTRACT, INVOICE } from '../../../test/sample-billing.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { BillingPage } from './billing-page.tsx';

const fetch = vi.fn();

const show = async (billing: Billing) => {
  fetch.mockImplementation(async (url: string) =>
    Response.json(url === '/api/billing' ? { billing } : { success: true, message: 'Done.', billing: BILLING }),
  );
  renderPage(
    <ServerState>
      <BillingPage />
    </ServerState>,
  );
  await screen.findByText('Payment method');
};

const withContract = (contract: Partial<ContractView>, more: Partial<Billing> = {}): Billing => ({
  ...BILLING,
  ...more,
  contract: { ...CONTRACT, ...contract },
});

const UNPAID = { phase: 'accepted', started_on: null, term_ends_on: null, ends_if_cancelled: null } as const;

const lastSent = (): [string, object] => {
  const [url, options] = fetch.mock.lastCall ?? [];
  return [url, JSON.parse(options.body)];
};

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('a contract that has not begun', () => {
  const first = { ...INVOICE, period_from: null, period_until: null, state: 'open', open_cents: 30_000 } as const;

  it('names the same first day in its words, the payment notice and the list', async () => {
    await show(withContract({ ...UNPAID, starts_on: '2026-03-25' }, { transactions: [first] }));
    expect(screen.getByText(/^Your plan begins on 25 March 2026, when the time to withdraw is over/)).toBeTruthy();
    expect(screen.getByText(/It is due on 10 April 2026\. Your plan begins on 25 March 2026/)).toBeTruthy();
    expect(screen.getByText('Professional, first month from 25 March 2026')).toBeTruthy();
  });

  it('begins with the payment where it names no day', async () => {
    await show(withContract(UNPAID, { transactions: [first] }));
    expect(screen.getAllByText(/begins with the (first )?payment, at the latest 5 days after it/)).toHaveLength(2);
    expect(screen.getByText('Professional, first month')).toBeTruthy();
  });

  it('can be cancelled, and says what that means', async () => {
    await show(withContract(UNPAID));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel contract' }));
    expect(await screen.findByText(/^The contract has not begun\. It ends with the minimum term/)).toBeTruthy();
  });

  it('once cancelled, says so and can be kept', async () => {
    await show(withContract({ ...UNPAID, notice_on: '2026-03-12' }));
    expect(screen.getByText(/^You gave notice on 12 March 2026\..* lapses if it is not paid/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel contract' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Take notice back' }));
    await waitFor(() => expect(lastSent()[0]).toBe('/api/billing/keep'));
  });
});

describe('a declaration without a sign-in', () => {
  const billing: Billing = {
    ...BILLING,
    declaration: { id: 7, kind: 'withdrawal', received_at: '2026-03-12T09:30:00.000Z' },
  };

  it.each([
    ['Yes, withdraw from the contract', true],
    ['This was not me', false],
  ])('is settled with “%s”', async (name, isMine) => {
    await show(billing);
    expect(screen.getByRole('heading', { name: 'Did you withdraw from your contract?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(lastSent()).toEqual(['/api/billing/declaration', { id: 7, is_mine: isMine }]));
    await waitFor(() => expect(screen.queryByText('This was not me')).toBeNull());
  });
});

describe('changing the plan', () => {
  it.each([
    ['business', 'EUR 250.00 a month plus VAT'],
    ['consumer', 'EUR 300.00 a month'],
  ] as const)('shows a %s the price as they pay it', async (customer, price) => {
    await show(withContract({ customer }));
    fireEvent.click(screen.getByRole('button', { name: 'Change plan' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(price.replace(' ', '\u00a0'), { normalizer: (text) => text })).toBeTruthy();
  });
});

describe('the contract as a document', () => {
  it('can be downloaded once it is accepted', async () => {
    await show(BILLING);
    expect(screen.getByRole('link', { name: 'Contract as PDF' }).getAttribute('href')).toBe('/api/billing/contract');
  });

  it('does not exist for an order', async () => {
    await show(withContract({ phase: 'ordered', accepted_on: null, started_on: null }));
    expect(screen.queryByRole('link', { name: 'Contract as PDF' })).toBeNull();
  });
});
