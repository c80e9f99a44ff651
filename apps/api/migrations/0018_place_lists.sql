-- Which of GeoNames' lists a place is from. The same town stands in several of them with other positions, and each import
-- would take back what the one before had written. Empty where it was imported earlier.
alter table place add column list text check (list in ('cities', 'postcodes', 'places'));
