import { type RawBuilder, sql } from 'kysely';
import type { Text } from './http/app-error.ts';

/**
 * A person who objected, on the lists of members who noted or watched them: the member's own words stay, and nothing of
 * the person. They are told apart by the number of their row, because a profile id says who it is.
 */

export const OBJECTED: Text = { en: 'A person who objected', de: 'Eine Person, die widersprochen hat' };

/** Instead of the profile id, which cannot contain a colon. */
export const objectedId = (personId: number): string => `objected:${personId}`;

const OBJECTED_ID = /^objected:(\d{1,9})$/;

/** The id of the row that the wire calls `employeeId`, whether the person is still listed or has objected. */
export const personIdOf = (employeeId: string): RawBuilder<number> => {
  const objected = OBJECTED_ID.exec(employeeId)?.[1] ?? null;
  return sql<number>`coalesce((select id from person where profile_id = ${employeeId}), ${objected}::integer)`;
};
