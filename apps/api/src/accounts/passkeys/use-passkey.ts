import type { PasskeyAssertion, PasskeyRequest } from '@firmament/api-contract/rules/passkey-fields';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { describePasskeys } from './passkey.query.ts';
import { createPasskeyChallenge, PASSKEY_CHALLENGE_LIFETIME_MS, takePasskeyChallenge } from './passkey-challenge.ts';
import type { RelyingParty } from './relying-party.ts';

type Deps = { db: Database; clock: Clock };

/** `sign in` is for whoever has a passkey of ours; the other two are for one account, which is known already. */
type Use = { purpose: 'sign in' } | { purpose: 'second step' | 'confirm'; accountId: number };

/** After a password, having the device is enough; alone, the device must have checked who holds it. */
const isHolderChecked = ({ purpose }: Use): boolean => purpose !== 'second step';

export const requestPasskey = async ({ db, clock }: Deps, party: RelyingParty, use: Use): Promise<PasskeyRequest> => ({
  challenge: await createPasskeyChallenge(db, clock, use),
  rpId: party.id,
  timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
  allowCredentials: 'accountId' in use ? await describePasskeys(db, use.accountId) : [],
  userVerification: isHolderChecked(use) ? 'required' : 'preferred',
});

/**
 * Checks the answer of a device and notes its use; returns whose passkey it is, undefined if it is not valid. Not part of
 * the caller's transaction: whatever becomes of that, the challenge is used up.
 */
export const usePasskey = async (
  { db, clock }: Deps,
  party: RelyingParty,
  assertion: PasskeyAssertion,
  use: Use,
): Promise<number | undefined> => {
  const accountId = 'accountId' in use ? use.accountId : undefined;
  const now = clock.now();
  const { clientDataJSON, userHandle } = assertion.response;
  const challenge = await takePasskeyChallenge(db, now, clientDataJSON, { purpose: use.purpose, accountId });
  if (!challenge) return undefined;
  const passkey = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', Buffer.from(assertion.id, 'base64url'))
    .executeTakeFirst();
  if (!passkey || passkey.account_id !== (accountId ?? passkey.account_id)) return undefined;
  const handle = passkey.user_handle.toString('base64url');
  if (userHandle !== undefined && userHandle !== handle) return undefined;
  const answer = await verifyAuthenticationResponse({
    response: {
      ...assertion,
      response: { ...assertion.response, userHandle: handle },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge.text,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: isHolderChecked(use),
    credential: {
      id: assertion.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.signatures,
      transports: passkey.transports,
    },
    // It throws at whatever does not fit: the origin, the signature, a count that went back.
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { newCounter, credentialBackedUp } = answer.authenticationInfo;
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ signatures: newCounter, is_synced: credentialBackedUp, last_used_at: now })
    .where('id', '=', passkey.id)
    // Of two answers with the same count, one is a copy of the passkey.
    .where('signatures', '=', passkey.signatures)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? passkey.account_id : undefined;
};
