import { randomBytes } from 'node:crypto';
import {
  MAX_PASSKEY_NAME_LENGTH,
  PASSKEY_TRANSPORTS,
  type PasskeyAttestation,
  type PasskeyCreation,
} from '@firmament/api-contract/rules/passkey-fields';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { lockMember } from '../../platform/database/lock-member.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import { type Confirmation, confirmIdentity, type IdentityDeps } from '../confirm-identity.ts';
import { deviceName } from '../device-name.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { findRecipient, hasSecondFactor, noteEvent } from '../second-factor/second-factor.query.ts';
import { endOtherSessions, renewToken } from '../sessions.ts';
import { passkeyAddedMail } from './passkey.mail.ts';
import { describePasskeys, findUserHandle } from './passkey.query.ts';
import { createPasskeyChallenge, PASSKEY_CHALLENGE_LIFETIME_MS, takePasskeyChallenge } from './passkey-challenge.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256: every device speaks one of them. */
const ALGORITHMS = [-8, -7, -257];

/** More than anybody has devices; a script must not fill the table. */
const MAX_PASSKEYS = 20;

const HANDLE_BYTES = 32;

/** Tells the device what to make. Nothing changes until it has. */
export const beginPasskey = async (
  deps: IdentityDeps,
  member: Member,
  confirmation: Confirmation,
): Promise<PasskeyCreation> => {
  const { db, clock } = deps;
  const { accountId, email } = member;
  await confirmIdentity(deps, member, confirmation);
  const known = await describePasskeys(db, accountId);
  if (known.length >= MAX_PASSKEYS) throw new AppError('conflict', { text: TOO_MANY });
  const userHandle = (await findUserHandle(db, accountId)) ?? randomBytes(HANDLE_BYTES);
  const { fullName } = await findRecipient(db, accountId);
  return {
    challenge: await createPasskeyChallenge(db, clock, { purpose: 'add', accountId, userHandle }),
    rp: { id: confirmation.party.id, name: 'Firmament' },
    user: { id: userHandle.toString('base64url'), name: email, displayName: fullName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_LIFETIME_MS,
    excludeCredentials: known,
    // It has to sign in alone: the device keeps the account with it, and checks who holds it.
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
};

type Made = { attestation: PasskeyAttestation; party: RelyingParty; userAgent: string | undefined };

const verify = async ({ db, clock }: IdentityDeps, { accountId }: Member, { attestation, party }: Made) => {
  const { clientDataJSON, attestationObject, transports = [] } = attestation.response;
  const use = { purpose: 'add', accountId } as const;
  const challenge = await takePasskeyChallenge(db, clock.now(), clientDataJSON, use);
  if (!challenge?.userHandle) return undefined;
  const answer = await verifyRegistrationResponse({
    response: { ...attestation, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge.text,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // It throws at whatever does not fit: the origin, the signature, a holder who was not checked.
  }).catch(() => undefined);
  if (!answer?.verified) return undefined;
  const { credential, credentialBackedUp } = answer.registrationInfo;
  return {
    account_id: accountId,
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    user_handle: challenge.userHandle,
    signatures: credential.counter,
    transports: transports.filter((transport) => PASSKEY_TRANSPORTS.includes(transport)),
    is_synced: credentialBackedUp,
  };
};

/**
 * Adds the passkey that the device has made, named after the device. If it is the member's first second factor, there
 * are recovery codes from now on, and sessions begun with the password alone end.
 */
export const addPasskey = async (
  deps: IdentityDeps,
  member: Member,
  made: Made,
): Promise<{ token: string; recoveryCodes: string[] | null }> => {
  const { db, clock } = deps;
  const { accountId, sessionId } = member;
  const passkey = await verify(deps, member, made);
  if (!passkey) throw new AppError('conflict', { text: NOT_ADDED });
  const now = clock.now();
  const name = deviceName(made.userAgent ?? null).slice(0, MAX_PASSKEY_NAME_LENGTH) || 'Passkey';
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, accountId);
    const isFirst = !(await hasSecondFactor(trx, accountId));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkey')
      .values({ ...passkey, name, created_at: now })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) throw new AppError('conflict', { text: NOT_ADDED });
    await trx.updateTable('account').set({ second_factor_lost_at: null }).where('id', '=', accountId).execute();
    const recoveryCodes = isFirst ? await replaceRecoveryCodes(trx, accountId) : null;
    if (isFirst) await endOtherSessions(trx, accountId, sessionId);
    await noteEvent(trx, accountId, 'passkey added', now);
    await queueMail(trx, passkeyAddedMail(await findRecipient(trx, accountId), name));
    return { token: await renewToken(trx, sessionId), recoveryCodes };
  });
};

const NOT_ADDED = {
  en: 'The passkey could not be added. Please try again.',
  de: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
};

const TOO_MANY = {
  en: `You have ${MAX_PASSKEYS} passkeys already. Please remove one first.`,
  de: `Sie haben schon ${MAX_PASSKEYS} Passkeys. Bitte entfernen Sie zuerst einen.`,
};
