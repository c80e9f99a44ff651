import { FindMembersPage } from '../../desk/members/find-members-page.tsx';
import { deskMembersTexts } from '../../desk/members/messages.de.ts';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('deskMembers', deskMembersTexts);

export default function Members() {
  return <FindMembersPage />;
}
