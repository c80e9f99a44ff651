-- A saved search comes back in the order in which it was kept; earlier ones were all by relevance.
alter table saved_search
  add column sort text not null default 'relevance'
    check (sort in ('relevance', 'name', 'founded', 'revenue', 'employees_number', 'total_assets')),
  add column direction text not null default 'desc' check (direction in ('asc', 'desc')),
  add constraint saved_search_people_by_relevance check (entity = 'companies' or sort = 'relevance');
