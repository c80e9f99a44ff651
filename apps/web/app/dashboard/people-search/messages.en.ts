export const peopleSearchEn = {
  title: 'Employees',
  name: 'Employee name',
  shortName: 'Please enter an employee name with at least 3 characters.',
  locality: 'Place',
  localityHelp: 'Where somebody works: a town, region or country',
  intro: {
    title: 'Find people by what they do',
    text: 'Search by name on the left, or combine filters: position, employer, skills, education and place. Searching is free of charge; opening a person counts as a request, and so does each person of an export with all columns.',
  },
  table: {
    label: 'People found',
    person: 'Person',
    company: 'Company',
    industry: 'Industry',
    action: 'Watch',
  },
} as const;
