-- So that a restore finds the sequence with the column, like those of ids.
alter sequence event_seq_number owned by event.seq;

-- A restore by the version before began these numbers anew, and then no event got one. Numbers go on beyond all that
-- were given before, those of after the backup included (microseconds, see `skipLostNumbers`).
select setval('event_seq_number', (extract(epoch from clock_timestamp()) * 1000000)::bigint)
where (select max(seq) from event) >= (select last_value + is_called::integer from event_seq_number);
