export const pricingEn = {
  title: 'Pricing · Firmament',
  description:
    'Four plans for business data from Austria, Germany and Switzerland. Every plan opens the whole register; they differ in volume only.',
  headline: 'Four plans, one register',
  lead: 'Every plan opens every company, every report and every tool. You choose how many companies and people you look up in a month.',
  switch: {
    legend: 'Prices for',
    customers: { consumer: 'Consumers', business: 'Businesses' },
    tax: { consumer: 'incl. VAT', business: 'plus VAT' },
  },
  action: {
    register: 'Create free account',
    choose: 'Choose {{plan}}',
    order: 'Order {{plan}}',
    ask: 'Ask for a price',
    closed: 'Write to us',
    own: 'Your plan',
    change: 'Change under Billing',
  },
  closedNote: 'Nothing can be ordered at present: the operator of this site has not entered their details yet.',
  priceNote:
    'Consumers pay the VAT of the country they live in; businesses in Germany with a VAT number owe it themselves.',
  pointNote: 'The area of each point is the number of companies and people.',
  compare: {
    title: 'Compare plans',
    feature: 'What you get',
    volume: 'Volume',
    requests: 'Requests for companies and people a month',
    requestsNote: 'Each counts once per calendar month, opened or exported with all columns',
    perDay: 'About this many per working day',
    perDayNote: 'At 21 working days a month',
    exports: 'Data exports per 24 hours',
    starts: 'Start points in the network a day',
    startsNote: 'Companies and people whose connections you look at; each counts once a day',
    everyPlan: 'In every plan',
    included: 'Included',
    features: {
      search: 'Search companies and people',
      searchNote: 'Free, as often as you like',
      filters: 'Advanced filters and map',
      reports: 'Financial reports',
      reportsNote: '21 figures a year, and the report as a PDF',
      representatives: 'Representatives and how they sign',
      lists: 'Lead list, contacts and watchlist',
      languages: 'English and German',
      helpDesk: 'Help desk',
    },
  },
  ledger: {
    title: 'How a request is counted',
    lead: 'Open a company or a person as often as you like: each counts once in a calendar month. An export with all columns counts what you have not opened this month; one with the columns of the list counts nothing. Searches and suggestions are free.',
    example: 'An example',
    requests: 'Requests',
    search: 'Search for “solar”',
    searchNote: '12,480 results',
    open: 'Open Murtal Solartechnik GmbH',
    again: 'Open it again, download the report',
    export: 'Export 20 people with all columns',
    exportNote: '5 of them opened this month',
    exportRow: 'Export 500 companies with the columns of the list',
    newMonth: 'Open Murtal Solartechnik GmbH in a new month',
    together: 'Total',
    may2: '2 May',
    may9: '9 May',
    june1: '1 June',
  },
  questions: {
    title: 'Questions',
    notAnswered: 'Is yours not here?',
    renew: {
      question: 'When does my quota renew?',
      answer:
        'Requests renew on the first day of each calendar month. Data exports renew 24 hours after you used them, start points in the network at midnight. Your account page shows all meters.',
    },
    usedUp: {
      question: 'What happens when the quota is used up?',
      answer:
        'You can go on searching, and every company and person you have opened this month stays open. What is new to you waits until the quota renews; we tell you the date. Exports with the columns of the list remain possible.',
    },
    accounts: {
      question: 'Why do some companies have no accounts?',
      answer:
        'Mostly because the law does not ask for them: small companies publish a balance sheet but no profit and loss account, and private companies in Switzerland publish none at all. Where a figure is missing, we say why.',
    },
    change: {
      question: 'Can I change or cancel my plan?',
      answer:
        'You can move to a larger plan at any time. Minimum terms and periods of notice are in our terms; consumers may withdraw from a contract within 14 days.',
    },
    card: {
      question: 'Do I need a credit card to start?',
      answer: 'No. Basic is free, and paid plans are invoiced and paid by bank transfer.',
    },
  },
} as const;
