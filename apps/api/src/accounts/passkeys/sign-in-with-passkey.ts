import type { PasskeyAssertion } from '@firmament/api-contract/rules/passkey-fields';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { beginSession, type SignedIn, type SignIn } from '../sign-in.ts';
import type { RelyingParty } from './relying-party.ts';
import { usePasskey } from './use-passkey.ts';

type Given = Pick<SignIn, 'device' | 'previousToken'> & { assertion: PasskeyAssertion; party: RelyingParty };

/** A passkey counts as both factors: the member has the device, and the device has checked who holds it. */
export const signInWithPasskey = async (
  deps: { db: Database; clock: Clock },
  { assertion, party, ...origin }: Given,
): Promise<SignedIn> => {
  const accountId = await usePasskey(deps, party, assertion, { purpose: 'sign in' });
  if (accountId === undefined) {
    const refusal = { account: undefined, reason: 'passkey not accepted' };
    throw new AppError('wrong_credentials', { text: NOT_ACCEPTED, refusal });
  }
  return deps.db.transaction().execute((trx) => beginSession(trx, deps.clock, accountId, 'passkey', origin));
};

const NOT_ACCEPTED: Text = {
  en: 'This passkey was not accepted. It may have been removed from your account. Please sign in with your password.',
  de: 'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er aus Ihrem Konto entfernt. Bitte melden Sie sich mit Ihrem Passwort an.',
};
