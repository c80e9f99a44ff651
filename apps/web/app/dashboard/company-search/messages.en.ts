export const companySearchEn = {
  title: 'Companies',
  name: 'Company name',
  nameHelp: 'Name, former name or any register number',
  shortName: 'Please enter a company name with at least 3 characters.',
  onlyActive: 'Only active companies',
  intro: {
    title: 'Find a company, or many',
    text: 'Search by name on the left, or combine filters: place, industry, country and every figure of the latest report. Searching is free of charge; opening a company counts as a request, and so does each company of an export with all columns.',
  },
  table: {
    label: 'Companies found',
    company: 'Company',
    status: 'Status',
    employees: 'Employee profiles',
    financials: 'Years of financial data',
    representatives: 'Representatives',
    action: 'Watch',
  },
  status: { active: 'Active', in_liquidation: 'In liquidation', terminated: 'Terminated' },
  words: {
    employees_one: 'profile',
    employees_other: 'profiles',
    financials_one: 'year',
    financials_other: 'years',
    representatives_one: 'rep',
    representatives_other: 'reps',
  },
} as const;
