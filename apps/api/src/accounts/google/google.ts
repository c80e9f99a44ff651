import { email as emailField, fullName as nameField } from '@firmament/api-contract/rules/account-fields';
import { MINUTE_MS } from '@firmament/calendar/day';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Who the user is, according to Google. */
export type GoogleIdentity = { subject: string; email: string; fullName: string; issuedAt: Date };

/** Verifies the credential of Google's button; throws if it proves nothing. */
export type VerifyIdToken = (given: { clientId: string; credential: string }) => Promise<GoogleIdentity>;

const GOOGLE_JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** The clocks of two machines never quite agree. */
const CLOCK_TOLERANCE_SECONDS = 30;
const FETCH_TIMEOUT_MS = 5_000;
/** Google changes its keys every few days; a withdrawn key is accepted no longer than this. */
const KEYS_FRESH_FOR_MS = 10 * MINUTE_MS;
/** Tokens with made-up key names must not make us ask Google again and again. */
const REFETCH_AFTER_MS = 30_000;

type Options = { clientId: string; jwksUrl?: string | undefined; clock: Clock; refetchAfterMs?: number };

export const createGoogleVerifier = ({ clientId, jwksUrl, clock, refetchAfterMs }: Options): VerifyIdToken => {
  const keys = createRemoteJWKSet(new URL(jwksUrl ?? GOOGLE_JWKS_URL), {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cacheMaxAge: KEYS_FRESH_FOR_MS,
    cooldownDuration: refetchAfterMs ?? REFETCH_AFTER_MS,
  });
  return async (given) => {
    if (given.clientId !== clientId) throw googleRefused('client id of another site');
    const payload = await verifySignature(given.credential, keys, clientId, clock);
    return toIdentity(payload);
  };
};

const verifySignature = async (
  credential: string,
  keys: JWTVerifyGetKey,
  clientId: string,
  clock: Clock,
): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(credential, keys, {
      issuer: ISSUERS,
      audience: clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'email', 'iat', 'exp'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: clock.now(),
    });
    return payload;
  } catch (cause) {
    throw isRefusal(cause) ? googleRefused('token refused', cause) : unreachable(cause);
  }
};

/** All other errors come from fetching the keys, which is not the caller's fault. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys;

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailField,
  // Some issuers write the flag as text.
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: nameField.optional().catch(undefined),
  iat: z.number(),
});

const toIdentity = (payload: JWTPayload): GoogleIdentity => {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) throw googleRefused('token without a verified address');
  const { sub, email, name, iat } = parsed.data;
  const fullName = name ?? email.slice(0, email.indexOf('@'));
  return { subject: sub, email, fullName, issuedAt: new Date(iat * 1000) };
};

export const googleRefused = (reason: string, cause?: unknown): AppError =>
  new AppError('wrong_credentials', {
    cause,
    refusal: { account: undefined, reason },
    text: { en: 'Google login failed', de: 'Die Anmeldung mit Google ist fehlgeschlagen' },
  });

const unreachable = (cause: unknown): AppError =>
  new AppError('unavailable', {
    cause,
    text: {
      en: 'We cannot reach Google right now. Please try again in a moment.',
      de: 'Wir erreichen Google gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    },
  });

export const googleNotSetUp = (): AppError =>
  new AppError('not_found', {
    text: {
      en: 'Signing in with Google is not set up here. Please use your email address.',
      de: 'Die Anmeldung mit Google ist hier nicht eingerichtet. Bitte verwenden Sie Ihre E-Mail-Adresse.',
    },
  });
