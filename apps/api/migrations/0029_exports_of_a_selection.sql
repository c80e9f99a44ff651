-- Companies picked from a list can be exported as well.
alter table data_export drop constraint data_export_subject_check;
alter table data_export add constraint data_export_subject_check
  check (subject in ('companies', 'companies_employees', 'selection', 'contacts', 'company'));
