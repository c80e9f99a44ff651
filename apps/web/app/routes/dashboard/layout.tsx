import '../../theme/mantine-dashboard.css';
import '../../theme/dashboard.css';
import { memo } from 'react';
import { Outlet } from 'react-router';
import { GlobalSearch } from '../../dashboard/command-palette/global-search.tsx';
import { Guide } from '../../dashboard/guide/guide.tsx';
import { DashboardFrame } from '../../dashboard/shell/dashboard-frame.tsx';
import { dashboardTexts } from '../../dashboard/shell/messages.de.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { memberTexts } from '../../lib/i18n/member-messages.de.ts';
import { KnownMember } from '../../lib/member/member.ts';
import { leaveWhenSignedOut, loadMemberSession, type MemberSession } from '../../lib/member/member-session.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { FrameSkeleton } from '../../ui/frame/frame-skeleton.tsx';
import { frameTexts } from '../../ui/frame/messages.de.ts';
import type { Route } from './+types/layout';
import { useReadyPages } from './ready-pages.ts';

addMessages('member', memberTexts);
addMessages('frame', frameTexts);
addMessages('dashboard', dashboardTexts);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadMemberSession(request);

/** The session is checked on entry only; if it ends later, the next call that needs it notices. */
export const shouldRevalidate = () => false;

/** Renders once: nothing in it changes when the router moves between pages. */
const Dashboard = memo(({ user, isDemo }: MemberSession) => (
  <ServerState onError={leaveWhenSignedOut}>
    <meta name="robots" content="noindex" />
    <KnownMember user={user}>
      <DashboardFrame isDemo={isDemo} search={<GlobalSearch />}>
        <Outlet />
      </DashboardFrame>
    </KnownMember>
    {isDemo && <Guide />}
    <Toasts />
  </ServerState>
));

export default function DashboardLayout({ loaderData: { user, isDemo } }: Route.ComponentProps) {
  useReadyPages();
  return <Dashboard user={user} isDemo={isDemo} />;
}

export function HydrateFallback() {
  return <FrameSkeleton />;
}
