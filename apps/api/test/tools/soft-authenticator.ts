import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@firmament/api-contract/rules/passkey-fields';

/** A device with passkeys, as far as the server can tell: keys on P-256, no attestation. */
export type SoftAuthenticator = {
  make(options: PasskeyCreation, changes?: Changes): PasskeyAttestation;
  sign(options: Pick<PasskeyRequest, 'challenge' | 'rpId'>, changes?: Changes): PasskeyAssertion;
};

/** What a device may say differently. */
type Changes = { origin?: string; isHolderChecked?: boolean; signatures?: number; userHandle?: string };

const PRESENT = 0x01;
const VERIFIED = 0x04;
/** May be synced, and is. */
const SYNCED = 0x18;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR of a byte string; ours are longer than 23 and shorter than 65,536 bytes. */
const cborBytes = (bytes: Buffer): Buffer =>
  bytes.length < 256
    ? Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
    : Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
};

export const createSoftAuthenticator = (origin: string): SoftAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let signatures = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, changes: Changes): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: changes.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, flags: number, changes: Changes, key = Buffer.alloc(0)): Buffer => {
    signatures = changes.signatures ?? signatures + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signatures);
    const verified = changes.isHolderChecked === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | verified | SYNCED]), count, key]);
  };

  return {
    make: ({ challenge, rp, user }, changes = {}) => {
      handle = user.id;
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const authData = authenticatorData(rp.id, HAS_KEY, changes, key);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, changes).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    sign: ({ challenge, rpId }, changes = {}) => {
      const data = clientData('webauthn.get', challenge, changes);
      const authData = authenticatorData(rpId, 0, changes);
      const signature = createSign('sha256').update(authData).update(sha256(data)).sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: changes.userHandle ?? handle,
        },
      };
    },
  };
};
