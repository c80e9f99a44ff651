export const lostEn = {
  notFound: {
    title: 'Page not found · Firmament',
    heading: 'ERROR',
    what: '404 – Page Not Found',
    why: 'Sorry, the page you are looking for does not exist.',
  },
  failure: {
    title: 'Something went wrong · Firmament',
    heading: 'Something went wrong',
    why: 'This page could not be shown. Nothing you saved is lost. Please load the page again; if that does not help, come back in a few minutes.',
    retry: 'Load again',
    detail: 'What the browser reported',
  },
} as const;
