export const pricingEn = {
  title: 'Pricing · Firmament',
  description:
    'Four plans for business data from Austria, Germany and Switzerland. Every plan opens the whole register; they differ in volume only.',
  headline: 'Four plans, one register',
  lead: 'Every plan opens every company, every report and every tool. You choose how many companies you look up in a month.',
  free: 'Free',
  onRequest: 'On request',
  below: {
    free: 'No credit card required',
    monthly: 'a month, plus VAT',
    onRequest: 'Tell us your volume',
  },
  requests: 'company requests a month',
  exports: 'data exports per 24 hours',
  action: {
    free: 'Create free account',
    monthly: 'Choose {{plan}}',
    onRequest: 'Ask for a price',
  },
  pointNote: 'The area of each point is the number of company requests.',
  compare: {
    title: 'Compare plans',
    feature: 'What you get',
    volume: 'Volume',
    requests: 'Company requests a month',
    requestsNote: 'A company counts once per calendar month',
    perDay: 'About this many per working day',
    perDayNote: 'At 21 working days a month',
    exports: 'Data exports per 24 hours',
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
    lead: 'Open a company as often as you like: it counts once in a calendar month. Searches and suggestions are free, and a look-up that finds nothing costs nothing.',
    example: 'An example',
    requests: 'Requests',
    search: 'Search for “solar”',
    searchNote: '12,480 results',
    open: 'Open Murtal Solartechnik GmbH',
    again: 'Open it again, download the report',
    newMonth: 'Open it in a new month',
    together: 'Total',
    may2: '2 May',
    may9: '9 May',
    june1: '1 June',
  },
  questions: {
    title: 'Questions',
    notAnswered: 'Is yours not here?',
    write: 'Write to us',
    renew: {
      question: 'When does my quota renew?',
      answer:
        'Company requests renew on the first day of each calendar month. Data exports renew 24 hours after you used them. Your account page shows both meters.',
    },
    usedUp: {
      question: 'What happens when the quota is used up?',
      answer:
        'You can go on searching, and every company you have opened this month stays open. Companies that are new to you wait until the quota renews; we tell you the date.',
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
