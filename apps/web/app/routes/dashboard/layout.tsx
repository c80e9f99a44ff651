import '../../theme/mantine-dashboard.css';
import '../../theme/dashboard.css';
import { getSession } from '@firmament/api-contract/calls/accounts';
import type { User } from '@firmament/api-contract/user';
import { memo, type ReactNode } from 'react';
import { Outlet, redirect } from 'react-router';
import { GlobalSearch } from '../../dashboard/command-palette/global-search.tsx';
import { DashboardFrame } from '../../dashboard/shell/dashboard-frame.tsx';
import { FrameSkeleton } from '../../dashboard/shell/frame-skeleton.tsx';
import { dashboardDe } from '../../dashboard/shell/messages.de.ts';
import { dashboardEn } from '../../dashboard/shell/messages.en.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { dropDrafts, keepDrafts } from '../../lib/forms/form-drafts.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { useInitialMember } from '../../lib/member/member.ts';
import { loadSignInOptions } from '../../lib/member/sign-in-options.ts';
import { choosePasswordPath, signInPath } from '../../lib/member/sign-in-path.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import type { Route } from './+types/layout';
import { useReadyPages } from './ready-pages.ts';

addMessages('dashboard', { en: dashboardEn, de: dashboardDe });

/**
 * Without a session, leads to the sign-in page; with one that began with a mailed password, to the choice of another. Both
 * lead back to the wanted page.
 */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const [{ user }, options] = await Promise.all([
    callApi(getSession, {}, { signal: request.signal }),
    loadSignInOptions().catch(() => undefined),
  ]);
  setLoginHint(user !== null);
  const { pathname, search } = new URL(request.url);
  if (user === null) throw redirect(signInPath(pathname + search));
  if (user.must_change_password) throw redirect(choosePasswordPath(pathname + search));
  dropDrafts(user.uid);
  return { user, isDemo: options !== undefined && options.demo !== null };
};

/** The session is checked on entry only; if it ends later, the next call that needs it notices. */
export const shouldRevalidate = () => false;

/** Only this code says that the session is over; a wrong password is a 401 as well. */
const leaveWhenSignedOut = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code !== 'not_signed_in') return;
  keepDrafts();
  setLoginHint(false);
  location.assign(signInPath(location.pathname + location.search));
};

const KnownMember = ({ user, children }: { user: User; children: ReactNode }) => {
  useInitialMember(user);
  return children;
};

/** Renders once: nothing in it changes when the router moves between pages. */
const Dashboard = memo(({ user, isDemo }: { user: User; isDemo: boolean }) => (
  <ServerState onError={leaveWhenSignedOut}>
    <meta name="robots" content="noindex" />
    <KnownMember user={user}>
      <DashboardFrame isDemo={isDemo} search={<GlobalSearch />}>
        <Outlet />
      </DashboardFrame>
    </KnownMember>
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
