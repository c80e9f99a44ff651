-- The help desk: what members ask, and what was answered.

create table ticket (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  title text not null,
  extra_details text,
  -- Whose turn it is: ours, the member's, nobody's.
  status text not null check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index ticket_account on ticket (account_id, updated_at desc, id desc);
create index ticket_open on ticket (updated_at) where status = 'open';

create table ticket_message (
  id integer generated always as identity primary key,
  ticket_id integer not null references ticket on delete cascade,
  author text not null check (author in ('member', 'support')),
  body text not null,
  sent_at timestamptz not null,
  -- When the member's mail about it was queued; a job that runs twice writes it once.
  mailed_at timestamptz
);
create index ticket_message_ticket on ticket_message (ticket_id, id);
