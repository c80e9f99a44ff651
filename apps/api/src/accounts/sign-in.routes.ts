import {
  choosePassword as choosePasswordCall,
  confirmDevice as confirmDeviceCall,
  getSignInOptions,
  login,
  logout,
  register,
  resendVerification,
  reset,
} from '@firmament/api-contract/calls/accounts';
import { beginPasskeySignIn, signInWithPasskey as signInWithPasskeyCall } from '@firmament/api-contract/calls/passkeys';
import {
  beginSecondStep as beginSecondStepCall,
  finishSignIn as finishSignInCall,
} from '@firmament/api-contract/calls/second-factor';
import { getSession } from '@firmament/api-contract/calls/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainAddress } from '../platform/http/address-key.ts';
import type { FindMember } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { presentUser } from './account-presenter.ts';
import { resendVerificationJob } from './accounts.jobs.ts';
import type { IdentityDeps } from './confirm-identity.ts';
import type { Device } from './device.ts';
import { googleNotSetUp } from './google/google.ts';
import { signInWithGoogle, signUpWithGoogle } from './google/google-account.ts';
import { readDeviceTokens, setDeviceTokens } from './known-devices/device-cookie.ts';
import { confirmDevice } from './known-devices/device-link.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { requestPasskey } from './passkeys/use-passkey.ts';
import type { BreachedPasswords } from './passwords/breached-passwords.ts';
import { choosePassword } from './passwords/choose-password.ts';
import { requestNewPassword } from './passwords/reset-password.ts';
import { clearChallengeCookie, readChallengeCookie, setChallengeCookie } from './second-factor/challenge-cookie.ts';
import { beginSecondStep, finishSignIn } from './second-factor/finish-sign-in.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { endSessionOf } from './sessions.ts';
import { type HalfSignedIn, type SignedIn, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { languageOf, succeed } from './succeed.ts';
import { signUpCookie } from './verification/sign-up-cookie.ts';
import { VERIFIED } from './verification/verification.routes.ts';

type DemoSignIn = { email: string; password: string };

export type Deps = IdentityDeps & {
  publicUrl: string | undefined;
  googleClientId: string | undefined;
  /** The sign-ins that visitors of the demo share. */
  demo: { member: DemoSignIn; desk: DemoSignIn } | undefined;
  breachedPasswords: BreachedPasswords;
  findMember: FindMember;
};

const VERIFICATION_SENT: Text = {
  en: 'We sent you an email with a verification link. Please verify your email address to continue.',
  de: 'Wir haben Ihnen eine E-Mail mit einem Bestätigungslink gesendet. Bitte bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
};
const NEW_PASSWORD_SENT: Text = {
  en: 'We sent you an email with new password.',
  de: 'Wir haben Ihnen eine E-Mail mit einem neuen Passwort gesendet.',
};
const SIGNED_IN: Text = { en: 'You are signed in.', de: 'Sie sind angemeldet.' };
const PASSWORD_CHOSEN: Text = {
  en: 'Your password was saved. All other sessions were ended.',
  de: 'Ihr Passwort wurde gespeichert. Alle anderen Sitzungen wurden beendet.',
};
const DEVICE_CONFIRMED: Text = {
  en: 'You can now sign in on this device.',
  de: 'Sie können sich jetzt auf diesem Gerät anmelden.',
};
const SIGNED_OUT: Text = { en: 'You are signed out.', de: 'Sie sind abgemeldet.' };

/** From sign-up to sign-out: the calls that need no session yet. */
export const registerSignInRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, verifyIdToken, publicUrl, googleClientId, demo, findMember } = deps;

  const verifyGoogle = (credential: { clientId: string; credential: string }) => {
    if (!verifyIdToken) throw googleNotSetUp();
    return verifyIdToken(credential);
  };

  const deviceOf = (request: FastifyRequest): Device => ({
    address: plainAddress(request.ip),
    userAgent: request.headers['user-agent'],
    tokens: readDeviceTokens(request, publicUrl),
  });

  const originOf = (request: FastifyRequest) => ({
    device: deviceOf(request),
    previousToken: readSessionCookie(request, publicUrl),
  });

  const greet = async (request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn, text = SIGNED_IN) => {
    setSessionCookie(request, reply, signedIn.token, publicUrl);
    setDeviceTokens(request, reply, signedIn.deviceTokens, publicUrl);
    request.log.info({ account: signedIn.accountId }, 'signed in');
    return { ...succeed(request, text), user: await presentUser(db, clock, signedIn.accountId, signedIn) };
  };

  const assertWhole = (request: FastifyRequest, reply: FastifyReply, step: SignedIn | HalfSignedIn): SignedIn => {
    if ('token' in step) return step;
    setChallengeCookie(request, reply, step.challengeToken, publicUrl);
    throw new AppError('second_factor_required');
  };

  serve(app, register, async ({ body, request, reply }) => {
    const [language, device] = [languageOf(request), deviceOf(request)];
    if ('credential' in body) {
      await signUpWithGoogle(db, clock, await verifyGoogle(body), { language, address: device.address });
      return succeed(request, VERIFIED);
    }
    const { email, fullname: fullName, password, return_path: returnPath } = body;
    const browserToken = await signUp(deps, { email, fullName, password, language, device, returnPath });
    signUpCookie.set(request, reply, browserToken, publicUrl);
    return succeed(request, VERIFICATION_SENT);
  });

  serve(app, login, async ({ body, request, reply }) => {
    const step =
      'credential' in body
        ? await signInWithGoogle(db, clock, await verifyGoogle(body), originOf(request))
        : await signIn(deps, { ...body, ...originOf(request) });
    return greet(request, reply, assertWhole(request, reply, step));
  });

  serve(app, beginPasskeySignIn, async ({ request }) => ({
    options: await requestPasskey(deps, relyingPartyOf(request, publicUrl), { purpose: 'sign in' }),
  }));

  serve(app, signInWithPasskeyCall, async ({ body, request, reply }) => {
    const party = relyingPartyOf(request, publicUrl);
    const given = { assertion: body.passkey, party, ...originOf(request) };
    return greet(request, reply, await signInWithPasskey(deps, given));
  });

  const secondStepOf = (request: FastifyRequest) => ({
    challengeToken: readChallengeCookie(request, publicUrl),
    party: relyingPartyOf(request, publicUrl),
  });

  serve(app, beginSecondStepCall, ({ request }) => beginSecondStep(deps, secondStepOf(request)));

  serve(app, finishSignInCall, async ({ body, request, reply }) => {
    const step = { given: body, ...secondStepOf(request), ...originOf(request) };
    const signedIn = await finishSignIn(deps, step);
    clearChallengeCookie(request, reply, publicUrl);
    return greet(request, reply, signedIn);
  });

  serve(app, confirmDeviceCall, async ({ body, request, reply }) => {
    const { tokens } = await confirmDevice(deps, body.token, deviceOf(request));
    setDeviceTokens(request, reply, tokens, publicUrl);
    return succeed(request, DEVICE_CONFIRMED);
  });

  serve(app, choosePasswordCall, async ({ body, member, request, reply }) => {
    const signedIn = await choosePassword(deps, member, body.new_password, originOf(request));
    return greet(request, reply, signedIn, PASSWORD_CHOSEN);
  });

  serve(app, reset, async ({ body, request }) => {
    await requestNewPassword(db, body.email);
    return succeed(request, NEW_PASSWORD_SENT);
  });

  serve(app, resendVerification, async ({ body, request }) => {
    await enqueue(db, resendVerificationJob, body);
    return succeed(request, VERIFICATION_SENT);
  });

  serve(app, logout, async ({ request, reply }) => {
    await endSessionOf(db, readSessionCookie(request, publicUrl));
    clearSessionCookie(request, reply, publicUrl);
    return succeed(request, SIGNED_OUT);
  });

  serve(app, getSession, async ({ request, reply }) => {
    const member = await findMember(request, reply);
    return { user: member ? await presentUser(db, clock, member.accountId, member) : null };
  });

  serve(app, getSignInOptions, () => ({
    google_client_id: googleClientId ?? null,
    demo: demo?.member ?? null,
    demo_desk: demo?.desk ?? null,
  }));
};
