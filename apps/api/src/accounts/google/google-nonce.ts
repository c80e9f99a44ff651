import { beginGoogleSignIn } from '@firmament/api-contract/calls/accounts';
import { googleCredential } from '@firmament/api-contract/rules/account-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { serve } from '../../platform/http/serve.ts';
import { createToken, digestOf, TOKEN_FORMAT } from '../../platform/secrets.ts';
import { isSecure } from '../session-cookie.ts';
import { googleNotSetUp, googleRefused } from './google.ts';

/**
 * Binds a sign-in with Google to the browser that began it: the browser keeps a random value that no script can read,
 * Google writes its digest into the ID token, and the two must match. A token that leaks from a page is then useless
 * elsewhere. Clients that follow only the specification send tokens without a nonce and are still served (decision 17).
 */

/** Long enough to choose an account and type a password at Google. */
const LIFETIME_SECONDS = 30 * 60;

type Options = { publicUrl: string | undefined; hasGoogle: boolean };

/** Checks every call that carries a Google credential, so that no route can forget the nonce. */
export const registerGoogleNonce = (app: FastifyInstance, { publicUrl, hasGoogle }: Options): void => {
  const cookieOf = (request: FastifyRequest) => ({
    name: isSecure(request, publicUrl) ? '__Host-firmament_google' : 'firmament_google',
    // Strict works because Google answers to our page, and the page itself calls us.
    options: { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request, publicUrl) } as const,
  });

  serve(app, beginGoogleSignIn, ({ request, reply }) => {
    if (!hasGoogle) throw googleNotSetUp();
    const value = createToken();
    const { name, options } = cookieOf(request);
    reply.setCookie(name, value, { ...options, maxAge: LIFETIME_SECONDS });
    return { nonce: nonceOf(value) };
  });
  if (!hasGoogle) return;

  app.addHook('preHandler', async (request) => {
    const credential = credentialIn(request.body);
    if (credential === undefined) return;
    const value = request.cookies[cookieOf(request).name];
    const expected = value !== undefined && TOKEN_FORMAT.test(value) ? nonceOf(value) : undefined;
    if (claimedNonce(credential) !== expected) throw googleRefused('sign-in of another browser');
  });

  // A nonce is good for one successful sign-in; after a failure it may be tried again.
  app.addHook('onSend', async (request, reply) => {
    const { name, options } = cookieOf(request);
    // The status comes first, because a request that was refused early has no cookies yet.
    if (reply.statusCode !== 200 || request.cookies[name] === undefined) return;
    if (credentialIn(request.body) !== undefined) reply.clearCookie(name, options);
  });
};

const nonceOf = (value: string): string => digestOf(value).toString('base64url');

const carrier = z.union([googleCredential, z.object({ proof: googleCredential }).transform(({ proof }) => proof)]);

const credentialIn = (body: unknown): string | undefined => carrier.safeParse(body).data?.credential;

/** Reads the claim before the signature is verified; a forged token fails there later. */
const claimedNonce = (credential: string): unknown => {
  try {
    return decodeJwt(credential).nonce;
  } catch {
    return undefined;
  }
};
