import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { LOCKS } from '../database/locks.ts';
import { OperatorError } from '../operator-error.ts';
import { KEY_BYTES, type SecretKeys, secretKeysOf } from './seal.ts';

/** How many secrets the database holds by each key, by the id of the key. */
export type CountByKey = (trx: DatabaseTransaction) => Promise<ReadonlyMap<string, number>>;

type Settings = Pick<Config, 'secretsKeys' | 'dataDir'>;

const fileIn = (dataDir: string): string => join(dataDir, 'secrets.key');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const readKeyFile = async (file: string): Promise<SecretKeys | undefined> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw new OperatorError(`${file} cannot be read`, 'Make it readable for the user that runs Firmament.', {
      cause: error,
    });
  });
  if (text === undefined) return undefined;
  if (((await stat(file)).mode & 0o077) !== 0) {
    throw new OperatorError(`${file} can be read by other users of this machine`, `Close it: chmod 600 ${file}`);
  }
  const [newest, ...older] = text.split(/\s+/).flatMap((line) => (line === '' ? [] : [Buffer.from(line, 'base64')]));
  if (newest === undefined || [newest, ...older].some(({ length }) => length !== KEY_BYTES)) {
    throw new OperatorError(
      `${file} is damaged: it must hold 32 bytes in base64, one key a line`,
      'Put the right file back.',
    );
  }
  return secretKeysOf([newest, ...older]);
};

const createKeyFile = async (file: string, dataDir: string): Promise<SecretKeys> => {
  const material = randomBytes(KEY_BYTES);
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${material.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  // The umask may have taken more away than we want.
  await chmod(file, 0o600);
  return secretKeysOf([material]);
};

/** The keys that this process was given; undefined if there are none yet. */
export const findSecretKeys = async ({ secretsKeys, dataDir }: Settings): Promise<SecretKeys | undefined> =>
  secretsKeys ? secretKeysOf(secretsKeys) : readKeyFile(fileIn(dataDir));

const registeredIds = async (trx: DatabaseTransaction): Promise<string[]> =>
  (await trx.selectFrom('secrets_key').select('id').execute()).map(({ id }) => id);

/**
 * Opens the keys of SECRETS_KEY or, without it, of a file in the data folder, which the first start makes. The database
 * remembers the ids of the keys it is used with: a process with another key is refused here, because it could not read
 * the secrets of the others, nor they its own.
 */
export const openSecretKeys = (db: Database, settings: Settings, countByKey: CountByKey): Promise<SecretKeys> =>
  db.transaction().execute(async (trx) => {
    // Of several first starts at once, one makes the key.
    await sql`select pg_advisory_xact_lock(${LOCKS.secretKeys})`.execute(trx);
    const known = await registeredIds(trx);
    const counts = await countByKey(trx);
    const given = await findSecretKeys(settings);
    const file = fileIn(settings.dataDir);
    const needed = [...new Set([...known, ...counts.keys()])];
    const missing = needed.filter((id) => !given?.byId.has(id));
    // A key that was set on purpose may replace one that nothing is encrypted with.
    const isReplaced = settings.secretsKeys !== undefined && missing.every((id) => !counts.has(id));
    if (missing.length > 0 && !isReplaced) throw unfit(missing, counts, settings, file);
    const keys = given ?? (await createKeyFile(file, settings.dataDir));
    if (missing.length > 0) await trx.deleteFrom('secrets_key').where('id', 'in', missing).execute();
    await trx
      .insertInto('secrets_key')
      .values({ id: keys.newest.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return keys;
  });

/** After everything was sealed with the newest key, the database needs the older ones no more. */
export const forgetUnusedKeys = async (db: Database, keys: SecretKeys, countByKey: CountByKey): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.secretKeys})`.execute(trx);
    const counts = await countByKey(trx);
    const unused = (await registeredIds(trx)).filter((id) => id !== keys.newest.id && !counts.has(id));
    if (unused.length > 0) await trx.deleteFrom('secrets_key').where('id', 'in', unused).execute();
  });

/** A folder that does not outlive the process, or a second process, would be refused at its start. */
export const keyFileWarning = ({ databaseUrl, secretsKeys, dataDir }: Config): string | undefined =>
  databaseUrl === undefined || secretsKeys !== undefined
    ? undefined
    : `Secrets of members are encrypted with ${fileIn(dataDir)}, which has to stay. Several processes need SECRETS_KEY instead.`;

const unfit = (missing: string[], counts: ReadonlyMap<string, number>, settings: Settings, file: string) => {
  const lost = missing.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  const place = settings.secretsKeys ? 'SECRETS_KEY' : file;
  return new OperatorError(
    `the secrets in this database belong to the key ${missing.join(', ')}, which is not in ${place}`,
    `Put that key back: all processes of a database need the same, best in SECRETS_KEY. If it is lost for good: ${
      lost > 0
        ? `npm run second-factor -- forget-lost turns off the authenticator apps it belonged to (${lost} secrets) and tells the members.`
        : 'nothing is encrypted with it yet, so any new key in SECRETS_KEY will do.'
    }`,
  );
};
