import { accountsDe } from '../../features/accounts/messages.de.ts';
import { accountsEn } from '../../features/accounts/messages.en.ts';
import { SignOut } from '../../features/accounts/sign-out.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('accounts', { en: accountsEn, de: accountsDe });

export default function Logout() {
  return <SignOut />;
}
