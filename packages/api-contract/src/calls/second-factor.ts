import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, proof, secondFactorCode, uid } from '../rules/account-fields.ts';
import { user } from '../user.ts';

/** Two-step sign-in for members who want it: codes of an authenticator app (RFC 6238) and recovery codes. */

const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Shown this once: only their digests are kept. Each is good for one sign-in.' });

export const finishSignIn = defineEndpoint({
  id: 'finishSignIn',
  method: 'POST',
  path: '/api/login/secondFactor',
  summary: 'The second step of a sign-in, after login has answered second_factor_required; sets the session cookie.',
  tag: 'accounts',
  access: 'public',
  limit: 'signIn',
  body: z.object({ code: secondFactorCode }),
  response: outcome.extend({ user }),
  errors: ['wrong_credentials', 'sign_in_expired'],
});

export const getSecondFactor = defineEndpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/api/secondFactor',
  summary: 'Whether the member signs in with two steps, since when, and how many recovery codes are left.',
  tag: 'accounts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({
    is_on: z.boolean(),
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number().int(),
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
  body: z.object({ uid, proof }),
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
  body: z.object({ uid, code: secondFactorCode }),
  response: outcome.extend({ recovery_codes: recoveryCodes }),
  errors: ['forbidden', 'conflict'],
});

export const turnOffSecondFactor = defineEndpoint({
  id: 'turnOffSecondFactor',
  method: 'POST',
  path: '/api/secondFactor/turnOff',
  summary: 'Turn two-step sign-in off, with the password and a code.',
  tag: 'accounts',
  access: 'member',
  body: z.object({ uid, proof, code: secondFactorCode }),
  response: outcome,
  errors: ['forbidden', 'conflict'],
});

export const renewRecoveryCodes = defineEndpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/secondFactor/recoveryCodes',
  summary: 'New recovery codes, with the password and a code; the old ones are void.',
  tag: 'accounts',
  access: 'member',
  body: z.object({ uid, proof, code: secondFactorCode }),
  response: outcome.extend({ recovery_codes: recoveryCodes }),
  errors: ['forbidden', 'conflict'],
});
