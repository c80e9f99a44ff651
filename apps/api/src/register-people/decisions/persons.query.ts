import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A person of the registers with what an operator needs to decide who it is. */
type ComparedRow = {
  id: number;
  name: string;
  birth_year: number | null;
  place: string | null;
  mandate_count: number;
  grade: 'likely' | 'possible' | null;
  reasons: { kind: string; bits: number }[];
  mandates: ComparedMandate[];
};

type ComparedMandate = {
  mention_id: number;
  company_id: number;
  company_name: string;
  title: string;
  name: string;
  location: string | null;
  birth_year: number | null;
  started_on: string | null;
  ended_on: string | null;
  is_current: boolean;
  source_label: string;
};

const MAX_COMPARED = 12;

/** The person first, then the one it is compared with, then others who may be the same. */
export const findCompared = async (
  db: Database,
  { personId, otherId, maxMandates }: { personId: number; otherId: number | undefined; maxMandates: number },
): Promise<ComparedRow[]> => {
  const { rows } = await sql<ComparedRow>`
    with opened as (
      select group_id from register_person where id = ${personId}
    ), link as (
      select case when person_a = ${personId} then person_b else person_a end as id, grade, bits, reasons
      from person_link where person_a = ${personId} or person_b = ${personId}
    ), wanted as (
      select ${personId}::integer as id, 1 as rank
      union all select ${otherId ?? null}::integer, 2
      union all select id, 3 from link where grade = 'likely'
      union all
      select id, 3 from register_person join opened using (group_id)
      union all select id, 4 from link
    ), best as (
      select id, min(rank) as rank from wanted group by id
    )
    select whose.id, whose.name, whose.birth_year, whose.place, coalesce(link.reasons, '[]') as reasons,
      -- Likely by way of somebody else, where nothing connects the two themselves.
      coalesce(link.grade, case when rank > 1 and group_id = (select group_id from opened) then 'likely' end) as grade,
      (select count(*)::integer from mention where person_id = whose.id) as mandate_count,
      (select coalesce(jsonb_agg(held), '[]') from (
        select mandate.id as mention_id, company.id as company_id, company.name as company_name, mandate.title,
          mandate.name, mandate.location, mandate.birth_year, mandate.started_on,
          coalesce(mandate.ended_on, case when not is_listed then missed_on end) as ended_on,
          is_listed and not has_ended and ended_on is null as is_current, source.label as source_label
        from mention join mandate on mandate.company_id = mention.company_id and mandate.id = mention.id
        join company on company.id = mention.company_id join source on source.id = mandate.source_id
        where mention.person_id = whose.id order by is_current desc, mandate.id limit ${maxMandates}
      ) held) as mandates
    from best join register_person whose using (id) left join link using (id)
    order by rank, link.bits desc nulls last, whose.id limit ${MAX_COMPARED}`.execute(db);
  return rows;
};
