import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Text } from '../platform/http/app-error.ts';
import { mentionIdOf, toRegisterId } from './register-person-id.ts';

/**
 * People on the lists of members who noted or watched them. A profile is there by its own number, a person of the
 * registers by the negative number of one of their mentions: whichever it is, it leads to the person. Of somebody who
 * objected the member's own words stay, and nothing of the person: they are told apart by that number, because a
 * profile id says who it is.
 */

export const OBJECTED: Text = { en: 'A person who objected', de: 'Eine Person, die widersprochen hat' };

/** Their last office ended more than five years ago, or their company is gone. */
export const NO_LONGER_SHOWN: Text = {
  en: 'A person who is no longer shown',
  de: 'Eine Person, die nicht mehr angezeigt wird',
};

/** Instead of the profile id, which cannot contain a colon. */
const objectedId = (personId: number): string => `objected:${personId}`;

const OBJECTED_ID = /^objected:(-?\d{1,10})$/;

/** What the wire calls somebody of whom nothing is left but the entry of a list. */
export const absentId = (personId: number, hasObjected: boolean): string =>
  hasObjected ? objectedId(personId) : toRegisterId(-personId);

/** Whether somebody who is not to be found any more has objected. Profiles go for no other reason. */
export const hasObjected = (column: string): RawBuilder<boolean> => {
  const listed = sql.ref(column);
  return sql<boolean>`(${listed} > 0 or exists (select from mandate where mandate.is_withheld and mandate.id = -${listed}))`;
};

/** All numbers under which lists may have the person of this mention. */
export const mentionsOf = (mention: RawBuilder<number>): RawBuilder<number> =>
  sql<number>`select -own.id from mention named join mention own on own.person_id = named.person_id
    where named.id = ${mention}`;

/** Whether a column has whom the wire calls `employeeId`, be they listed or not. */
export const isPerson = (column: string, employeeId: string): RawBuilder<SqlBool> => {
  const listed = sql.ref(column);
  const mention = mentionIdOf(employeeId);
  if (mention !== undefined) {
    return sql<SqlBool>`(${listed} = ${-mention} or ${listed} in (${mentionsOf(sql`${mention}`)}))`;
  }
  const objected = OBJECTED_ID.exec(employeeId)?.[1] ?? null;
  return sql<SqlBool>`${listed} = coalesce((select id from person where profile_id = ${employeeId}), ${objected}::integer)`;
};
