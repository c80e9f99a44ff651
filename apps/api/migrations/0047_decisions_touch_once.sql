-- A ruling that takes somebody of hundreds of mandates apart writes a decision for each pair of them. Each pair stamped
-- its two mandates: for 243 mandates 29,000 updates of the same few, longer than a statement may take. Now each mandate
-- is stamped once.
drop trigger identity_decision_touch on identity_decision;
create or replace function touch_decided() returns trigger language plpgsql as $$
begin
  update mandate set revision = current_revision() from mention
  where mention.id in (select mention_a from changed union select mention_b from changed)
    and mandate.company_id = mention.company_id and mandate.id = mention.id
    and mandate.revision is distinct from current_revision();
  return null;
end $$;
create trigger identity_decision_touch_insert after insert on identity_decision referencing new table as changed
  for each statement execute function touch_decided();
create trigger identity_decision_touch_update after update on identity_decision referencing new table as changed
  for each statement execute function touch_decided();
-- The two mentions are what decisions are known by, but nothing keeps one from being changed to be about others.
create trigger identity_decision_touch_left after update on identity_decision referencing old table as changed
  for each statement execute function touch_decided();
create trigger identity_decision_touch_delete after delete on identity_decision referencing old table as changed
  for each statement execute function touch_decided();
