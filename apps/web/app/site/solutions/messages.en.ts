export const solutionsEn = {
  title: 'Solutions · Firmament',
  description:
    'Company profiles, financial statements, operational details and employee data for market research, lead generation and planning.',
  headline: 'Data-driven solutions',
  lead: 'Market research, lead generation and planning begin with the same question: which companies, and who decides there? Firmament answers it from the registers themselves.',
  mission: {
    title: 'Our mission',
    lead: 'Public facts about companies are scattered over registers, courts and gazettes in three countries. We bring them together, check them and make them readable, so that a decision rests on what is on record.',
    impactTitle: 'What that changes',
    impact: {
      sources: {
        figure: '3 countries',
        text: 'Austria, Germany and Switzerland in one search, in the language of your choice.',
      },
      checked: {
        figure: 'Every identifier',
        text: 'is checked down to its check digit, and marked if it fails.',
      },
      traced: { figure: 'Every value', text: 'names its source and its date. Changes are kept, old value beside new.' },
    },
  },
  results: {
    title: 'Made to deliver results',
    lead: 'Three kinds of work, one way through the register.',
    demo: 'Pictures with demo data. The companies and people do not exist.',
    research: {
      title: 'Market research',
      text: 'Count before you read: how many companies work in a trade, where they are, how large they are. Then look at the figures over five years.',
      points: {
        first: 'Numbers by trade, region, size and legal form, before anything is counted',
        second: '21 figures a year, side by side over five years',
        third: 'Lists as CSV, Excel or JSON, with the source of each value',
      },
    },
    leads: {
      title: 'Lead generation',
      text: 'From an industry to the people who decide there. The lead list ranks them by what they share with your team, and says so.',
      points: {
        first: 'People who decide, with the way they may sign',
        second: 'What your team shares with them: employers, schools, years',
        third: 'Contacts kept in one list, exported as vCard or CSV',
      },
    },
    planning: {
      title: 'Planning',
      text: 'Watch suppliers, customers and competitors. When a register entry changes, you hear of it the next morning.',
      points: {
        first: 'Register entries, officers, owners and accounts of every company you watch',
        second: 'Old value beside new, with the day and the source',
        third: 'One email in the morning, and only if something has changed',
      },
    },
  },
  features: {
    title: 'What you work with',
    lead: 'Four kinds of facts, wherever the law makes them public.',
    profiles: {
      title: 'Company profiles',
      text: 'Name, legal form, status, address, industry and register numbers, with former names and related companies.',
    },
    statements: {
      title: 'Financial statements',
      text: '21 figures per year from revenue to tax ratio, lined up over the years, beside the report as a PDF.',
    },
    operations: {
      title: 'Operational details',
      text: 'Staff, pay, materials and margins: how a business runs, and not only what it earns.',
    },
    employees: {
      title: 'Employee data',
      text: 'Managing directors, officers and professionals, with their roles, their careers and the way they may sign.',
    },
  },
} as const;
