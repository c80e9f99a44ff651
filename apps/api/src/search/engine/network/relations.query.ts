import {
  type DayNumber,
  type KindMask,
  maskOf,
  NO_DAY,
  nodeKey,
  type Origin,
  type Relation,
  UNKNOWN_DAY,
} from '@firmament/network/relation';
import type pg from 'pg';
import { type CopiedRow, copyRows } from '../../../platform/database/copy-rows.ts';
import { SHOWN_TERM } from '../../../platform/database/mandate-terms.ts';
import { LIKELY_ENDS } from '../../../platform/database/tie-terms.ts';
import { kindsOfOffice } from './kinds-of-office.ts';

/**
 * Relations as they lie in the tables. Only what may be shown: nobody who objected, no mandate that ended too long ago,
 * nobody of whom it has not been found out yet who it is.
 */

/** Raise it whenever what is read from the tables changes: older snapshots are then discarded and built again. */
export const RELATIONS_VERSION = 1;

/** All rows, or those with these numbers, which are our own integers, so they may stand in the text of the query. */
type Scope = readonly number[] | 'all';

const within = (column: string, scope: Scope): string =>
  scope === 'all' ? 'true' : `${column} in (${scope.length > 0 ? scope.join() : 'null'})`;

const dayNumber = (day: string): string => `${day} - date '1899-12-31'`;

/**
 * Sources that were read more than once, and since when: what they listed later than that began in between. Joined by
 * hash, because millions of lookups take seconds.
 */
const heard = (table: string, companyId: string, scope: Scope): string => `
  left join (
    select company_id, source_id, min(first_as_of) as first_as_of from company_source
    where first_as_of < as_of
      ${scope === 'all' ? '' : `and company_id in (select ${companyId} from ${table} where ${within('id', scope)})`}
    group by company_id, source_id
  ) heard on heard.company_id = ${table}.${companyId} and heard.source_id = ${table}.source_id`;

const start = (table: string): string =>
  dayNumber(
    `coalesce(${table}.started_on, case when heard.first_as_of < ${table}.seen_from then ${table}.seen_from end)`,
  );

/** The day, as far as it is known, and whether it has ended at all. */
const end = (table: string): string => `
  ${dayNumber(`coalesce(${table}.ended_on, case when not ${table}.is_listed then ${table}.missed_on end)`)},
  case when ${table}.has_ended or not ${table}.is_listed then 1 end`;

const mandateQuery = (scope: Scope): string => `
  select mandate.id, mention.person_id, mandate.company_id, mandate.title, mandate.share,
    ${start('mandate')}, ${end('mandate')}
  from mention
  join register_person on register_person.id = mention.person_id
  join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
  ${heard('mandate', 'company_id', scope)}
  where ${SHOWN_TERM} and ${within('mention.id', scope)}`;

const IS_LIKELY = `tie.resolved_by in (${LIKELY_ENDS.map((way) => `'${way}'`).join(', ')})`;

const tieQuery = (scope: Scope): string => `
  select tie.id, tie.from_company_id, tie.to_company_id, named.id, tie.kind, tie.title, tie.share,
    ${start('tie')}, ${end('tie')}, case when ${IS_LIKELY} then 1 end
  from tie left join named_company named on tie.to_company_id is null and named.key = tie.named_key
  ${heard('tie', 'from_company_id', scope)}
  where (tie.to_company_id <> tie.from_company_id or named.id is not null) and ${within('tie.id', scope)}`;

const linkQuery = (scope: Scope): string => `
  select link.person_a, link.person_b
  from person_link link
  join register_person one on one.id = link.person_a
  join register_person other on other.id = link.person_b
  where link.grade = 'likely' and ${within('link.person_a', scope)}`;

/** For a connection that reads everything: the planner expects one row of joins by two columns, and would look up each. */
export const READ_ALL = `set enable_nestloop = off; set work_mem = '64MB'; set max_parallel_workers_per_gather = 0`;

const PARENT = maskOf(['parent']);
const BRANCH = maskOf(['branch']);
const SHAREHOLDER = maskOf(['shareholder']);
const PARTNER = maskOf(['partner']);
const MANAGEMENT = maskOf(['management']);

/** Whatever is beyond a whole is a mistake of the source. */
const shareIn = (row: CopiedRow, cell: number): number | undefined => {
  const share = row.number(cell);
  return share !== undefined && share >= 0 && share <= 100 ? share : undefined;
};

/** A share makes an owner of everybody, whatever else they are. */
const withShare = (kinds: KindMask, share: number | undefined): KindMask =>
  share === undefined ? kinds : kinds | SHAREHOLDER;

/** Register days within the calendar of relations, whose first days have meanings of their own. */
const FIRST_DAY = 2;
const LAST_DAY = 0xffff;
const withinCalendar = (day: number): DayNumber => Math.min(Math.max(day, FIRST_DAY), LAST_DAY);

const startIn = (row: CopiedRow, cell: number): DayNumber => {
  const day = row.number(cell);
  return day === undefined ? NO_DAY : withinCalendar(day);
};

const endIn = (row: CopiedRow, cell: number): DayNumber => {
  const day = row.number(cell);
  if (day !== undefined) return withinCalendar(day);
  return row.isEmpty(cell + 1) ? NO_DAY : UNKNOWN_DAY;
};

const toMandate = (row: CopiedRow): Relation => {
  const share = shareIn(row, 4);
  return {
    subject: nodeKey('person', Number(row.number(1))),
    object: nodeKey('company', Number(row.number(2))),
    kinds: withShare(kindsOfOffice(row.text(3)), share),
    origin: 'mandate',
    row: Number(row.number(0)),
    share: share ?? Number.NaN,
    start: startIn(row, 5),
    end: endIn(row, 6),
    isLikely: false,
  };
};

const kindsOfTie = (kind: string, title: string): KindMask => {
  if (kind === 'parent' || kind === 'subsidiary') return PARENT;
  if (kind === 'branch') return BRANCH;
  const kinds = title === '' ? 0 : kindsOfOffice(title);
  if (kind === 'shareholder') return (kinds & PARTNER) === 0 ? SHAREHOLDER : kinds;
  return kinds === 0 ? MANAGEMENT : kinds;
};

const toTie = (row: CopiedRow): Relation => {
  const stating = nodeKey('company', Number(row.number(1)));
  const company = row.number(2);
  const other = company === undefined ? nodeKey('named', Number(row.number(3))) : nodeKey('company', company);
  const kind = row.text(4);
  const share = shareIn(row, 6);
  const isBelow = kind === 'subsidiary' || kind === 'branch';
  return {
    subject: isBelow ? stating : other,
    object: isBelow ? other : stating,
    kinds: withShare(kindsOfTie(kind, row.text(5)), share),
    origin: 'tie',
    row: Number(row.number(0)),
    share: share ?? Number.NaN,
    start: startIn(row, 7),
    end: endIn(row, 8),
    isLikely: !row.isEmpty(10),
  };
};

const toLink = (row: CopiedRow): Relation => {
  const lower = Number(row.number(0));
  return {
    ...{ subject: nodeKey('person', lower), object: nodeKey('person', Number(row.number(1))) },
    ...{ kinds: 0, origin: 'link', row: lower, share: Number.NaN, start: NO_DAY, end: NO_DAY, isLikely: true },
  };
};

const READERS: Record<Origin, { query: (scope: Scope) => string; toRelation: (row: CopiedRow) => Relation }> = {
  mandate: { query: mandateQuery, toRelation: toMandate },
  tie: { query: tieQuery, toRelation: toTie },
  link: { query: linkQuery, toRelation: toLink },
};

/** Streams the relations of one origin, many at a time. */
export async function* readRelations(client: pg.ClientBase, origin: Origin, scope: Scope): AsyncGenerator<Relation[]> {
  const { query, toRelation } = READERS[origin];
  for await (const rows of copyRows(client, query(scope))) yield rows.map(toRelation);
}
