import type { CompanyEmployee } from '@firmament/api-contract/calls/companies';

/** Employees whose name, title, email, phone or LinkedIn profile contains the typed text, ignoring case. */
export const filterEmployees = (employees: readonly CompanyEmployee[], typed: string): readonly CompanyEmployee[] => {
  const wanted = typed.trim().toLocaleLowerCase('de');
  if (wanted === '') return employees;
  return employees.filter(({ fullName, title, email, phone, linkedin }) =>
    [fullName, title, email, phone, linkedin].some((text) => text?.toLocaleLowerCase('de').includes(wanted)),
  );
};
