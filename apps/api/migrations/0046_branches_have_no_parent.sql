-- GLEIF's branches were read as if they were consolidated by their head office. Whatever still says so beside the branch
-- that the head office tells of is no parent; the parser no longer makes such ties.
delete from tie wrong
using tie told
where wrong.kind = 'parent' and wrong.source_id = 5
  and told.kind = 'branch' and told.source_id = 5
  and told.from_company_id = wrong.to_company_id and told.to_company_id = wrong.from_company_id;
