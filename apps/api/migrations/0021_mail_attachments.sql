-- Files that mails carry, for the mails that are kept because no SMTP server is set.
create table mailbox_attachment (
  id integer generated always as identity primary key,
  mail_id integer not null references mailbox_mail on delete cascade,
  file_name text not null,
  content_type text not null,
  content bytea not null
);

create index mailbox_attachment_mail on mailbox_attachment (mail_id);
