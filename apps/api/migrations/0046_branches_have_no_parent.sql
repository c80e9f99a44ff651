-- GLEIF's branches were read as if they were consolidated by their head office, and the parser no longer makes such ties.
-- A branch has no parent of its own, so whatever GLEIF still says of the parent of one is such a tie. That it is one, GLEIF
-- tells where the head office is on record, a register names its head office, or its own name or form says so, as the law
-- wants it.
delete from tie wrong
using company child
where wrong.kind = 'parent' and wrong.source_id = 5 and child.id = wrong.from_company_id
  and (child.legal_form = 'Zweigniederlassung'
    or child.name ~* '\m(zweig)?niederlassung\M|\msuccursale\M|\mbranch$'
    or exists (select from tie told
      where told.to_company_id = child.id and told.kind = 'branch' and told.source_id = 5)
    or exists (select from tie told
      where told.from_company_id = child.id and told.kind = 'parent' and told.source_id in (3, 4)));
