import { DAY_MS } from '@firmament/calendar/day';
import { type Graph, sizeOf } from '@firmament/network/graph';
import { idOfNode, kindOfNode, kindsOf, type NodeKey, nodeKey, type Relation } from '@firmament/network/relation';
import { relationsOf } from '@firmament/network/walk';
import type pg from 'pg';

/** Relations as lines of text, from the graph and, by plain queries, from the tables: the two must be the same. */

const UNKNOWN = 'some day';

/** By titles that the test uses. */
const KINDS: Record<string, string[]> = {
  Geschäftsführer: ['management'],
  Prokurist: ['prokura'],
  Gesellschafter: ['shareholder'],
  'Persönlich haftender Gesellschafter': ['partner'],
};

type Line = {
  origin: string;
  row: number;
  subject: string;
  object: string;
  kinds: string[];
  share: number | null;
  start: string | null;
  end: string | null;
  isLikely: boolean;
};

const lineOf = ({ origin, row, subject, object, kinds, share, start, end, isLikely }: Line): string =>
  [
    origin,
    row,
    subject,
    '→',
    object,
    ...[...kinds].sort(),
    share === null ? '' : `${share} %`,
    `${start ?? ''}–${end ?? ''}`,
    isLikely ? 'likely' : '',
  ].join(' ');

const dayOf = (day: number): string | null => {
  if (day === 0) return null;
  return day === 1 ? UNKNOWN : new Date(Date.UTC(1899, 11, 31) + day * DAY_MS).toISOString().slice(0, 10);
};

const nameOf = (key: NodeKey): string => `${kindOfNode(key)} ${idOfNode(key)}`;

const lineOfRelation = ({ subject, object, kinds, share, start, end, ...rest }: Relation): string =>
  lineOf({
    ...rest,
    subject: nameOf(subject),
    object: nameOf(object),
    kinds: kindsOf(kinds),
    share: Number.isNaN(share) ? null : share,
    start: dayOf(start),
    end: dayOf(end),
  });

/** Asks at every number there may be. */
export const linesOfGraph = (graph: Graph, highestId: number): string[] => {
  const lines: string[] = [];
  for (const kind of ['company', 'named', 'person'] as const) {
    for (let id = 1; id <= highestId; id++) {
      const key = nodeKey(kind, id);
      for (const relation of relationsOf(graph, key)) {
        if (relation.subject === key) lines.push(lineOfRelation(relation));
      }
    }
  }
  if (lines.length !== sizeOf(graph).relations) throw new Error('the graph has relations at numbers beyond');
  return lines.sort();
};

const TERM = `seen_from::text, started_on::text, ended_on::text, missed_on::text, has_ended, is_listed, share::float8`;

type Term = {
  seen_from: string | null;
  started_on: string | null;
  ended_on: string | null;
  missed_on: string | null;
  has_ended: boolean;
  is_listed: boolean;
  share: number | null;
  first_as_of: string | null;
};

const startOf = ({ started_on, seen_from, first_as_of }: Term): string | null => {
  if (started_on !== null) return started_on;
  return seen_from !== null && first_as_of !== null && first_as_of < seen_from ? seen_from : null;
};

const endOf = ({ ended_on, missed_on, has_ended, is_listed }: Term): string | null => {
  const day = ended_on ?? (is_listed ? null : missed_on);
  return day ?? (has_ended || !is_listed ? UNKNOWN : null);
};

const firstStated = (table: string, companyId: string): string => `(
  select min(first_as_of)::text from company_source stated
  where stated.company_id = ${table}.${companyId} and stated.source_id = ${table}.source_id) as first_as_of`;

const withShare = (kinds: string[], share: number | null): string[] =>
  share === null ? kinds : [...new Set([...kinds, 'shareholder'])];

export const linesOfTables = async (pool: pg.Pool): Promise<string[]> => {
  const fiveYearsAgo = (await pool.query(`select (data_day() - interval '5 years')::date::text as day`)).rows[0].day;
  const lines: string[] = [];
  const mandates = await pool.query<Term & { id: number; person_id: number; company_id: number; title: string }>(
    `select mandate.id, person_id, mandate.company_id, title, ${TERM}, ${firstStated('mandate', 'company_id')}
     from mandate, mention where mention.id = mandate.id and not is_withheld
       and person_id in (select id from register_person)`,
  );
  for (const { id, person_id, company_id, title, ...term } of mandates.rows) {
    const end = endOf(term);
    if (end === UNKNOWN || (end !== null && end < fiveYearsAgo)) continue;
    lines.push(
      lineOf({
        origin: 'mandate',
        row: id,
        subject: `person ${person_id}`,
        object: `company ${company_id}`,
        kinds: withShare(KINDS[title] ?? [], term.share),
        share: term.share,
        start: startOf(term),
        end,
        isLikely: false,
      }),
    );
  }
  const ties = await pool.query<
    Term & {
      id: number;
      from: number;
      to: number | null;
      named: number | null;
      kind: string;
      title: string;
      by: string;
    }
  >(
    `select id, from_company_id as from, to_company_id as to, kind, coalesce(title, '') as title, resolved_by as by,
       (select id from named_company where key = tie.named_key) as named, ${TERM}, ${firstStated('tie', 'from_company_id')}
     from tie`,
  );
  for (const { id, from, to, named, kind, title, by, ...term } of ties.rows) {
    if ((to === null && named === null) || to === from) continue;
    const [one, other] = [`company ${from}`, to === null ? `named ${named}` : `company ${to}`];
    const isBelow = kind === 'subsidiary' || kind === 'branch';
    const kindOf: Record<string, string[]> = {
      parent: ['parent'],
      subsidiary: ['parent'],
      branch: ['branch'],
      shareholder: title.startsWith('Persönlich') ? ['partner'] : ['shareholder'],
      representative: KINDS[title] ?? ['management'],
    };
    lines.push(
      lineOf({
        origin: 'tie',
        row: id,
        subject: isBelow ? one : other,
        object: isBelow ? other : one,
        kinds: withShare(kindOf[kind] ?? [], term.share),
        share: term.share,
        start: startOf(term),
        end: endOf(term),
        isLikely: by === 'name_form' || by === 'former_name',
      }),
    );
  }
  const links = await pool.query<{ person_a: number; person_b: number }>(
    `select person_a, person_b from person_link where grade = 'likely'
       and person_a in (select id from register_person) and person_b in (select id from register_person)`,
  );
  for (const { person_a, person_b } of links.rows) {
    lines.push(
      lineOf({
        origin: 'link',
        row: person_a,
        subject: `person ${person_a}`,
        object: `person ${person_b}`,
        kinds: [],
        share: null,
        start: null,
        end: null,
        isLikely: true,
      }),
    );
  }
  return lines.sort();
};
