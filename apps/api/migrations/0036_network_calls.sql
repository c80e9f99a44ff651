-- Companies at one address, and networks as files.

-- Street and number as nearly everybody would write them, with postcode and country. What follows a comma names a part of
-- the town or a floor. A hash, because every company has one and imports pay for each byte of an index.
create function address_key(street text, postcode text, country text) returns bigint
  language sql immutable parallel safe as $$
  select hashtextextended(translate(replace(replace(lower(split_part(street, ',', 1)), 'straße', 'str'), 'strasse', 'str'),
    ' .-–/''´`()', '') || ' ' || postcode || ' ' || coalesce(country, ''), 0)
$$;
create index company_address on company (address_key(street, postcode, country))
  where street is not null and postcode is not null;

alter table data_export drop constraint data_export_subject_check;
alter table data_export add constraint data_export_subject_check
  check (subject in ('companies', 'companies_employees', 'selection', 'contacts', 'company', 'network'));
alter table data_export drop constraint data_export_format_check;
alter table data_export add constraint data_export_format_check
  check (format in ('csv', 'xlsx', 'json', 'vcard', 'ftm'));
