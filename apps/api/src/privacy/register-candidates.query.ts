import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { mentionIdOf } from '../records/register-person-id.ts';
import { countWordsOf } from './name-patterns.ts';
import { linkedIdOf, type RequestRow } from './request-record.query.ts';

/** People of the registers who may be meant by a request, for the operator to judge: many people share a name. */

type CandidateMandate = { company_id: number; company_name: string; title: string; is_current: boolean };

export type RegisterCandidate = {
  person_id: number;
  name: string;
  birth_year: number | null;
  place: string | null;
  /**
   * Linked by the request, or by a profile that it has hidden; likely or possibly the same as a linked one; or of a name
   * that may be the same.
   */
  way: 'by_link' | 'by_profile' | 'likely' | 'possible' | 'namesake';
  mandates: CandidateMandate[];
  mandate_count: number;
  /** The request names one of these companies. */
  is_company_named: boolean;
};

const MAX_CANDIDATES = 30;
const MAX_MANDATES = sql.lit(12);

/** All names of a mandate. */
const NAMES = `coalesce(folded_name, lower(name)) || coalesce(' ' || array_to_string(former_names, ' '), '')`;

type Row = Omit<RegisterCandidate, 'is_company_named'>;

export const findCandidates = async (db: Database, request: RequestRow): Promise<RegisterCandidate[]> => {
  const linked = mentionIdOf(linkedIdOf(request) ?? '') ?? null;
  const words = countWordsOf(request.name);
  const { rows } = await sql<Row>`
    with linked as (
      select person_id, group_id, case when id = ${linked}::integer then 'by_link' else 'by_profile' end as way
      from mention where id = ${linked}::integer or id in (
        select unnest(linked_mentions) from hidden_person where request_id = ${request.id})
    ), alike as (
      select mention.person_id, max(mandate.words) as words
      from (
        select company_id, id, ${words.in(NAMES)} as words from mandate
        where not is_withheld and not ${words.isNone} and ${words.isAnyIn(NAMES)} offset 0
      ) mandate
      join mention on mention.company_id = mandate.company_id and mention.id = mandate.id
      where mandate.words >= ${words.needed}
      group by mention.person_id
    ), wanted as (
      select person_id as id, 1 as rank, way, null::bigint as words from linked
      union all
      select other.id, 2, 'likely', null from linked join register_person other on other.group_id = linked.group_id
      union all
      select case when person_a = person_id then person_b else person_a end, case grade when 'likely' then 2 else 3 end, grade,
        null
      from linked join person_link on person_a = person_id or person_b = person_id
      union all
      select person_id, 4, 'namesake', words from alike
    ), best as (
      select distinct on (id) id, rank, way, words from wanted order by id, rank
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
    order by rank, words desc, whose.id limit ${MAX_CANDIDATES}`.execute(db);
  const isNamed = companiesNamedIn(request);
  return rows
    .map((row) => ({ ...row, is_company_named: row.mandates.some(({ company_name }) => isNamed(company_name)) }))
    .sort((one, other) => Number(other.is_company_named) - Number(one.is_company_named));
};

const LEGAL_FORM =
  /(?<![\s,])[\s,]+(?:gmbh|ges\.?m\.?b\.?h\.?|mbh|ag|kg|og|ohg|ug|se|e\.\s?[uk]\.|& co\.?|\(haftungsbeschränkt\))\.?$/i;

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
