-- Which database this is. A search snapshot on disk belongs to one; a restored database is another.
create table database_identity (
  id uuid primary key default gen_random_uuid()
);
insert into database_identity default values;
