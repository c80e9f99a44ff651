-- The Swiss register as linked data, and the gazette in which it publishes its entries: sources beside Zefix.

-- LINDAS tells less than Zefix and gives no days of its own, so Zefix and the gazette are believed before it.
insert into source (id, name, label, authority, licence, attribution) values
  (11, 'lindas', 'LINDAS', 3, 'Open use, source required', 'LINDAS / Zefix, EHRA'),
  (12, 'shab', 'SHAB', 4, 'Official work, open use', 'Schweizerisches Handelsamtsblatt (SHAB), SECO');

-- What a publication says in words that are not read: quoted.
alter table staged_statement
  add column notice text,
  add column notice_key text,
  add column happened_on date;
