import {
  getSession,
  getSignInOptions,
  login,
  logout,
  register,
  resendVerification,
  reset,
  verifyEmail as verifyEmailCall,
} from '@firmament/api-contract/calls/accounts';
import { finishSignIn as finishSignInCall } from '@firmament/api-contract/calls/second-factor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, plainAddress } from '../platform/http/address-key.ts';
import type { FindMember } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { giveBack } from '../platform/http/rate-limit.ts';
import { serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { presentUser } from './account-presenter.ts';
import { resendVerificationJob } from './accounts.jobs.ts';
import type { IdentityDeps } from './confirm-identity.ts';
import { googleNotSetUp } from './google/google.ts';
import { signInWithGoogle, signUpWithGoogle } from './google/google-account.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import { requestNewPassword } from './passwords/reset-password.ts';
import { clearChallengeCookie, readChallengeCookie, setChallengeCookie } from './second-factor/challenge-cookie.ts';
import { finishSignIn } from './second-factor/finish-sign-in.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { endSessionOf } from './sessions.ts';
import { type HalfSignedIn, type SignedIn, signIn } from './sign-in.ts';
import { signUp, verifyEmail } from './sign-up.ts';
import { languageOf, succeed } from './succeed.ts';

export type Deps = IdentityDeps & {
  publicUrl: string | undefined;
  googleClientId: string | undefined;
  demoSignIn: { email: string; password: string } | undefined;
  breachedPasswords: BreachedPasswords;
  findMember: FindMember;
};

const VERIFICATION_SENT: Text = {
  en: 'We sent you an email with a verification link. Please verify your email address to continue.',
  de: 'Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
};
const VERIFIED: Text = {
  en: 'Verification successful. Please login to continue.',
  de: 'Bestätigung erfolgreich. Bitte melden Sie sich an, um fortzufahren.',
};
const NEW_PASSWORD_SENT: Text = {
  en: 'We sent you an email with new password.',
  de: 'Wir haben Ihnen eine E-Mail mit einem neuen Passwort gesendet.',
};
const SIGNED_IN: Text = { en: 'You are signed in.', de: 'Sie sind angemeldet.' };
const SIGNED_OUT: Text = { en: 'You are signed out.', de: 'Sie sind abgemeldet.' };

/** From sign-up to sign-out: the calls that need no session yet. */
export const registerSignInRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, limiter, verifyIdToken, publicUrl, googleClientId, demoSignIn, findMember } = deps;

  const verifyGoogle = (credential: { clientId: string; credential: string }) => {
    if (!verifyIdToken) throw googleNotSetUp();
    return verifyIdToken(credential);
  };

  const originOf = (request: FastifyRequest) => ({
    device: { address: plainAddress(request.ip), userAgent: request.headers['user-agent'] },
    previousToken: readSessionCookie(request, publicUrl),
  });

  const greet = async (request: FastifyRequest, reply: FastifyReply, accountId: number, token: string) => {
    setSessionCookie(request, reply, token, publicUrl);
    return { ...succeed(request, SIGNED_IN), user: await presentUser(db, clock, accountId) };
  };

  /** If a second step is required, the attempt stays counted for the account until that step succeeds. */
  const assertWhole = async (request: FastifyRequest, reply: FastifyReply, step: SignedIn | HalfSignedIn) => {
    if ('token' in step) return step;
    await giveBack(db, { limit: 'signIn', subject: addressKey(request.ip) });
    setChallengeCookie(request, reply, step.challengeToken, publicUrl);
    throw new AppError('second_factor_required');
  };

  serve(app, register, async ({ body, request }) => {
    const origin = { language: languageOf(request), address: plainAddress(request.ip) };
    if ('credential' in body) {
      await signUpWithGoogle(db, clock, await verifyGoogle(body), origin);
      return succeed(request, VERIFIED);
    }
    const { email, fullname, password } = body;
    await signUp(deps, { email, fullName: fullname, password, ...origin });
    return succeed(request, VERIFICATION_SENT);
  });

  serve(app, login, async ({ body, request, reply }) => {
    // The call's own limit has counted the address. A successful sign-in was no attack, so it is given back.
    const byAddress = { limit: 'signIn', subject: addressKey(request.ip) } as const;
    if ('credential' in body) {
      const step = await signInWithGoogle(db, clock, await verifyGoogle(body), originOf(request));
      const { accountId, token } = await assertWhole(request, reply, step);
      await giveBack(db, byAddress);
      return greet(request, reply, accountId, token);
    }
    const byAccount = { limit: 'signIn', subject: body.email } as const;
    await limiter.count(byAccount);
    const step = await signIn(db, clock, { ...body, ...originOf(request) });
    const { accountId, token } = await assertWhole(request, reply, step);
    await giveBack(db, byAddress, byAccount);
    return greet(request, reply, accountId, token);
  });

  serve(app, finishSignInCall, async ({ body, request, reply }) => {
    const challengeToken = readChallengeCookie(request, publicUrl);
    const { accountId, token } = await finishSignIn(deps, { ...body, challengeToken, ...originOf(request) });
    await giveBack(db, { limit: 'signIn', subject: addressKey(request.ip) });
    clearChallengeCookie(request, reply, publicUrl);
    return greet(request, reply, accountId, token);
  });

  serve(app, reset, async ({ body, request }) => {
    await requestNewPassword(db, body.email);
    return succeed(request, NEW_PASSWORD_SENT);
  });

  serve(app, resendVerification, async ({ body, request }) => {
    await enqueue(db, resendVerificationJob, body);
    return succeed(request, VERIFICATION_SENT);
  });

  serve(app, verifyEmailCall, async ({ query, request, reply }) => {
    // Programs that only check a link ask with HEAD; that must not verify the address.
    if (request.method === 'HEAD') return reply.send();
    const isVerified = await verifyEmail(db, clock, query.token);
    return reply.redirect(`/login?verification=${isVerified ? 'success' : 'fail'}`, 303);
  });

  serve(app, logout, async ({ request, reply }) => {
    await endSessionOf(db, readSessionCookie(request, publicUrl));
    clearSessionCookie(request, reply, publicUrl);
    return succeed(request, SIGNED_OUT);
  });

  serve(app, getSession, async ({ request, reply }) => {
    const member = await findMember(request, reply);
    return { user: member ? await presentUser(db, clock, member.accountId) : null };
  });

  serve(app, getSignInOptions, () => ({ google_client_id: googleClientId ?? null, demo: demoSignIn ?? null }));
};
