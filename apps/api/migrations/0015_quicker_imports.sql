-- What a new company is ranked by comes with it, so that its reports and representatives need not be counted again while
-- it is merged.
alter table staged_company
  add column report_count smallint not null default 0,
  add column representative_count smallint not null default 0,
  add column latest_total_assets numeric,
  add column latest_employees_number numeric;
