export const lostEn = {
  notFound: {
    title: 'Page not found · Firmament',
    heading: 'ERROR',
    what: '404 – Page Not Found',
    why: 'Sorry, the page you are looking for does not exist.',
    home: 'Back to Home',
  },
  failure: {
    title: 'Something went wrong · Firmament',
    heading: 'Something went wrong',
    why: 'This page could not be shown. Nothing you saved is lost. Please load the page again; if that does not help, come back in a few minutes.',
    retry: 'Load again',
    home: 'Back to Home',
    detail: 'What the browser reported',
  },
  usedUp: {
    title: 'Requests used up',
    renews: 'Your requests renew on {{day}}. What you have opened this month stays open to you.',
    billing: 'Go to billing',
    pricing: 'Compare plans',
    recent: 'Recently viewed',
  },
} as const;
