import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { type Shortened, withoutBirthDates } from './without-birth-dates.ts';
import { withoutNotices } from './without-notices.ts';

/** What was asked, and what came back. */
export type Exchange = { question: string; mediaType: string; body: Buffer };

export type Answer = Omit<Exchange, 'body'> & Shortened;

/** Answers are for reading, not for storing whole groups. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Answers as they may be kept; none of them if one may not, for they belong together. */
export const keepable = (exchanges: readonly Exchange[], bornOn: readonly string[]): Answer[] => {
  if (exchanges.reduce((sum, { body }) => sum + body.length, 0) > MAX_BYTES) return [];
  const answers = exchanges.flatMap(({ body, ...about }) => {
    const answer = body.toString('utf8');
    const shortened = withoutBirthDates(withoutNotices(answer), bornOn);
    return shortened ? [{ ...about, text: shortened.text, isShortened: shortened.text !== answer }] : [];
  });
  return answers.length === exchanges.length ? answers : [];
};

type Subject = { companyId: number; sourceId: number; askedAt: Date };

/** Puts the answers of a source in the place of its earlier ones. */
export const keepAnswers = (db: Database, subject: Subject, answers: readonly Answer[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { companyId, sourceId, askedAt } = subject;
    await trx
      .deleteFrom('source_answer')
      .where('company_id', '=', companyId)
      .where('source_id', '=', sourceId)
      .execute();
    for (const [index, { text, question, mediaType, isShortened }] of answers.entries()) {
      const body = Buffer.from(text);
      await trx
        .insertInto('source_answer')
        .values({
          company_id: companyId,
          source_id: sourceId,
          part: index + 1,
          asked_at: askedAt,
          question,
          media_type: mediaType,
          is_shortened: isShortened,
          body,
          sha256: createHash('sha256').update(body).digest(),
        })
        .execute();
    }
  });
