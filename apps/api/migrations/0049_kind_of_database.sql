-- What this database is: a demo, or a site with real data. Written at the first start, and no start changes it.
create table database_kind (
  is_only boolean primary key default true check (is_only),
  is_demo boolean not null,
  decided_at timestamptz not null default now()
);

-- A database that is in use was started last as what it is: each start with the demo leaves the day and the member, and each
-- one without it takes both away.
insert into database_kind (is_demo)
select exists (select from data_day_limit) or exists (select from account where email = 'demo@firmament.example')
where exists (select from account) or exists (select from company) or exists (select from data_day_limit);
