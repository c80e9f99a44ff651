import type { Billing, ContractView } from '@firmament/api-contract/calls/billing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { BILLING, CONTRACT } from '../../../../test/sample-billing.ts';
import { MEMBER } from '../../../../test/sample-member.ts';
import { ServerState } from '../../../lib/api/query-client.tsx';
import { useInitialMember } from '../../../lib/member/member.ts';
import { DeleteAccount } from './delete-account.tsx';

const fetch = vi.fn();

const DELETED = { success: true, message: 'Your account was deleted.' };
const ANSWERS: Record<string, object> = {
  '/api/secondFactor': {
    is_on: false,
    since: null,
    app_since: null,
    passkeys: [],
    recovery_codes_left: 0,
    has_short_codes: false,
  },
};

const Page = () => {
  useInitialMember(MEMBER);
  return <DeleteAccount isOpen onClose={() => {}} />;
};

const show = async (billing: Billing, name: string) => {
  fetch.mockImplementation(async (url: string) =>
    Response.json(ANSWERS[url] ?? (url === '/api/billing' ? { billing } : DELETED)),
  );
  renderPage(
    <ServerState>
      <Page />
    </ServerState>,
  );
  return screen.findByRole('button', { name });
};

const withContract = (contract: Partial<ContractView>): Billing => ({
  ...BILLING,
  contract: { ...CONTRACT, ...contract },
});

const text = (): string => screen.getByRole('dialog').textContent?.replaceAll('\u00a0', ' ') ?? '';

const submit = async (button: HTMLElement): Promise<object> => {
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'secret word' } });
  fireEvent.click(button);
  await screen.findByText('Your account was deleted.');
  return JSON.parse(fetch.mock.lastCall?.[1].body);
};

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

describe('deleting an account', () => {
  it('says until when a contract runs and what it still costs, and gives notice', async () => {
    const button = await show(BILLING, 'Give notice and delete account');
    expect(text()).toContain('You have a contract on Professional (V-7K3M-92QX).');
    expect(text()).toContain('up to and including 9 March 2027 and still costs EUR 1,200.00, tax included');
    expect(text()).toContain(`the link is in the last email, which goes to ${MEMBER.email}`);
    expect(await submit(button)).toEqual({ proof: { password: 'secret word' }, contract: 'notice' });
  });

  it('offers to withdraw within the time for it, or to give notice instead', async () => {
    const billing = withContract({ customer: 'consumer', withdraw_until: '2026-03-24' });
    await show(billing, 'Withdraw and delete account');
    fireEvent.click(screen.getByRole('radio', { name: /Give notice/ }));
    expect(screen.getByRole('button', { name: 'Give notice and delete account' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Withdraw/ }));
    const button = screen.getByRole('button', { name: 'Withdraw and delete account' });
    expect(await submit(button)).toMatchObject({ contract: 'withdraw' });
  });

  it('takes back an order that is not accepted', async () => {
    const billing = withContract({ phase: 'ordered', accepted_on: null, started_on: null, if_deleted: null });
    const button = await show(billing, 'Take back order and delete account');
    expect(text()).toContain('You take it back and owe nothing.');
    expect(await submit(button)).toMatchObject({ contract: 'withdraw' });
  });

  it('says that a contract never begins if it is not paid', async () => {
    await show(
      withContract({ phase: 'accepted', started_on: null, if_deleted: { ends_on: null, cost_cents: 0 } }),
      'Give notice and delete account',
    );
    expect(text()).toContain('With notice it lapses, and you owe nothing.');
  });

  it.each([
    ['there never was', { ...BILLING, contract: null }],
    ['has ended', withContract({ phase: 'ended', closed_on: '2026-05-01', if_deleted: null })],
  ])('says nothing of a contract that %s', async (_, billing) => {
    const button = await show(billing, 'Delete account for good');
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    expect(text()).not.toContain('contract');
    expect(await submit(button)).toEqual({ proof: { password: 'secret word' } });
  });
});
