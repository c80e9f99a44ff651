import { z } from 'zod';
import type { Rule } from './rule-texts.ts';

/** What crosses the wire between a device with passkeys and us: the JSON forms of WebAuthn, level 3. */

export const MAX_PASSKEY_NAME_LENGTH = 60;

const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/, 'passkey' satisfies Rule);

/** WebAuthn allows ids of up to 1,023 bytes. */
const credentialId = base64url(1364);

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])),
});

export type PasskeyTransport = z.infer<typeof descriptor>['transports'][number];

export const PASSKEY_TRANSPORTS: readonly string[] = descriptor.shape.transports.element.options;

export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    allowCredentials: z.array(descriptor),
    userVerification: z.enum(['required', 'preferred']),
  })
  .meta({ description: 'For navigator.credentials.get; good once, for five minutes.' });

export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ description: 'For navigator.credentials.create; good once, for five minutes.' });

/** The answer of a device that has the passkey. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(128).optional(),
  }),
});

/** The answer of a device that made one. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
});

export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
export type PasskeyCreation = z.infer<typeof passkeyCreation>;
