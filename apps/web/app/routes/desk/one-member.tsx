import { MemberPage } from '../../desk/members/member-page.tsx';
import { deskMembersTexts } from '../../desk/members/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';
import { NotFoundPage } from '../../ui/feedback/not-found-page.tsx';
import type { Route } from './+types/one-member';

addMessages('deskMembers', deskMembersTexts);

export default function Member({ params }: Route.ComponentProps) {
  const accountId = Number(params.accountId);
  // A key of its own per member: what was begun for one must not be confirmed for another.
  return Number.isSafeInteger(accountId) && accountId > 0 ? (
    <MemberPage key={accountId} accountId={accountId} />
  ) : (
    <NotFoundPage />
  );
}
