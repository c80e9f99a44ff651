-- Mails that were kept instead of sent, because no SMTP server is configured (demo mode).
create table mailbox_mail (
  id integer generated always as identity primary key,
  recipient text not null,
  sender text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null
);

create index mailbox_mail_recipient on mailbox_mail (lower(recipient), id desc);
