-- The page a visitor wanted before signing up: the mailed link may be opened in another browser.
alter table registration add column return_path text check (length(return_path) <= 2000);
