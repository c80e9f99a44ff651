export const peopleSearchEn = {
  title: 'Employees',
  name: 'Employee name',
  shortName: 'Please enter an employee name with at least 3 characters.',
  localityHelp: 'Where somebody works: a town, region or country',
  intro: {
    title: 'Find people by what they do',
    text: 'Search by name on the left, or combine filters: position, employer, skills, education and place. People with a profile come first, then those whom registers name. Searching is free of charge; opening a person counts as a request, and so does each person of an export with all columns.',
  },
  table: {
    label: 'People found',
    person: 'Person',
    industry: 'Industry or mandates',
    action: 'Watch',
  },
  register: 'Known from registers, without contact data',
  born: 'born\u00a0{{year}}',
  formerly: 'Formerly: {{title}}',
  mandates_one: '{{count}} current mandate',
  mandates_other: '{{count}} current mandates',
  noMandates: 'no current mandate',
  inCompanies_one: 'in {{count}} company',
  inCompanies_other: 'in {{count}} companies',
} as const;
