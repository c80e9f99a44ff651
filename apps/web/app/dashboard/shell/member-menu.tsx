import { lazy } from 'react';
import { useMember } from '../../lib/member/member.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import { UserMenu } from '../../ui/frame/user-menu.tsx';

const MemberItems = lazy(async () => ({ default: (await import('./member-items.tsx')).MemberItems }));

/** The member and their plan. */
export const MemberMenu = () => {
  const { fullname, membership_id } = useMember();
  return <UserMenu name={fullname} detail={membershipOf(membership_id).name} items={<MemberItems />} />;
};
