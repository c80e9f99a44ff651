import { timingSafeEqual } from 'node:crypto';
import { BIRTH_CHECKS, type checkBirthDate } from '@firmament/api-contract/calls/register-people';
import { LOG } from '@firmament/api-contract/desk/log-action';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { LIMITS } from '@firmament/api-contract/limits';
import { longDay } from '@firmament/api-contract/long-day';
import { dayOf } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { type Count, giveBack, secondsUntil, type Tally, tally, wordWait } from '../../platform/http/rate-limit.ts';
import { SYSTEM } from '../../platform/operator-log/actor.ts';
import { recordAction } from '../../platform/operator-log/record-action.ts';
import { toRegisterId } from '../../records/register-person-id.ts';
import { findShownPerson } from '../shown-person.query.ts';
import { type Birth, findBirths, forgetTry, type NotedTry, noteHarmless, noteTry, noteWrong } from './births.query.ts';

type Checked = EndpointOutput<typeof checkBirthDate>;

export type BirthCheckDeps = {
  db: Database;
  clock: Clock;
  /** The form in which full dates are kept, in hexadecimal digits. */
  hashBirthDate: (date: string) => string;
  /** Counts the person as opened this month, or refuses. */
  unlockPerson(member: Member, personId: number): Promise<void>;
};

type Noted = Exclude<NotedTry, { stoppedUntil: Date }>;

/**
 * Whether a date is a person's date of birth, for members who have it from elsewhere and must be sure of the person.
 * Tries are few and written down, because whoever may try all dates can find one out. Each member has tries of their own:
 * what others do takes none of them away. Operators are told of a person on whom many wrong dates are tried.
 */
export const checkDate = async (
  deps: BirthCheckDeps,
  member: Member,
  { employee_id, date }: { employee_id: string; date: string },
): Promise<Checked> => {
  const { db, clock, hashBirthDate } = deps;
  const person = await findShownPerson(db, employee_id);
  if (!person) throw new AppError('not_found');
  const now = clock.now();
  const counts: Count[] = [
    { limit: 'birthCheckOfPerson', subject: `${member.accountId} ${person.id}` },
    { limit: 'birthCheck', subject: String(member.accountId) },
  ];
  const tallies = await tally(db, now, ...counts);
  let noted: Noted;
  try {
    assertWithin(tallies, now);
    noted = await noteAndOpen(deps, member, person.id, now);
  } catch (error) {
    // A refused call does not count as a try.
    await giveBack(db, ...counts);
    throw error;
  }
  const births = (await findBirths(db, person.id)).map(readable(hashBirthDate));
  const year = Number(date.slice(0, 4));
  const answer = answerOf(births, asBytes(hashBirthDate(date)), year);
  const isWrong = answer === 'no' && !isOtherThanShown(births, year);
  if (isWrong) await settleWrong(deps, noted.id, { personId: person.id, at: now });
  else await noteHarmless(db, noted.id);
  const spent = isWrong ? noted.spent : noted.spent - 1;
  const left = tallies.map(({ limit, count }) => LIMITS[limit].count - count);
  return { answer, tries_left: Math.min(...left, BIRTH_CHECKS.wrongPerMember - spent) };
};

const noteAndOpen = async (
  { db, unlockPerson }: BirthCheckDeps,
  member: Member,
  personId: number,
  at: Date,
): Promise<Noted> => {
  const noted = await noteTry(db, { accountId: member.accountId, personId, at });
  if ('stoppedUntil' in noted) throw tooManyWrong(noted.stoppedUntil, at);
  try {
    await unlockPerson(member, -personId);
  } catch (error) {
    await forgetTry(db, noted.id);
    throw error;
  }
  return noted;
};

/** Who tried is in the audit log; operators are told that there is somebody to look for. */
const settleWrong = ({ db, clock }: BirthCheckDeps, id: number, tried: { personId: number; at: Date }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const counted = await noteWrong(trx, id, tried);
    if (counted.tries % BIRTH_CHECKS.wrongUntilTold !== 0) return;
    await recordAction(trx, clock, SYSTEM, LOG.wrongBirthsTried(toRegisterId(tried.personId), counted));
  });

const assertWithin = (tallies: readonly Tally[], now: Date): void => {
  const over = tallies.find(({ limit, count }) => count > LIMITS[limit].count);
  if (!over) return;
  const seconds = secondsUntil(over.resetsAt, now);
  const wait = wordWait(seconds);
  const { perPerson, perDay } = BIRTH_CHECKS;
  const texts: Partial<Record<Count['limit'], Text>> = {
    birthCheck: {
      en: `You can check ${perDay} dates of birth a day. Please wait ${wait.en}.`,
      de: `Sie können am Tag ${perDay} Geburtsdaten prüfen. Bitte warten Sie ${wait.de}.`,
    },
    birthCheckOfPerson: {
      en: `You can try ${perPerson} dates a day for one person. Please wait ${wait.en}.`,
      de: `Sie können je Person am Tag ${perPerson} Daten prüfen. Bitte warten Sie ${wait.de}.`,
    },
  };
  const text = texts[over.limit];
  throw new AppError('rate_limited', { retryAfterSeconds: seconds, ...(text && { text }) });
};

const tooManyWrong = (until: Date, now: Date): AppError => {
  const { wrongPerMember } = BIRTH_CHECKS;
  const last = dayOf(until);
  return new AppError('rate_limited', {
    retryAfterSeconds: secondsUntil(until, now),
    text: {
      en: `You have tried ${wrongPerMember} wrong dates of birth for this person within twelve months. We allow no more, so that nobody finds a date out by trying. You can try again after ${longDay('en', last)}.`,
      de: `Sie haben zu dieser Person innerhalb von zwölf Monaten ${wrongPerMember} falsche Geburtsdaten geprüft. Mehr lassen wir nicht zu, damit niemand ein Datum durch Probieren herausfindet. Nach dem ${longDay('de', last)} können Sie es wieder versuchen.`,
    },
  });
};

const asBytes = (hash: string): Buffer => Buffer.from(hash, 'hex');

/** What the first version stored lies there as a date until a job has read it. */
const readable =
  (hashBirthDate: BirthCheckDeps['hashBirthDate']) =>
  (birth: Birth): Birth =>
    birth.birth_hash === null && birth.born_on !== null
      ? { ...birth, birth_hash: asBytes(hashBirthDate(birth.born_on)) }
      : birth;

/** Looks at all of them even after a match, so that timing reveals nothing. */
const answerOf = (births: readonly Birth[], given: Buffer, year: number): Checked['answer'] => {
  const hashes = births.flatMap(({ birth_hash }) => birth_hash ?? []);
  const agreeing = hashes.filter((hash) => hash.length === given.length && timingSafeEqual(hash, given)).length;
  if (hashes.length > 0) return agreeing > 0 ? 'yes' : 'no';
  const years = births.flatMap(({ birth_year }) => birth_year ?? []);
  return years.length > 0 && !years.includes(year) ? 'no' : 'not_known';
};

/** Whether the person's page already says that it was not this year, and no entry knows another one. */
const isOtherThanShown = (births: readonly Birth[], year: number): boolean =>
  births.every(
    ({ birth_hash, birth_year, shown_year }) =>
      shown_year !== null &&
      shown_year !== year &&
      (birth_year === null ? birth_hash === null : birth_year === shown_year),
  );
