/** Keeps mandates of people who objected withheld, whatever is imported and whoever is found to be the same person. */

/** Mentions that are withheld: those of an objection, and all others of persons to whom one of them belongs. */
const DUE = `
  select company_id, mention_id as id from objected_mention
  union
  select mention.company_id, mention.id from mention
  where person_id in (select person_id from mention where id in (select mention_id from objected_mention))`;

const STATEMENTS = [
  `update mandate set is_withheld = true from (${DUE}) due
   where mandate.company_id = due.company_id and mandate.id = due.id and not is_withheld`,
  `update mandate set is_withheld = false
   where is_withheld and not exists (select from (${DUE}) due where due.id = mandate.id)`,
  `delete from register_person where id in (
     select person_id from mention where id in (select mention_id from objected_mention))`,
];

/** Runs a statement inside the caller's transaction. */
type Run = (statement: string) => Promise<unknown>;

/** To be called whenever objections, or the persons that mentions belong to, have changed. There are few objections. */
export const withholdObjected = async (run: Run): Promise<void> => {
  for (const statement of STATEMENTS) await run(statement);
};

/** The hashes of all names under which somebody who objected is known. */
const HASHES = 'objected.former_hashes || objected.name_hash';

/** Whoever objected may bear another name since: what arrives under that one is theirs as well. */
const learnNames = (companies: string): string => `
  update objected_mention objected set former_hashes = former_hashes || suppression_hash(mandate.folded_name)
  from ${companies} batch join mandate using (company_id)
  where objected.company_id = batch.company_id and mandate.id = objected.mention_id
    and suppression_hash(mandate.folded_name) <> all (${HASHES})`;

const withholdNamed = (companies: string): string => `
  with objected as materialized (
    select known.*, batch.company_id as here_id from objected_mention known join ${companies} batch using (company_id)
    union
    select known.*, batch.company_id from objected_mention known join ${companies} batch using (source_key, source_id)
  ), arrived as materialized (
    select distinct on (mandate.id) mandate.id, here_id, objected.source_id, source_key, name_hash, former_hashes,
      objected.birth_year, request_id, hidden_at
    from objected join mandate on mandate.company_id = here_id and suppression_hash(mandate.folded_name) = any (${HASHES})
      and coalesce(mandate.birth_year = objected.birth_year, true)
    where not mandate.is_withheld and not exists (select from mention where mention.id = mandate.id)
    order by mandate.id, hidden_at
  ), counted as (
    insert into objected_mention (mention_id, company_id, source_id, source_key, name_hash, former_hashes, birth_year,
      request_id, hidden_at)
    select id, here_id, source_id, source_key, name_hash, former_hashes, birth_year, request_id, hidden_at from arrived
    on conflict (mention_id) do nothing
  )
  update mandate set is_withheld = true from arrived where mandate.company_id = here_id and mandate.id = arrived.id`;

/**
 * Withholds mandates of `companies` (in SQL: company, source and its key of the company) that nobody has looked at yet
 * and that bear the name of somebody who objected there, and counts them to the objection. So nobody comes back for a
 * moment, nor with a company that was deleted and is imported anew.
 */
export const withholdArrived = (companies: string): string[] => [learnNames(companies), withholdNamed(companies)];
