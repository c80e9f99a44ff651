import { ULTIMATE_PARENT } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { isOwningTie, kindOfTie } from '../../records/terms/tie-terms.ts';
import { MANDATE_FIELDS, TIE_FIELDS } from '../staging/staged-record.ts';
import { type BatchRange, of, REVISION, waiting, within } from './merge-batch.ts';
import { gather } from './note-events.query.ts';
import {
  COPIED_MANDATES,
  COPIED_TIES,
  endInOlder,
  FIND_COPIES,
  FORGET_COPIES,
  NOTE_RENEWED,
  takeOver,
} from './one-register.query.ts';
import { BY_ENTRY, TIES_APART } from './renew-facts.query.ts';

/**
 * Mandates and ties of known companies: who is listed again stays the same row, who is listed no longer is kept as last
 * seen, and only who is new is inserted.
 */

type Listed = {
  table: string;
  staged: string;
  owner: string;
  fields: string[];
  /** What may change without making it another one. */
  content: string[];
  /** What else follows when it changes; `listed` is the row as stated now. */
  keeps?: readonly string[];
  /** Whether a row `known` and a staged row `part` are the same. */
  isSame: string;
  /** Whether a statement lists all: who is missing in it is no longer there, and who was missing before is new. */
  statesAll: (row: string) => string;
  /** Whether a row `known` is about somebody whom an entry names as `listed`, of whom it then says all. */
  isNamed: string;
  /** What an entry need not repeat. */
  unrepeated: string[];
  /** What stays if an extract does not say it of the same row. */
  keptOfExtract?: string;
  /** What it is about, for reader and comparison. */
  subject: (row: string) => string;
  key: (row: string) => string;
  /** Kinds of events, as expressions over a row. */
  entered: (row: string) => string;
  left: (row: string) => string;
  /** Further events, found by comparing `known` with `part`. */
  changes: { kind: string; column: string; isMeant: (row: string) => string }[];
};

const MANDATES: Listed = {
  table: 'mandate',
  staged: 'staged_representative',
  owner: 'company_id',
  fields: MANDATE_FIELDS,
  content: [
    'position',
    'name',
    'folded_name',
    'birth_hash',
    'representation',
    'location',
    'started_on',
    'ended_on',
    'has_ended',
    'share',
  ],
  // Who marries stays the same row where the register has a key of the person: the older name is still in lines and events.
  keeps: [
    `former_names = case when mandate.folded_name <> listed.folded_name
      then array_append(array_remove(mandate.former_names, mandate.folded_name), mandate.folded_name)
      else mandate.former_names end`,
  ],
  // Rows of an older version have no keys, and the comparison form of the name only after a while.
  isSame: `known.title = part.title and known.birth_year is not distinct from part.birth_year and (
    known.person_key = part.person_key
    or (known.person_key is null or part.person_key is null) and known.folded_name = part.folded_name
    or known.folded_name is null and known.name = part.name)`,
  statesAll: (row) => `${row}.source_id not in ${BY_ENTRY}`,
  isNamed: `listed.folded_name = known.folded_name and listed.location is not distinct from known.location`,
  unrepeated: ['representation', 'location', 'share'],
  // Dates of an extract that nobody has looked at are left out.
  keptOfExtract: 'birth_hash',
  subject: (row) => `${row}.title || ': ' || ${row}.name`,
  key: (row) => `${row}.title || ':' || coalesce(${row}.folded_name, ${row}.name)`,
  entered: () => `'officer_entered'`,
  left: () => `'officer_left'`,
  changes: [
    { kind: 'officer_changed', column: 'representation', isMeant: () => 'true' },
    { kind: 'share_changed', column: 'share', isMeant: () => 'true' },
  ],
};

const tieKind = (owner: string, officer: string) => (row: string) =>
  `case when ${isOwningTie(row)} then '${owner}' when ${row}.kind = 'representative' then '${officer}' else 'other' end`;

const otherCompany = (row: string): string => `coalesce(${row}.to_name, ${row}.to_source_key, '')`;

const TIES: Listed = {
  table: 'tie',
  staged: 'staged_link',
  owner: 'from_company_id',
  fields: TIE_FIELDS,
  content: ['title', 'to_name', 'place', 'share', 'started_on', 'ended_on', 'has_ended', 'name_key', 'court'],
  isSame: `known.kind = part.kind and (known.title is not distinct from part.title
      or known.title is null and part.title is distinct from '${ULTIMATE_PARENT}')
    and coalesce(known.to_match_key::text, known.to_source_key, lower(known.to_name))
      = coalesce(part.to_match_key::text, part.to_source_key, lower(part.to_name))`,
  statesAll: (row) => `${row}.source_id not in ${TIES_APART} and ${row}.source_id not in ${BY_ENTRY}`,
  isNamed: 'listed.to_name = known.to_name and listed.place is not distinct from known.place',
  unrepeated: ['place', 'share'],
  subject: (row) => `coalesce(${row}.title, ${kindOfTie(row)}) || ': ' || ${otherCompany(row)}`,
  key: (row) => `${row}.kind || ':' || ${otherCompany(row)}`,
  entered: tieKind('owner_entered', 'officer_entered'),
  left: tieKind('owner_left', 'officer_left'),
  changes: [{ kind: 'share_changed', column: 'share', isMeant: isOwningTie }],
};

const hasEnded = (row: string): string => `(${row}.has_ended or ${row}.ended_on is not null)`;

/** One row for each staged one, with the row that it renews, if any. Staged rows have no key of their own. */
const matchListed = (range: BatchRange, { table, staged, owner, isSame }: Listed): string => `
  create temporary table listed as
  select distinct on (part.staged_at) part.*, stated.company_id as about_id, stated.source_id, stated.as_of,
    stated.since, stated.is_comparable, stated.happened_on, known.id as known_id
  from batch
  join (select ctid as staged_at, * from ${staged} staged where ${within('staged', range)} offset 0) part
    on part.ordinal = batch.ordinal
  join stated on stated.company_id = batch.company_id and stated.source_id = batch.source_id
  left join ${table} known on known.${owner} = batch.company_id and known.source_id = batch.source_id
    and known.is_listed and known.term = part.term and ${isSame}
    and (known.source_id not in ${BY_ENTRY} or ${hasEnded('part')} or not ${hasEnded('known')})
  order by part.staged_at, known.id`;

/** Who is in office already has begun before this entry. */
const keepUnrepeated = ({ table, owner, unrepeated }: Listed): string => `
  update listed set started_on = known.started_on,
    ${unrepeated.map((field) => `${field} = coalesce(listed.${field}, known.${field})`).join(', ')}
  from ${table} known
  where listed.source_id in ${BY_ENTRY} and known.${owner} = listed.about_id and known.id = listed.known_id`;

const keepOfExtract = ({ table, owner, keptOfExtract }: Listed): string[] =>
  keptOfExtract === undefined
    ? []
    : [
        `update listed set ${keptOfExtract} = known.${keptOfExtract} from ${table} known
         where listed.source_id = ${SOURCE_IDS['uploaded-extract']} and listed.${keptOfExtract} is null
           and known.${owner} = listed.about_id and known.id = listed.known_id`,
      ];

/** Listed by the statement before, but no longer. */
const findMissing = ({ table, owner, statesAll, isNamed }: Listed): string => `
  create temporary table missing as
  select known.*, stated.company_id as about_id, stated.as_of, stated.since, stated.is_comparable, stated.happened_on
  from ${table} known join stated on stated.company_id = known.${owner} and stated.source_id = known.source_id
  where known.is_listed and (${statesAll('known')} or known.source_id in ${BY_ENTRY} and not ${hasEnded('known')}
      and exists (select from listed where listed.about_id = known.${owner} and listed.source_id = known.source_id
        and ${isNamed}))
    and not exists (select from listed where listed.known_id = known.id)`;

const IS_ENTRY = `source_id in ${BY_ENTRY}`;

const findEvents = ({ table, owner, statesAll, subject, key, entered, left, changes }: Listed): string[] => {
  const about = (row: string, kind: string): string =>
    `select ${row}.about_id, ${row}.source_id, ${row}.as_of, ${row}.since, ${kind}, ${subject(row)}, ${key(row)}`;
  const renewed = `from listed join ${table} known on known.${owner} = listed.about_id and known.id = listed.known_id
    where listed.is_comparable`;
  return [
    `${about('listed', entered('listed'))}, listed.started_on, null, ${subject('listed')}
     from listed where is_comparable and known_id is null and (${statesAll('listed')} or ${IS_ENTRY} and started_on is not null)`,
    `${about('listed', left('listed'))}, listed.ended_on, ${subject('listed')}, null
     from listed where is_comparable and known_id is null and (${statesAll('listed')} or ${IS_ENTRY}) and ${hasEnded('listed')}`,
    `${about('listed', left('listed'))}, listed.ended_on, ${subject('listed')}, null
     ${renewed} and ${hasEnded('listed')} and not ${hasEnded('known')}`,
    `${about('missing', left('missing'))}, missing.happened_on, ${subject('missing')}, null
     from missing where is_comparable and not ${hasEnded('missing')}`,
    ...changes.map(
      ({ kind, column, isMeant }) => `
     ${about('listed', `'${kind}'`)}, listed.happened_on, known.${column}::text, listed.${column}::text
     ${renewed} and ${isMeant('listed')} and known.${column} is distinct from listed.${column}`,
    ),
  ].map(gather);
};

const renew = (range: BatchRange, listed: Listed): string[] => {
  const { table, owner, fields, content, keeps } = listed;
  return [
    matchListed(range, listed),
    keepUnrepeated(listed),
    ...keepOfExtract(listed),
    findMissing(listed),
    ...findEvents(listed),
    `update ${table} set ${[...content.map((field) => `${field} = listed.${field}`), ...(keeps ?? [])].join(', ')}
     from listed where ${table}.${owner} = listed.about_id and ${table}.id = listed.known_id and (${content.map((field) => `${table}.${field}`).join(', ')})
       is distinct from (${content.map((field) => `listed.${field}`).join(', ')})`,
    `update ${table} set is_listed = false, seen_until = missing.since, missed_on = missing.as_of
     from missing where ${table}.${owner} = missing.about_id and ${table}.id = missing.id`,
    `insert into ${table} (${owner}, source_id, seen_from, ${fields.join(', ')})
     select about_id, source_id, as_of, ${fields.join(', ')} from listed where known_id is null`,
    'drop table listed, missing',
  ];
};

export const renewMandatesAndTies = (range: BatchRange): string[] => [
  FIND_COPIES,
  ...takeOver(range, COPIED_MANDATES),
  ...takeOver(range, COPIED_TIES),
  ...renew(range, MANDATES),
  ...renew(range, TIES),
  ...endInOlder(COPIED_MANDATES, MANDATES),
  ...endInOlder(COPIED_TIES, TIES),
  ...NOTE_RENEWED,
  FORGET_COPIES,
];

/** For new companies. */
export const insertMandatesAndTies = (range: BatchRange): string[] =>
  [MANDATES, TIES].map(
    ({ table, staged, owner, fields }) => `
  insert into ${table} (${owner}, source_id, seen_from, revision, ${fields.join(', ')})
  select batch.company_id, batch.source_id, batch.as_of, ${REVISION}, ${of(fields)} from ${waiting(range, staged)}`,
  );
