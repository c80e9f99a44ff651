import { type Offer, parseOffer } from '@firmament/api-contract/offer';
import { problemInFile } from '@firmament/api-contract/offer-rules';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { OperatorError } from '../platform/operator-error.ts';

type Reader = Database | DatabaseTransaction;

export type OfferVersion = { id: number; offer: Offer };

/** The version that holds: the newest, if it is newer than `after`. */
export const findNewestOffer = async (db: Reader, after = 0): Promise<OfferVersion | undefined> => {
  const row = await findNewestRow(db, after);
  return row && { id: row.id, offer: toOffer(row) };
};

/** The same as it was saved, whatever rules it was saved under. */
export const findNewestRow = (db: Reader, after = 0) =>
  db
    .selectFrom('offer_version')
    .select(['id', 'content', 'saved_at'])
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Checked again: it may have been saved by a version with other rules. */
const toOffer = ({ id, content }: { id: number; content: unknown }): Offer => {
  const result = parseOffer(content);
  if ('offer' in result) return result.offer;
  throw new OperatorError(
    `version ${id} of the settings is not valid: ${result.problems.map(problemInFile).join('; ')}`,
    "Correct what is named in the operator's file (docs/operator.md) and start again: the file then takes its place.",
  );
};

/** Of the last file that was adopted. */
export const findAdoptedDigest = async (db: Reader): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('offer_version')
    .select('file_digest')
    .where('file_digest', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.file_digest ?? undefined;
};

type NewVersion = { offer: Offer; fileDigest: Buffer | null; isDemo: boolean; savedAt: Date };

export const addOfferVersion = async (
  trx: DatabaseTransaction,
  { offer, fileDigest, isDemo, savedAt }: NewVersion,
): Promise<number> => {
  const { id } = await trx
    .insertInto('offer_version')
    .values({ content: JSON.stringify(offer), file_digest: fileDigest, is_demo: isDemo, saved_at: savedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whoever saves a version is alone with the one before. Reading goes on. */
export const lockOffer = async (trx: DatabaseTransaction): Promise<void> => {
  await sql`lock table offer_version in share row exclusive mode`.execute(trx);
};
