-- From which companies and people members began to look around in the network on a day, each once, and how many.
create table network_start (
  account_id integer not null references account on delete cascade,
  day date not null,
  -- The number of the point, as the network has it.
  point bigint not null,
  primary key (account_id, day, point)
);
create table network_start_count (
  account_id integer not null references account on delete cascade,
  day date not null,
  used integer not null check (used >= 0),
  primary key (account_id, day)
);
