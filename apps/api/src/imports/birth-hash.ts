import { createHmac, randomBytes } from 'node:crypto';
import type { CompanyRecord } from '@firmament/record/record';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { keyIdOf, type SecretKeys, seal, unseal } from '../platform/encryption/seal.ts';

/**
 * Of officers we keep the year of birth. The full date is only needed to tell two people apart and to answer whether a
 * date is the right one, for which a hash is enough: keyed, because there are few dates, with a key that lies sealed in
 * the database.
 */

export type BirthKey = Buffer;

const KEY_BYTES = 32;
const HASH_HEX_DIGITS = 32;
const OWNER = { accountId: 0, purpose: 'hashes of birth dates' };

/**
 * Makes the key at the first start, and seals it anew when the key of the secrets was replaced. If that one was lost, for
 * example because a backup was restored elsewhere, so are the hashes: they come back with the next reading.
 */
export const openBirthKey = (db: Database, keys: SecretKeys): Promise<BirthKey> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table birth_key in share row exclusive mode`.execute(trx);
    const stored = await trx.selectFrom('birth_key').select('sealed').executeTakeFirst();
    const isKnown = stored !== undefined && keys.byId.has(keyIdOf(stored.sealed));
    const key = isKnown ? unseal(keys, OWNER, stored.sealed) : randomBytes(KEY_BYTES);
    if (isKnown && keyIdOf(stored.sealed) === keys.newest.id) return key;
    if (stored !== undefined && !isKnown) await forgetHashes(trx);
    const sealed = { sealed: seal(keys, OWNER, key) };
    await trx
      .insertInto('birth_key')
      .values(sealed)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(sealed))
      .execute();
    return key;
  });

/** A list of people in a kept text, each without one field. */
const withoutField = (content: string, list: string, field: string): string => `
  jsonb_set(${content}, '{${list}}', coalesce(
    (select jsonb_agg(person - '${field}') from jsonb_array_elements(${content} #> '{${list}}') person), '[]'))`;

const FORGET_HASHES = [
  'set local statement_timeout = 0',
  'update mandate set birth_hash = null where birth_hash is not null',
  `update company_before_extract set content = ${withoutField('content', 'mandate', 'birth_hash')}`,
  `update statement_since_extract set content = ${withoutField('content', 'staged_representative', 'birth_hash')}
   where content ? 'staged_representative'`,
  `update statement_since_extract set content = ${withoutField('content', 'record,representatives', 'birthHash')}
   where content ? 'record'`,
  `update extract_upload set record = ${withoutField('record', 'representatives', 'birthHash')} where record is not null`,
];

const forgetHashes = async (trx: DatabaseTransaction): Promise<void> => {
  for (const statement of FORGET_HASHES) await sql.raw(statement).execute(trx);
};

export const birthHash = (key: BirthKey, bornOn: string): string =>
  createHmac('sha256', key).update(bornOn).digest('hex').slice(0, HASH_HEX_DIGITS);

/** Makes records ready to be stored: located, and without dates of birth. Changes the record itself. */
export const createPreparer =
  (locate: (record: CompanyRecord) => CompanyRecord, key: BirthKey) =>
  (record: CompanyRecord): CompanyRecord => {
    for (const person of record.representatives) {
      if (person.bornOn === undefined) continue;
      person.birthYear ??= Number(person.bornOn.slice(0, 4));
      person.birthHash = birthHash(key, person.bornOn);
      person.bornOn = undefined;
    }
    return locate(record);
  };
