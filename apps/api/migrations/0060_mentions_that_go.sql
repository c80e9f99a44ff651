-- Whose an office is can be forgotten while the office itself stays as it is: a run finds that a name is no person's, or
-- that nobody has to be told apart there any more. Who follows the mandates has to hear of it.
create trigger mention_bury after delete on mention referencing old table as gone
  for each statement execute function bury('mention');
