import type { StartsToday } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import { LOCALES } from '@firmament/api-contract/locales';
import { membershipOf } from '@firmament/api-contract/membership';
import type { Offer } from '@firmament/api-contract/offer';
import { addDays, dayOf, startOfDay } from '@firmament/calendar/day';
import type { NodeKey } from '@firmament/network/relation';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/admission.ts';
import { AppError, type Text } from '../../platform/http/app-error.ts';
import { secondsUntil } from '../../platform/http/rate-limit.ts';
import { addStarts, findStarts } from './starts.query.ts';

/** Counts the points from which a call begins, or refuses it. */
export type CountStarts = (points: readonly NodeKey[]) => Promise<StartsToday>;

export type StartsDeps = { db: Database; clock: Clock; offer: () => Offer };

/** `rows` may lag: what is there was counted, and costs no more than this look. */
type Beginning = { rows: Database; member: Pick<Member, 'accountId' | 'membershipLevel'>; points: readonly NodeKey[] };

/**
 * Counts each point once a day, for whatever it is asked. Whoever walks through the whole network from point to point
 * would have copied it without opening anything; who works with some of it notices nothing.
 */
export const countStarts = async (
  { db, clock, offer }: StartsDeps,
  { rows, member, points }: Beginning,
): Promise<StartsToday> => {
  const now = clock.now();
  const quota = membershipOf(member.membershipLevel, offer().plans).networkStartsPerDay;
  const asked = { accountId: member.accountId, day: dayOf(now), points: [...new Set(points)] };
  const known = await findStarts(rows, asked);
  if (known.begun === asked.points.length) return { used: known.used, quota };
  return db.transaction().execute(async (trx) => {
    const { fresh, used } = await addStarts(trx, asked);
    if (fresh > 0 && used > quota) throw tooMany({ fresh, left: Math.max(0, quota - used + fresh), quota }, now);
    return { used, quota };
  });
};

const tooMany = (asked: { fresh: number; left: number; quota: number }, now: Date): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: secondsUntil(startOfDay(addDays(dayOf(now), 1)), now),
    text: tooManyText(asked),
  });

const tooManyText = ({ fresh, left, quota }: { fresh: number; left: number; quota: number }): Text => {
  const shown = (number: number, language: Language) => number.toLocaleString(LOCALES[language]);
  if (left === 0) {
    return {
      en: `You have begun from ${shown(quota, 'en')} companies and people in the network today, as many as your plan allows. You can go on with these; further ones are possible after midnight, Vienna time.`,
      de: `Sie sind heute im Netzwerk von ${shown(quota, 'de')} Unternehmen und Personen ausgegangen, so vielen, wie Ihr Tarif erlaubt. Mit diesen können Sie weiterarbeiten; weitere sind nach Mitternacht (Wiener Zeit) möglich.`,
    };
  }
  return {
    en: `This would begin from ${shown(fresh, 'en')} further companies and people in the network, but your plan leaves only ${shown(left, 'en')} of ${shown(quota, 'en')} for today. Choose fewer, or try again after midnight, Vienna time.`,
    de: `Das wären ${shown(fresh, 'de')} weitere Unternehmen und Personen, von denen Sie im Netzwerk ausgehen; Ihr Tarif lässt heute von ${shown(quota, 'de')} nur noch ${shown(left, 'de')} zu. Wählen Sie weniger, oder versuchen Sie es nach Mitternacht (Wiener Zeit) erneut.`,
  };
};
