import {
  confirmSignUp as confirmCall,
  denySignUp as denyCall,
  showSignUp,
  verifyEmail,
} from '@firmament/api-contract/calls/accounts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Text } from '../../platform/http/app-error.ts';
import { serve } from '../../platform/http/serve.ts';
import type { BreachedPasswords } from '../passwords/breached-passwords.ts';
import { succeed } from '../succeed.ts';
import { confirmSignUp, denySignUp, describeSignUp } from './settle-sign-up.ts';
import { signUpCookie } from './sign-up-cookie.ts';

type Deps = { db: Database; clock: Clock; breachedPasswords: BreachedPasswords; publicUrl: string | undefined };

export const VERIFIED: Text = {
  en: 'Verification successful. Please login to continue.',
  de: 'Bestätigung erfolgreich. Bitte melden Sie sich an, um fortzufahren.',
};
const DISCARDED: Text = {
  en: 'The sign-up was discarded. No account was created.',
  de: 'Die Registrierung wurde verworfen. Es ist kein Konto entstanden.',
};

/** The link of a verification mail: what it shows, and the two answers to it. Opening it changes nothing. */
export const registerVerificationRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { publicUrl } = deps;

  serve(app, verifyEmail, ({ query, reply }) =>
    reply.redirect(`/verify?${new URLSearchParams({ token: query.token ?? '' })}`, 303),
  );

  serve(app, showSignUp, ({ body, request }) =>
    describeSignUp(deps, body.token, signUpCookie.read(request, publicUrl)),
  );

  serve(app, confirmCall, async ({ body, request, reply }) => {
    await confirmSignUp(deps, body.token, signUpCookie.read(request, publicUrl), body.password);
    signUpCookie.clear(request, reply, publicUrl);
    return succeed(request, VERIFIED);
  });

  serve(app, denyCall, async ({ body, request }) => {
    await denySignUp(deps, body.token);
    return succeed(request, DISCARDED);
  });
};
