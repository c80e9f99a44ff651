import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { newRecoveryCodes, outcome, proof, secondFactorCode, uid } from '../rules/account-fields.ts';
import {
  MAX_PASSKEY_NAME_LENGTH,
  passkeyAssertion,
  passkeyAttestation,
  passkeyCreation,
  passkeyRequest,
} from '../rules/passkey-fields.ts';
import { writtenLine } from '../rules/written-text.ts';
import { user } from '../user.ts';

/** Passkeys (WebAuthn): instead of the password, or as the second step after it. */

const passkeyId = z.number().int();

export const beginPasskeySignIn = defineEndpoint({
  id: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/login/passkey/begin',
  summary: 'What a device needs to sign in with a passkey. The same for everybody: it does not say who has one.',
  tag: 'accounts',
  access: 'public',
  limit: 'passkeySignIn',
  response: z.object({ options: passkeyRequest }),
  errors: [],
});

export const signInWithPasskey = defineEndpoint({
  id: 'signInWithPasskey',
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in with a passkey alone, after the device has checked who holds it; sets the session cookie.',
  tag: 'accounts',
  access: 'public',
  limit: 'passkeySignIn',
  body: z.object({ passkey: passkeyAssertion }),
  response: outcome.extend({ user }),
  errors: ['wrong_credentials', 'sign_in_expired'],
});

export const beginConfirmation = defineEndpoint({
  id: 'beginConfirmation',
  method: 'POST',
  path: '/api/passkeys/confirm',
  summary: 'What a device needs to confirm with a passkey that it is the member who asks.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid }),
  response: z.object({ options: passkeyRequest }),
  errors: ['forbidden', 'conflict'],
});

export const beginPasskey = defineEndpoint({
  id: 'beginPasskey',
  method: 'POST',
  path: '/api/passkeys/begin',
  summary: 'What a device needs to make a passkey for the member.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, proof, code: secondFactorCode.optional() }),
  response: z.object({ options: passkeyCreation }),
  errors: ['forbidden', 'conflict'],
});

export const addPasskey = defineEndpoint({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/passkeys/add',
  summary: 'Add the passkey that the device made. The first factor beside the password ends all other sessions.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, passkey: passkeyAttestation }),
  response: outcome.extend({ recovery_codes: newRecoveryCodes }),
  errors: ['forbidden', 'conflict'],
});

export const renamePasskey = defineEndpoint({
  id: 'renamePasskey',
  method: 'POST',
  path: '/api/passkeys/rename',
  summary: 'Give a passkey another name.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({
    uid,
    passkey_id: passkeyId,
    name: writtenLine(MAX_PASSKEY_NAME_LENGTH),
  }),
  response: outcome,
  errors: ['forbidden', 'not_found'],
});

export const removePasskey = defineEndpoint({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/passkeys/remove',
  summary: 'Remove a passkey: it signs in no more.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, passkey_id: passkeyId, proof, code: secondFactorCode.optional() }),
  response: outcome,
  errors: ['forbidden', 'not_found'],
});
