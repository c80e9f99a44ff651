export const siteEn = {
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** Named in the language it leads to, for those who cannot read this one. */
  otherLanguage: 'Deutsch',
  myAccount: 'My Account',
  dashboard: 'Dashboard',
  pages: {
    home: 'Home',
    solutions: 'Solutions',
    customers: 'Customers',
    pricing: 'Pricing',
    data: 'Data sources',
    contact: 'Contact',
    impressum: 'Imprint',
    terms: 'Terms',
    cookies: 'Data protection and cookies',
    'privacy-request': 'Ask about your data',
    accessibility: 'Accessibility',
    cancel: 'Cancel contracts here',
    withdraw: 'Withdraw from a contract',
  },
  columns: {
    product: 'Product',
    company: 'Company',
    rights: 'Your rights',
  },
  tagline: 'Business data from Austria, Germany and Switzerland.',
  mapSources: 'Map: Natural Earth; places: GeoNames (CC BY 4.0)',
  consent: {
    label: 'Cookies',
    text: 'This site uses only cookies it needs: to keep you signed in and to remember this choice. Nothing is loaded from third parties.',
    more: 'Data protection and cookies',
    accept: 'Accept all',
    decline: 'Decline',
    change: 'Change cookie choice',
  },
  free: {
    credits: 'Free credits on sign-up',
    amount: ': {{requests}} companies a month',
  },
  closing: {
    title: 'Look up your first company now',
    // Stays on one line.
    lead: 'No\u00a0credit\u00a0card\u00a0required.',
    pricing: 'Compare plans',
    contact: 'Talk to us',
    member: {
      title: 'Look up the next company',
      lead: 'Your searches, contacts and watchlist are in the dashboard.',
    },
  },
} as const;
