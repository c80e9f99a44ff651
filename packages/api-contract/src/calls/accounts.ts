import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import {
  email,
  fullName,
  givenPassword,
  googleCredential,
  newPassword,
  outcome,
  proof,
  secondFactorCode,
  uid,
} from '../rules/account-fields.ts';
import { MAX_RETURN_PATH_LENGTH, SIGNED_IN_PATH, safeReturnPath } from '../rules/return-path.ts';
import { session, user } from '../user.ts';

/** From sign-up to sign-out, and the member's own data. */

const securityIp = z
  .string()
  .max(64)
  .optional()
  .meta({ description: 'Accepted for compatibility; what counts is the address our server sees.' });

/** Anybody can sign up with anybody's address, so a foreign or malformed path is dropped, not kept. */
const wantedPath = z
  .string()
  .transform((path) => (path.length > MAX_RETURN_PATH_LENGTH ? SIGNED_IN_PATH : safeReturnPath(path)))
  .optional()
  .meta({ description: 'The page of ours to open after the first sign-in; kept until the address is verified.' });

export const register = defineEndpoint({
  id: 'register',
  method: 'POST',
  path: '/api/register',
  summary: 'Sign up. A known address is answered exactly like a new one; its owner gets a mail.',
  tag: 'accounts',
  access: 'public',
  limit: 'registration',
  body: z.union([
    z.object({ fullname: fullName, email, password: newPassword, security_IP: securityIp, return_path: wantedPath }),
    googleCredential.extend({ security_IP: securityIp }),
  ]),
  response: outcome,
  errors: ['wrong_credentials', 'conflict', 'not_found'],
});

export const login = defineEndpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with e-mail and password or with Google; sets the session cookie, or asks for the second step.',
  tag: 'accounts',
  access: 'public',
  body: z.union([z.object({ email, password: givenPassword }), googleCredential]),
  response: outcome.extend({ user }),
  errors: ['wrong_credentials', 'second_factor_required', 'email_not_verified', 'conflict', 'not_found'],
});

export const reset = defineEndpoint({
  id: 'reset',
  method: 'POST',
  path: '/api/reset',
  summary:
    'Mail a password that signs in once, within 60 minutes, to choose a new one; the old one works until that is done.',
  tag: 'accounts',
  access: 'public',
  limit: 'reset',
  body: z.object({ email }),
  response: outcome.extend({ error: z.string().optional().meta({ description: 'Only where it failed.' }) }),
  errors: [],
});

export const resendVerification = defineEndpoint({
  id: 'resendVerification',
  method: 'POST',
  path: '/api/resendVerification',
  summary: 'Mail the verification link again, at most once in 5 minutes.',
  tag: 'accounts',
  access: 'public',
  limit: 'resendVerification',
  body: z.object({ email }),
  response: outcome,
  errors: [],
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  method: 'GET',
  path: '/api/verify',
  summary: 'The link of older verification mails; leads on to the page /verify and changes nothing.',
  tag: 'accounts',
  access: 'public',
  query: z.object({ token: z.string().max(200).optional() }),
  response: z.string(),
  produces: 'text/html',
  errors: [],
});

const linkToken = z.string().max(200).meta({ description: 'The token of the mailed link.' });

export const showSignUp = defineEndpoint({
  id: 'showSignUp',
  method: 'POST',
  path: '/api/verify/show',
  isReading: true,
  summary: 'The sign-up behind a verification link, for its page; changes nothing.',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: linkToken }),
  response: z.object({
    fullname: z.string(),
    email: z.string(),
    signed_up_at: z.iso.datetime(),
    device: z.string().meta({ description: 'Browser and system of the sign-up, as far as they say so; may be empty.' }),
    needs_password: z.boolean().meta({ description: 'This is not the browser that signed up.' }),
    is_verified: z.boolean(),
    return_path: z.string().meta({ description: 'The page to open after signing in, always one of ours.' }),
  }),
  errors: ['not_found'],
});

export const confirmSignUp = defineEndpoint({
  id: 'confirmSignUp',
  method: 'POST',
  path: '/api/verify/confirm',
  summary:
    'Verify the address and create the account. The browser that signed up keeps its password; any other has to send one.',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: linkToken, password: newPassword.optional() }),
  response: outcome,
  errors: ['not_found'],
});

export const denySignUp = defineEndpoint({
  id: 'denySignUp',
  method: 'POST',
  path: '/api/verify/deny',
  summary: 'That was not me: discard the sign-up. No account comes of it, and no more mails about it.',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: linkToken }),
  response: outcome,
  errors: ['not_found'],
});

export const confirmDevice = defineEndpoint({
  id: 'confirmDevice',
  method: 'POST',
  path: '/api/confirmDevice',
  summary: 'The mailed link after too many attempts: strangers’ attempts no longer slow down this browser.',
  tag: 'accounts',
  access: 'public',
  body: z.object({ token: linkToken }),
  response: outcome,
  errors: ['not_found'],
});

export const logout = defineEndpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session, if there is one.',
  tag: 'accounts',
  access: 'public',
  response: outcome,
  errors: [],
});

export const getSignInOptions = defineEndpoint({
  id: 'getSignInOptions',
  method: 'GET',
  path: '/api/signInOptions',
  summary: 'Which ways to sign in are set up here.',
  tag: 'accounts',
  access: 'public',
  response: z.object({
    google_client_id: z.string().nullable(),
    demo: z.object({ email: z.string(), password: z.string() }).nullable(),
    demo_desk: z.object({ email: z.string(), password: z.string() }).nullable(),
  }),
  errors: [],
});

export const beginGoogleSignIn = defineEndpoint({
  id: 'beginGoogleSignIn',
  method: 'POST',
  path: '/api/beginGoogleSignIn',
  summary: 'Bind the next sign-in with Google to this browser: sets a cookie and gives the nonce to hand to Google.',
  tag: 'accounts',
  access: 'public',
  response: z.object({ nonce: z.string() }),
  errors: ['not_found'],
});

export const setProfileData = defineEndpoint({
  id: 'setProfileData',
  method: 'POST',
  path: '/api/setProfileData',
  summary: 'Link the member’s own profile (employee_id) or company (company_id); an empty value unlinks.',
  tag: 'accounts',
  access: 'member',
  body: z.object({
    uid,
    key: z.enum(['employee_id', 'company_id']),
    value: z.union([z.string().max(500), z.number().int()]).nullable(),
  }),
  response: outcome.extend({ user }),
  errors: ['forbidden'],
});

export const changeName = defineEndpoint({
  id: 'changeName',
  method: 'POST',
  path: '/api/changeName',
  summary: 'Change the member’s full name.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, fullname: fullName }),
  response: outcome.extend({ user }),
  errors: ['forbidden'],
});

export const changePassword = defineEndpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/changePassword',
  summary: 'Set a new password; ends all other sessions and gives this one a new cookie.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ uid, proof, code: secondFactorCode.optional(), new_password: newPassword }),
  response: outcome.extend({ user }),
  errors: ['forbidden'],
});

export const choosePassword = defineEndpoint({
  id: 'choosePassword',
  method: 'POST',
  path: '/api/choosePassword',
  summary: 'Choose a password after signing in with a mailed one; ends all other sessions and begins a new one.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  isOpenToMailedPassword: true,
  body: z.object({ uid, new_password: newPassword }),
  response: outcome.extend({ user }),
  errors: ['forbidden', 'conflict'],
});

export const getSessions = defineEndpoint({
  id: 'getSessions',
  method: 'GET',
  path: '/api/getSessions',
  summary: 'Where the member is signed in, the latest first.',
  tag: 'accounts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ sessions: z.array(session) }),
  errors: ['forbidden'],
});

export const revokeSession = defineEndpoint({
  id: 'revokeSession',
  method: 'POST',
  path: '/api/revokeSession',
  summary: 'End one session of the member.',
  tag: 'accounts',
  access: 'member',
  body: z.object({ uid, session_id: z.number().int() }),
  response: outcome,
  errors: ['forbidden', 'not_found'],
});

export const revokeOtherSessions = defineEndpoint({
  id: 'revokeOtherSessions',
  method: 'POST',
  path: '/api/revokeOtherSessions',
  summary: 'End all sessions of the member but this one.',
  tag: 'accounts',
  access: 'member',
  body: z.object({ uid }),
  response: outcome.extend({ ended: z.number().int() }),
  errors: ['forbidden'],
});

export const exportUserData = defineEndpoint({
  id: 'exportUserData',
  method: 'GET',
  path: '/api/exportUserData',
  summary: 'Everything we keep about the member, as a JSON file to download.',
  tag: 'accounts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ exported_at: z.iso.datetime(), data: z.record(z.string(), z.unknown()) }),
  isCostly: true,
  errors: ['forbidden'],
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/deleteAccount',
  summary:
    'Delete the account and everything kept about the member; ends all sessions. While a contract runs, the call has to ' +
    'say how it ends.',
  tag: 'accounts',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({
    uid,
    proof,
    code: secondFactorCode.optional(),
    contract: z.enum(['notice', 'withdraw']).optional().meta({
      description: 'Notice to the next possible end, or withdrawal within 14 days; needed while a contract runs.',
    }),
  }),
  response: outcome,
  errors: ['forbidden', 'conflict'],
});
