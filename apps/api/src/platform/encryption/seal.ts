import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts secrets that the server itself has to read again, with AES-256-GCM and a key that is not in the database: a
 * stolen copy of the database, or of a backup, gives nothing. A sealed value names its key, so that one key can replace
 * another: id of the key, nonce, tag, ciphertext.
 */

export const KEY_BYTES = 32;
const ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SecretKey = { id: string; key: Buffer };

/** The newest seals; all of them open. */
export type SecretKeys = { newest: SecretKey; byId: ReadonlyMap<string, SecretKey> };

/** What a secret is and whose: a value that was copied to another row does not open there. */
export type Owner = { accountId: number; purpose: string };

const derive = (material: Buffer, use: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, '', `firmament ${use}`, length));

/** The id tells nothing about the key; it is how operators and the database call it. */
export const secretKeyOf = (material: Buffer): SecretKey => ({
  id: derive(material, 'key id', ID_BYTES).toString('hex'),
  key: derive(material, 'secrets at rest', KEY_BYTES),
});

export const secretKeysOf = ([newest, ...older]: readonly [Buffer, ...Buffer[]]): SecretKeys => {
  const keys: [SecretKey, ...SecretKey[]] = [secretKeyOf(newest), ...older.map(secretKeyOf)];
  return { newest: keys[0], byId: new Map(keys.map((key) => [key.id, key])) };
};

/** Cannot be guessed without the key, and need not be kept to be told again. */
export const tokenFor = ({ newest }: SecretKeys, use: string): string =>
  derive(newest.key, `token ${use}`, KEY_BYTES).toString('base64url');

const boundTo = ({ accountId, purpose }: Owner): Buffer => Buffer.from(`${purpose}\n${accountId}`);

export const seal = ({ newest }: SecretKeys, owner: Owner, secret: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', newest.key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.from(newest.id, 'hex'), nonce, cipher.getAuthTag(), sealed]);
};

export const keyIdOf = (sealed: Buffer): string => sealed.subarray(0, ID_BYTES).toString('hex');

/** Throws if the key is missing or the value is not what was sealed for this owner. */
export const unseal = ({ byId }: SecretKeys, owner: Owner, sealed: Buffer): Buffer => {
  const key = byId.get(keyIdOf(sealed));
  if (!key) throw new Error(`the key ${keyIdOf(sealed)} is missing`);
  const [afterId, afterNonce] = [ID_BYTES + NONCE_BYTES, ID_BYTES + NONCE_BYTES + TAG_BYTES];
  const cipher = createDecipheriv('aes-256-gcm', key.key, sealed.subarray(ID_BYTES, afterId), {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(boundTo(owner));
  cipher.setAuthTag(sealed.subarray(afterId, afterNonce));
  return Buffer.concat([cipher.update(sealed.subarray(afterNonce)), cipher.final()]);
};
