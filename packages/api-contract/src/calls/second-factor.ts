import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { newRecoveryCodes, outcome, proof, recoveryCodes, secondFactorCode, uid } from '../rules/account-fields.ts';
import { passkeyAssertion, passkeyRequest } from '../rules/passkey-fields.ts';
import { user } from '../user.ts';

/** Two-step sign-in for members who want it: codes of an authenticator app (RFC 6238), passkeys and recovery codes. */

export const beginSecondStep = defineEndpoint({
  id: 'beginSecondStep',
  method: 'POST',
  path: '/api/login/secondFactor/begin',
  summary: 'Which second steps the member has whose first step login has just accepted.',
  tag: 'accounts',
  access: 'public',
  limit: 'passkeySignIn',
  response: z.object({ has_app: z.boolean(), passkey: passkeyRequest.nullable() }),
  errors: ['sign_in_expired'],
});

export const finishSignIn = defineEndpoint({
  id: 'finishSignIn',
  method: 'POST',
  path: '/api/login/secondFactor',
  summary: 'The second step of a sign-in, after login has answered second_factor_required; sets the session cookie.',
  tag: 'accounts',
  access: 'public',
  body: z.union([z.object({ code: secondFactorCode }), z.object({ passkey: passkeyAssertion })]),
  response: outcome.extend({ user }),
  errors: ['wrong_credentials', 'sign_in_expired'],
});

const passkey = z.object({
  passkey_id: z.number().int(),
  name: z.string(),
  is_synced: z.boolean().meta({ description: 'Whether the member’s other devices have it, too.' }),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

export type Passkey = z.infer<typeof passkey>;

export const getSecondFactor = defineEndpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/secondFactor',
  summary: 'Whether the member signs in with two steps, since when, with what, and how many recovery codes are left.',
  tag: 'accounts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({
    is_on: z.boolean(),
    since: z.iso.datetime().nullable(),
    app_since: z.iso.datetime().nullable().meta({ description: 'Since when the authenticator app is asked for.' }),
    passkeys: z.array(passkey),
    recovery_codes_left: z.number().int(),
    has_short_codes: z.boolean().meta({ description: 'Some were made before codes got longer; better make new ones.' }),
  }),
  errors: ['forbidden'],
});

export const beginSecondFactor = defineEndpoint({
  id: 'beginSecondFactor',
  method: 'POST',
  path: '/api/secondFactor/begin',
  summary: 'A new key for the authenticator app. Nothing changes until it is confirmed with a code, within an hour.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, proof, code: secondFactorCode.optional() }),
  response: z.object({
    success: z.literal(true),
    secret: z.string().meta({ description: 'The key in base32 (RFC 4648), to be typed in.' }),
    otpauth_url: z.string().meta({ description: 'The same as an address, for a QR code.' }),
  }),
  errors: ['forbidden', 'conflict'],
});

export const confirmSecondFactor = defineEndpoint({
  id: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/secondFactor/confirm',
  summary: 'Turn two-step sign-in on with a first code; ends all other sessions.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, code: secondFactorCode }),
  response: outcome.extend({ recovery_codes: newRecoveryCodes }),
  errors: ['forbidden', 'conflict'],
});

export const turnOffSecondFactor = defineEndpoint({
  id: 'turnOffSecondFactor',
  method: 'POST',
  path: '/api/secondFactor/turnOff',
  summary: 'Turn the authenticator app off, with the password and a code, or with a passkey.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, proof, code: secondFactorCode.optional() }),
  response: outcome,
  errors: ['forbidden', 'conflict'],
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/secondFactor/recoveryCodes',
  summary: 'New recovery codes, with the password and a code, or with a passkey; the old ones are void.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, proof, code: secondFactorCode.optional() }),
  response: outcome.extend({ recovery_codes: recoveryCodes }),
  errors: ['forbidden', 'conflict'],
});
