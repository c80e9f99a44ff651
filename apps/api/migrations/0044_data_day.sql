-- The last day that the data of a demo are looked at from; without a row there is no such day.
create table data_day_limit (
  is_only boolean primary key default true check (is_only),
  latest_on date not null
);

-- The day from which the age of what sources say is measured: today, in the time zone of all three countries.
create function data_day() returns date language sql stable as $$
  select least((now() at time zone 'Europe/Vienna')::date, (select latest_on from data_day_limit))
$$;
