import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { MEMBER } from '../../../test/sample-member.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { useInitialMember } from '../../lib/member/member.ts';
import { MembershipCard } from './membership-card.tsx';

const Page = ({ end }: { end: string | null }) => {
  useInitialMember({ ...MEMBER, membership_end: end });
  return <MembershipCard />;
};

const showAt = (moment: string, end: string | null) => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  renderPage(
    <ServerState>
      <Page end={end} />
    </ServerState>,
  );
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the membership', () => {
  it('names the last day of the term, and leads to Billing for what comes after it', () => {
    showAt('2026-11-17T10:00:00Z', '2027-09-30');
    expect(screen.getByText('30 September 2027')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Goes on unless you cancel' }).getAttribute('href')).toBe(
      '/dashboard/billing',
    );
  });

  it('is active all through its last day in Vienna', () => {
    showAt('2027-09-30T21:59:00Z', '2027-09-30');
    expect(screen.getByText('Active')).toBeTruthy();
  });

  it('has ended when the next day has begun in Vienna', () => {
    showAt('2027-09-30T22:01:00Z', '2027-09-30');
    expect(screen.getByText('Ended')).toBeTruthy();
    expect(screen.queryByText('Goes on unless you cancel')).toBeNull();
  });

  it('has no end date on Basic', () => {
    showAt('2026-11-17T10:00:00Z', null);
    expect(screen.getByText('no end date')).toBeTruthy();
  });
});
