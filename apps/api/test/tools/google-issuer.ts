import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../src/platform/clock.ts';
import { useListener } from '../servers/use-listener.ts';

export const CLIENT_ID = 'firmament.apps.example';

export type GoogleIssuer = {
  jwksUrl: string;
  /** How often the keys were asked for. */
  requests(): number;
  /** From now on new keys sign, and the old ones are gone from the list. */
  rotate(): Promise<void>;
  /** What the button would hand over; `claims` replaces the usual ones. */
  credential(claims?: JWTPayload): Promise<{ clientId: string; credential: string }>;
};

type Keys = { kid: string; privateKey: CryptoKey; jwks: string };

/** Of each generation one pair for all issuers: making one takes half a second. */
const generations: Promise<Keys>[] = [];

const makeKeys = async (kid: string): Promise<Keys> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, jwks: JSON.stringify({ keys: [key] }) };
};

/** An identity provider of our own: real keys, real signatures, a real address to fetch the keys from. */
export const useGoogleIssuer = async (clock: Clock): Promise<GoogleIssuer> => {
  let generation = 0;
  let requests = 0;
  let current: Keys;
  const rotate = async () => {
    if (generation === generations.length) generations.push(makeKeys(`key-${generation}`));
    current = await (generations[generation++] as Promise<Keys>);
  };
  await rotate();

  const { origin } = await useListener((_, response) => {
    requests += 1;
    response.setHeader('content-type', 'application/json').end(current.jwks);
  });

  const credential: GoogleIssuer['credential'] = async (claims = {}) => {
    const nowSeconds = Math.floor(clock.now().getTime() / 1000);
    const payload = {
      iss: 'https://accounts.google.com',
      aud: CLIENT_ID,
      sub: '1122334455',
      email: 'Eva@kunde.example',
      email_verified: true,
      name: 'Eva Muster',
      iat: nowSeconds,
      exp: nowSeconds + 3600,
      ...claims,
    };
    const signed = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: current.kid })
      .sign(current.privateKey);
    return { clientId: CLIENT_ID, credential: signed };
  };
  return { jwksUrl: `${origin}/certs`, requests: () => requests, rotate, credential };
};
