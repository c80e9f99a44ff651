import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type CountByKey, forgetUnusedKeys } from '../../platform/encryption/open-secret-keys.ts';
import { type SecretKeys, seal, unseal } from '../../platform/encryption/seal.ts';

/** The secrets that lie encrypted in the database: keys of authenticator apps, and digests of short recovery codes. */

const ofApp = (accountId: number) => ({ accountId, purpose: 'authenticator app' });
const ofCode = (accountId: number) => ({ accountId, purpose: 'recovery code' });

export const sealAppSecret = (keys: SecretKeys, accountId: number, secret: Buffer): Buffer =>
  seal(keys, ofApp(accountId), secret);

type AppRow = { account_id: number; secret: Buffer | null; sealed: Buffer | null };

/** The version before writes in clear and knows nothing of the other column, so what is in clear is newer. */
export const appSecretOf = (keys: SecretKeys, { account_id, secret, sealed }: AppRow): Buffer => {
  if (secret) return secret;
  if (sealed) return unseal(keys, ofApp(account_id), sealed);
  throw new Error('a second factor without a secret');
};

export const openCodeDigest = (keys: SecretKeys, accountId: number, sealed: Buffer): Buffer =>
  unseal(keys, ofCode(accountId), sealed);

/** The first bytes of a sealed value name its key. */
export const keyIdIn = (column: 'sealed' | 'digest'): RawBuilder<string> =>
  sql<string>`encode(substring(${sql.ref(column)} from 1 for 4), 'hex')`;

export const countSealedSecrets: CountByKey = async (trx) => {
  const { rows } = await sql<{ id: string; count: number }>`
    select id, count(*)::int as count from (
      select ${keyIdIn('sealed')} as id from second_factor where sealed is not null
      union all
      select ${keyIdIn('digest')} from recovery_code where form = 'sealed') secrets
    group by id`.execute(trx);
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** Few enough that no request waits for the locks. */
const BATCH = 100;

/** Seals what is in clear or under an older key. Several processes may do it at once, and it can be done again. */
export const sealAll = async (db: Database, keys: SecretKeys): Promise<void> => {
  for (const sealSome of [sealAppSecrets, sealShortCodes]) {
    for (let sealed = BATCH; sealed === BATCH; ) {
      sealed = await db.transaction().execute((trx) => sealSome(trx, keys));
    }
  }
  await forgetUnusedKeys(db, keys, countSealedSecrets);
};

const isOlder = (keys: SecretKeys, column: 'sealed' | 'digest') => sql<boolean>`
  ${keyIdIn(column)} <> ${keys.newest.id} and ${keyIdIn(column)} = any(${[...keys.byId.keys()]}::text[])`;

const sealAppSecrets = async (trx: DatabaseTransaction, keys: SecretKeys): Promise<number> => {
  const rows = await trx
    .selectFrom('second_factor')
    .select(['account_id', 'secret', 'sealed'])
    .where((where) => where.or([where('secret', 'is not', null), isOlder(keys, 'sealed')]))
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) {
    const sealed = sealAppSecret(keys, row.account_id, appSecretOf(keys, row));
    await trx
      .updateTable('second_factor')
      .set({ sealed, secret: null })
      .where('account_id', '=', row.account_id)
      .execute();
  }
  return rows.length;
};

const sealShortCodes = async (trx: DatabaseTransaction, keys: SecretKeys): Promise<number> => {
  const rows = await trx
    .selectFrom('recovery_code')
    .select(['account_id', 'digest', 'form'])
    .where((where) =>
      where.or([where('form', '=', 'short'), where.and([where('form', '=', 'sealed'), isOlder(keys, 'digest')])]),
    )
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { account_id, digest, form } of rows) {
    const plain = form === 'short' ? digest : openCodeDigest(keys, account_id, digest);
    await trx
      .updateTable('recovery_code')
      .set({ digest: seal(keys, ofCode(account_id), plain), form: 'sealed' })
      .where('account_id', '=', account_id)
      .where('digest', '=', digest)
      .execute();
  }
  return rows.length;
};
