-- Most registers name no industry: a company without one needs no entry in the index that finds companies by it.
drop index company_industry;
create index company_industry on company (industry_id) where industry_id is not null;
