-- How keeping each register fresh goes: one row per source that is asked by itself.

create table sync_state (
  source text primary key,
  -- How far everything was applied, in the source's own terms: a day, a publication.
  watermark text,
  first_tried_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  failure text,
  failure_detail text,
  failures_in_a_row integer not null default 0 check (failures_in_a_row >= 0),
  -- None: as soon as it is switched on.
  next_run_at timestamptz,
  -- What the operator was written about since the last success: once each.
  alarm text check (alarm in ('stale', 'key')),
  -- Of the run that is under way.
  progress_done bigint,
  progress_total bigint,
  -- What the last clean run brought.
  inserted_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0
);
