import { signOutTexts } from '../../dashboard/sign-out/messages.de.ts';
import { SignOut } from '../../dashboard/sign-out/sign-out.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('signOut', signOutTexts);

export default function Logout() {
  return <SignOut />;
}
