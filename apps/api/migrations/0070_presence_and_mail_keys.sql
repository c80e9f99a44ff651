-- The session of the database in which a queue says that it is there. It ends with its process, however that ends.
alter table job_runner add column session_pid integer, add column session_began timestamptz;

-- When the mail of a sign-up went out: a queue that was killed just after that must not send it again.
alter table registration add column mailed_at timestamptz;

-- What a mail is about, the same however often it is sent.
alter table mailbox_mail add column mail_key text unique;
