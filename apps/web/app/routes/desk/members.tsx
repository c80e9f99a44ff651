import { FindMembersPage } from '../../desk/members/find-members-page.tsx';
import { deskMembersDe } from '../../desk/members/messages.de.ts';
import { deskMembersEn } from '../../desk/members/messages.en.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskMembers', { en: deskMembersEn, de: deskMembersDe });

export default function Members() {
  return <FindMembersPage />;
}
