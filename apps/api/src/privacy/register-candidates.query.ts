import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { mentionIdOf } from '../platform/register-person-id.ts';
import { linkedIdOf, type RequestRow } from './request-record.query.ts';

/** People of the registers who may be meant by a request, for the operator to judge: many people share a name. */

type CandidateMandate = { company_id: number; company_name: string; title: string; is_current: boolean };

export type RegisterCandidate = {
  person_id: number;
  name: string;
  birth_year: number | null;
  place: string | null;
  /** Linked by the request; likely or possibly the same as the linked one; or of the same name. */
  way: 'by_link' | 'likely' | 'possible' | 'namesake';
  mandates: CandidateMandate[];
  mandate_count: number;
  /** The request names one of these companies. */
  is_company_named: boolean;
};

const MAX_CANDIDATES = 30;
const MAX_MANDATES = sql.lit(12);

/** Degrees that registers write in front of names and people leave out. */
const DEGREES = ['', 'dr. ', 'prof. dr. ', 'mag. ', 'ing. ', 'di ', 'dipl.-ing. ', 'prof. '];

type Row = Omit<RegisterCandidate, 'is_company_named'>;

export const findCandidates = async (db: Database, request: RequestRow): Promise<RegisterCandidate[]> => {
  const linked = mentionIdOf(linkedIdOf(request) ?? '') ?? null;
  const name = request.name.trim().toLowerCase();
  const names = DEGREES.map((degree) => `${degree}${name}`);
  const { rows } = await sql<Row>`
    with linked as (
      select person_id, group_id from mention where id = ${linked}::integer
    ), wanted as (
      select person_id as id, 1 as rank, 'by_link' as way from linked
      union all
      select other.id, 2, 'likely' from linked join register_person other on other.group_id = linked.group_id
      union all
      select case when person_a = person_id then person_b else person_a end, case grade when 'likely' then 2 else 3 end, grade
      from linked join person_link on person_a = person_id or person_b = person_id
      union all
      select id, 4, 'namesake' from register_person where lower(name) = any(${names}::text[])
    ), best as (
      select distinct on (id) id, rank, way from wanted order by id, rank
    )
    select whose.id as person_id, whose.name, whose.birth_year, whose.place, way,
      whose.current_count + whose.past_count as mandate_count,
      (select coalesce(jsonb_agg(held), '[]') from (
        select company.id as company_id, company.name as company_name, mandate.title,
          is_listed and not has_ended and ended_on is null as is_current
        from mention join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
        join company on company.id = mention.company_id
        where mention.person_id = whose.id order by is_current desc, mandate.id limit ${MAX_MANDATES}
      ) held) as mandates
    from best join register_person whose using (id)
    order by rank, whose.id limit ${MAX_CANDIDATES}`.execute(db);
  const isNamed = companiesNamedIn(request);
  return rows
    .map((row) => ({ ...row, is_company_named: row.mandates.some(({ company_name }) => isNamed(company_name)) }))
    .sort((one, other) => Number(other.is_company_named) - Number(one.is_company_named));
};

const LEGAL_FORM =
  /[\s,]+(?:gmbh|ges\.?m\.?b\.?h\.?|mbh|ag|kg|og|ohg|ug|se|e\.\s?[uk]\.|& co\.?|\(haftungsbeschränkt\))\.?$/i;

/** People leave the legal form out, too. */
const withoutForm = (name: string): string => {
  const shorter = name.replace(LEGAL_FORM, '');
  return shorter === name ? name : withoutForm(shorter);
};

const companiesNamedIn = ({ profile, message }: RequestRow): ((name: string) => boolean) => {
  const text = `${profile ?? ''} ${message ?? ''}`.toLowerCase();
  return (name) => text.includes(withoutForm(name).toLowerCase());
};

/** Of these mentions, those that can still be withheld. */
export const findShownMentions = async (
  db: Database | DatabaseTransaction,
  ids: readonly number[],
): Promise<number[]> => {
  const rows = await db
    .selectFrom('mention')
    .innerJoin('mandate', (join) =>
      join.onRef('mandate.company_id', '=', 'mention.company_id').onRef('mandate.id', '=', 'mention.id'),
    )
    .select('mention.id')
    .where('mention.id', 'in', ids.length > 0 ? ids : [0])
    .where('is_withheld', '=', false)
    .execute();
  return rows.map(({ id }) => id);
};
