import type { DeskMember } from '@firmament/api-contract/calls/desk/members';
import { LOG } from '@firmament/api-contract/desk/log-action';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { MEMBER } from '../../../test/sample-member.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { KnownMember } from '../../lib/member/member.ts';
import { ActionsCard } from './actions-card.tsx';

const CUSTOMER: DeskMember = {
  account_id: 7,
  name: 'Max Kunde',
  email: 'max@kunde.example',
  plan: 'Basic',
  blocked: null,
  created_at: '2026-01-05T09:00:00.000Z',
  language: 'de',
  is_operator: false,
  has_second_factor: false,
  sessions: 2,
  last_seen_at: null,
  requests_used: 0,
  requests_per_month: 1000,
  exports_used: 0,
  exports_per_day: 10,
  block: null,
  contract: null,
  invoices: [],
  tickets: [],
  mails: [],
  log: [],
};

const fetch = vi.fn();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});

const open = () =>
  renderPage(
    <ServerState>
      <KnownMember user={MEMBER}>
        <ActionsCard member={CUSTOMER} />
      </KnownMember>
    </ServerState>,
  );

const entry = {
  ...LOG.memberBlocked(7, 'Shares the account'),
  entry_id: 1,
  at: '2026-11-17T09:00:00.000Z',
  actor: { kind: 'operator', name: 'Eva Muster' },
  subject_name: CUSTOMER.email,
  before: null,
  after: null,
};

describe('blocking a member', () => {
  it('asks once, shows the sentence of the log while one types, and sends the reason', async () => {
    fetch.mockResolvedValue(Response.json({ success: true, message: '', entry }));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Block…' }));
    const reason = screen.getByLabelText('Reason, for the member and for the log');
    expect(document.activeElement).toBe(reason);
    fireEvent.change(reason, { target: { value: 'Shares the account' } });
    expect(screen.getByText('Eva Muster blocked max@kunde.example: Shares the account')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(screen.queryByText('Block max@kunde.example?')).toBeNull());
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/desk/members/7/block');
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toEqual({ reason: 'Shares the account' });
  });

  it('wants a reason', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Block…' }));
    fireEvent.click(screen.getByRole('button', { name: 'Block member' }));
    expect(screen.getByText('Please give a reason.')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is left with Escape', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Block…' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Block member' }), { key: 'Escape' });
    expect(screen.queryByText('Block max@kunde.example?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Block…' })).toBeTruthy();
  });
});
