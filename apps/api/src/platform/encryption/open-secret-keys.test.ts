import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { type CountByKey, openSecretKeys } from './open-secret-keys.ts';
import { secretKeyOf } from './seal.ts';

const [OLD, NEW] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const nothing: CountByKey = async () => new Map();
const sealedWith =
  (key: Buffer): CountByKey =>
  async () =>
    new Map([[secretKeyOf(key).id, 3]]);

const useKeys = async () => {
  const { db } = await useTestDatabase();
  const dataDir = useTemporaryDir('keys');
  const file = join(dataDir, 'secrets.key');
  const open = (secretsKeys?: [Buffer, ...Buffer[]], counts = nothing, folder = dataDir) =>
    openSecretKeys(db, { secretsKeys, dataDir: folder }, counts);
  return { db, file, open };
};

describe('without SECRETS_KEY', () => {
  it('the first start makes a file that only its owner can read, even if several start at once', async () => {
    const { file, open } = await useKeys();
    const opened = await Promise.all([open(), open(), open()]);
    expect(new Set(opened.map(({ newest }) => newest.id)).size).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
    expect((await open()).newest.id).toBe(opened[0]?.newest.id);
  });

  it('a file that others can read, or a damaged one, is refused', async () => {
    const { file, open } = await useKeys();
    await open();
    chmodSync(file, 0o640);
    await expect(open()).rejects.toMatchObject({ suggestion: `Close it: chmod 600 ${file}` });
    chmodSync(file, 0o600);
    writeFileSync(file, 'c2hvcnQ=\n');
    await expect(open()).rejects.toThrow('is damaged');
  });

  it('a process with another folder is refused, and makes no key there', async () => {
    const { open } = await useKeys();
    await open();
    const elsewhere = useTemporaryDir('keys');
    await expect(open(undefined, nothing, elsewhere)).rejects.toMatchObject({
      message: expect.stringContaining('belong to the key'),
      suggestion: expect.stringContaining('all processes of a database need the same'),
    });
    expect(existsSync(join(elsewhere, 'secrets.key'))).toBe(false);
  });
});

describe('SECRETS_KEY', () => {
  it('needs no file, and may replace a key that nothing is encrypted with', async () => {
    const { db, file, open } = await useKeys();
    await open([OLD]);
    expect(existsSync(file)).toBe(false);
    await open([NEW]);
    expect(await db.selectFrom('secrets_key').select('id').execute()).toEqual([{ id: secretKeyOf(NEW).id }]);
  });

  it('without the key that secrets are encrypted with is refused, with how many and what to do', async () => {
    const { open } = await useKeys();
    await open([OLD]);
    await expect(open([NEW], sealedWith(OLD))).rejects.toMatchObject({
      message: `the secrets in this database belong to the key ${secretKeyOf(OLD).id}, which is not in SECRETS_KEY`,
      suggestion: expect.stringMatching(/Put that key back.*forget-lost.*\(3 secrets\)/),
    });
    expect((await open([NEW, OLD], sealedWith(OLD))).newest.id).toBe(secretKeyOf(NEW).id);
  });
});
