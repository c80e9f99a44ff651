import { signOutDe } from '../../dashboard/sign-out/messages.de.ts';
import { signOutEn } from '../../dashboard/sign-out/messages.en.ts';
import { SignOut } from '../../dashboard/sign-out/sign-out.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('signOut', { en: signOutEn, de: signOutDe });

export default function Logout() {
  return <SignOut />;
}
