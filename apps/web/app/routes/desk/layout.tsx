import '../../theme/mantine-dashboard.css';
import '../../theme/dashboard.css';
import { type Desk, getDesk } from '@firmament/api-contract/calls/desk/overview';
import { memo } from 'react';
import { data, Outlet } from 'react-router';
import { KnownDesk } from '../../desk/parts/known-desk.ts';
import { deskPartsTexts } from '../../desk/parts/messages.de.ts';
import { deskThingsTexts } from '../../desk/parts/thing-messages.de.ts';
import { DeskSearch } from '../../desk/search/desk-search.tsx';
import { DeskFrame } from '../../desk/shell/desk-frame.tsx';
import { deskTexts } from '../../desk/shell/messages.de.ts';
import { SecondFactorMissing } from '../../desk/shell/second-factor-missing.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ServerState } from '../../lib/api/query-client.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { memberTexts } from '../../lib/i18n/member-messages.de.ts';
import { KnownMember } from '../../lib/member/member.ts';
import { leaveWhenSignedOut, loadMemberSession, type MemberSession } from '../../lib/member/member-session.ts';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import { FrameSkeleton } from '../../ui/frame/frame-skeleton.tsx';
import { frameTexts } from '../../ui/frame/messages.de.ts';
import type { Route } from './+types/layout';

addMessages('member', memberTexts);
addMessages('frame', frameTexts);
addMessages('desk', deskTexts);
addMessages('deskParts', deskPartsTexts);
addMessages('deskThings', deskThingsTexts);

/** For members who are no operators there is no desk. */
const NO_SUCH_PAGE = { status: 404 } as const;

/** What waits, or why the desk stays shut; undefined if the page itself has to ask again and show why it failed. */
const readDesk = (signal: AbortSignal): Promise<Desk | 'second_factor_missing' | undefined> =>
  callApi(getDesk, {}, { signal }).catch((error: unknown) =>
    error instanceof ApiError && error.code === 'second_factor_missing' ? error.code : undefined,
  );

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const session = await loadMemberSession(request);
  if (!session.user.is_operator) throw data(null, NO_SUCH_PAGE);
  return { ...session, desk: await readDesk(request.signal) };
};

/** The session is checked on entry only; if it ends later, the next call that needs it notices. */
export const shouldRevalidate = () => false;

/** Renders once: nothing in it changes when the router moves between pages. */
const DeskPages = memo(({ user, isDemo, desk }: MemberSession & { desk: Desk | undefined }) => (
  <ServerState onError={leaveWhenSignedOut}>
    <KnownMember user={user}>
      <KnownDesk desk={desk}>
        <DeskFrame isDemo={isDemo} search={<DeskSearch />}>
          <Outlet />
        </DeskFrame>
      </KnownDesk>
    </KnownMember>
    <Toasts />
  </ServerState>
));

export default function DeskLayout({ loaderData: { user, isDemo, desk } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {desk === 'second_factor_missing' ? (
        <SecondFactorMissing />
      ) : (
        <DeskPages user={user} isDemo={isDemo} desk={desk} />
      )}
    </>
  );
}

export function HydrateFallback() {
  return <FrameSkeleton />;
}
