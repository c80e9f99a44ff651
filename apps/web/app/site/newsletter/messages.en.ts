export const newsletterEn = {
  title: 'One email a month',
  lead: 'New registers, new figures, new ways to search.',
  placeholder: 'name@company.com',
  help: 'First we send you a link to confirm. You can unsubscribe at any time with a single click.',
  subscribe: 'Subscribe',
  missing: 'Please enter your email address.',
  page: {
    title: 'Newsletter · Firmament',
    description: 'Confirm or end your newsletter subscription.',
    heading: 'Newsletter',
    nothing: 'Please open this page with the link in one of our emails.',
    noScript: 'This page needs JavaScript to confirm or end a subscription.',
  },
} as const;
