-- Imports spend most of their time on entries in indexes.

-- Most registers name no industry: a company without one needs no entry in the index that finds companies by it.
drop index company_industry;
create index company_industry on company (industry_id) where industry_id is not null;

-- Records lie in the staging tables in the order of their file, so it is enough to note where each stretch of them is.
-- The importer notes it itself, batch by batch, and is in nobody's way while it does.
alter table staged_company drop constraint staged_company_pkey;
alter table staged_person drop constraint staged_person_pkey;
alter table staged_statement drop constraint staged_statement_pkey;
do $$
declare
  part text;
begin
  foreach part in array array['former_name', 'representative', 'link', 'report', 'domain', 'experience', 'education',
    'skill'] loop
    execute format('drop index staged_%s_run_id_ordinal_idx', part);
  end loop;
  foreach part in array array['company', 'person', 'statement', 'former_name', 'representative', 'link', 'report',
    'domain', 'experience', 'education', 'skill'] loop
    execute format('create index staged_%1$s_place on staged_%1$s using brin (run_id, ordinal)
      with (pages_per_range = 16)', part);
    execute format('alter table staged_%s set (autovacuum_enabled = off)', part);
  end loop;
end $$;
