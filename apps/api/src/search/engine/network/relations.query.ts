import {
  DAY_ZERO,
  type DayNumber,
  type KindMask,
  maskOf,
  NO_DAY,
  nodeKey,
  type Origin,
  type Relation,
  UNKNOWN_DAY,
  withinCalendar,
} from '@firmament/network/relation';
import { ULTIMATE_PARENT } from '@firmament/record/record';
import type pg from 'pg';
import { cellsOf, versionOf } from '../../../platform/database/cells.ts';
import { type CopiedRow, copyRows } from '../../../platform/database/copy-rows.ts';
import { kindsOfOffice } from '../../../records/terms/kinds-of-office.ts';
import { SHOWN_TERM } from '../../../records/terms/mandate-terms.ts';
import { kindOfTie, LIKELY_ENDS } from '../../../records/terms/tie-terms.ts';

/**
 * Relations as they lie in the tables. Only what may be shown: nobody who objected, no mandate that ended too long ago,
 * nobody of whom it has not been found out yet who it is.
 */

/** All rows, or those with these numbers, which are our own integers, so they may stand in the text of the query. */
type Scope = readonly number[] | 'all';

const within = (column: string, scope: Scope): string =>
  scope === 'all' ? 'true' : `${column} in (${scope.length > 0 ? scope.join() : 'null'})`;

const dayNumber = (day: string): string => `${day} - date '${DAY_ZERO}'`;

/** Also the day of the first statement that listed it, if its source had said otherwise before. */
const start = (table: string, companyId: string): string =>
  dayNumber(`coalesce(${table}.started_on, case when exists (
    select from company_source stated where stated.company_id = ${table}.${companyId}
      and stated.source_id = ${table}.source_id and stated.first_as_of < ${table}.seen_from
  ) then ${table}.seen_from end)`);

/** As far as the day is known. */
const end = (table: string): string =>
  dayNumber(`coalesce(${table}.ended_on, case when not ${table}.is_listed then ${table}.missed_on end)`);

const hasEnded = (table: string): string => `case when ${table}.has_ended or not ${table}.is_listed then 1 end`;

const MANDATE = cellsOf({
  id: 'id',
  company: 'company_id',
  title: 'title',
  share: 'share',
  start: start('mandate', 'company_id'),
  end: end('mandate'),
  hasEnded: hasEnded('mandate'),
});

const mandateQuery = (scope: Scope): string => `
  select ${MANDATE.list}
  from mandate
  where ${SHOWN_TERM} ${scope === 'all' ? '' : `and (company_id, id) in (select company_id, id from mention where ${within('id', scope)})`}`;

const IS_LIKELY = `tie.resolved_by in (${LIKELY_ENDS.map((way) => `'${way}'`).join(', ')})`;

const TIE = cellsOf({
  id: 'tie.id',
  from: 'tie.from_company_id',
  to: 'tie.to_company_id',
  named: 'named.id',
  kind: kindOfTie('tie'),
  title: 'tie.title',
  share: 'tie.share',
  start: start('tie', 'from_company_id'),
  end: end('tie'),
  hasEnded: hasEnded('tie'),
  isLikely: `case when ${IS_LIKELY} then 1 end`,
});

const tieQuery = (scope: Scope): string => `
  select ${TIE.list}
  from tie left join named_company named on tie.to_company_id is null and named.key = tie.named_key
  where (tie.to_company_id <> tie.from_company_id or named.id is not null) and ${within('tie.id', scope)}`;

const LINK = cellsOf({ lower: 'link.person_a', higher: 'link.person_b' });

const linkQuery = (scope: Scope): string => `
  select ${LINK.list}
  from person_link link
  join register_person one on one.id = link.person_a
  join register_person other on other.id = link.person_b
  where link.grade = 'likely' and ${within('link.person_a', scope)}`;

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

const startIn = (row: CopiedRow, cell: number): DayNumber => {
  const day = row.number(cell);
  return day === undefined ? NO_DAY : withinCalendar(day);
};

const endIn = (row: CopiedRow, at: { end: number; hasEnded: number }): DayNumber => {
  const day = row.number(at.end);
  if (day !== undefined) return withinCalendar(day);
  return row.isEmpty(at.hasEnded) ? NO_DAY : UNKNOWN_DAY;
};

/** By mandate. */
type Persons = { [mandate: number]: number };

/** Whose a mandate is; nobody's if it has not been found out yet, or if the person is not shown. */
type PersonOf = (mandate: number) => number | undefined;

/** Joined here: for the database, joining all mandates takes three times as long as reading them. */
const readPersons = async (client: pg.ClientBase, scope: Scope): Promise<PersonOf> => {
  const persons: Persons = scope === 'all' ? new Uint32Array((await highestMention(client)) + 1) : {};
  const query = `select mention.id, person_id from mention join register_person on register_person.id = person_id
    where ${within('mention.id', scope)}`;
  for await (const rows of copyRows(client, query)) {
    for (const row of rows) persons[Number(row.number(0))] = Number(row.number(1));
  }
  return (mandate) => persons[mandate] || undefined;
};

const highestMention = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ id: number | null }>('select max(id) as id from mention');
  return rows[0]?.id ?? 0;
};

/** Written out, as all that is made by the million. */
const toMandate = (row: CopiedRow, personOf: PersonOf): Relation | undefined => {
  const id = Number(row.number(MANDATE.at.id));
  const person = personOf(id);
  if (person === undefined) return undefined;
  const share = shareIn(row, MANDATE.at.share);
  return {
    subject: nodeKey('person', person),
    object: nodeKey('company', Number(row.number(MANDATE.at.company))),
    kinds: withShare(kindsOfOffice(row.text(MANDATE.at.title)), share),
    origin: 'mandate',
    row: id,
    share: share ?? Number.NaN,
    start: startIn(row, MANDATE.at.start),
    end: endIn(row, MANDATE.at),
    isLikely: false,
  };
};

const kindsOfTie = (kind: string, title: string): KindMask => {
  if (kind === 'parent' || kind === 'subsidiary') return PARENT;
  if (kind === 'branch' || kind === 'head_office') return BRANCH;
  const kinds = title === '' ? 0 : kindsOfOffice(title);
  if (kind === 'shareholder') return (kinds & PARTNER) === 0 ? SHAREHOLDER : kinds;
  return kinds === 0 ? MANAGEMENT : kinds;
};

const toTie = (row: CopiedRow): Relation => {
  const stating = nodeKey('company', Number(row.number(TIE.at.from)));
  const company = row.number(TIE.at.to);
  const other =
    company === undefined ? nodeKey('named', Number(row.number(TIE.at.named))) : nodeKey('company', company);
  const kind = row.text(TIE.at.kind);
  const share = shareIn(row, TIE.at.share);
  const isBelow = kind === 'subsidiary' || kind === 'branch';
  return {
    subject: isBelow ? stating : other,
    object: isBelow ? other : stating,
    kinds: withShare(kindsOfTie(kind, row.text(TIE.at.title)), share),
    origin: 'tie',
    row: Number(row.number(TIE.at.id)),
    share: share ?? Number.NaN,
    start: startIn(row, TIE.at.start),
    end: endIn(row, TIE.at),
    isLikely: !row.isEmpty(TIE.at.isLikely),
    isUltimate: row.text(TIE.at.title) === ULTIMATE_PARENT,
  };
};

const toLink = (row: CopiedRow): Relation => {
  const lower = Number(row.number(LINK.at.lower));
  return {
    subject: nodeKey('person', lower),
    object: nodeKey('person', Number(row.number(LINK.at.higher))),
    kinds: 0,
    origin: 'link',
    row: lower,
    share: Number.NaN,
    start: NO_DAY,
    end: NO_DAY,
    isLikely: true,
  };
};

async function* readMandates(client: pg.ClientBase, scope: Scope): AsyncGenerator<Relation[]> {
  const personOf = await readPersons(client, scope);
  for await (const rows of copyRows(client, mandateQuery(scope))) {
    const relations: Relation[] = [];
    for (const row of rows) {
      const relation = toMandate(row, personOf);
      if (relation !== undefined) relations.push(relation);
    }
    yield relations;
  }
}

async function* readTies(client: pg.ClientBase, scope: Scope): AsyncGenerator<Relation[]> {
  for await (const rows of copyRows(client, tieQuery(scope))) yield rows.map(toTie);
}

async function* readLinks(client: pg.ClientBase, scope: Scope): AsyncGenerator<Relation[]> {
  for await (const rows of copyRows(client, linkQuery(scope))) yield rows.map(toLink);
}

/** Raise it whenever the same cells are read in another way: snapshots made before are then built again. */
const READING = 5;

export const RELATIONS_VERSION = versionOf(READING, [mandateQuery('all'), tieQuery('all'), linkQuery('all')]);

const READERS = { mandate: readMandates, tie: readTies, link: readLinks };

/** Streams the relations of one origin, many at a time. */
export const readRelations = (client: pg.ClientBase, origin: Origin, scope: Scope): AsyncGenerator<Relation[]> =>
  READERS[origin](client, scope);
