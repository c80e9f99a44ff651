export const watchlistMailEn = {
  title: 'Watchlist email · Firmament',
  description: 'End the daily email about your watchlist.',
  heading: 'Watchlist email',
  nothing: 'Please open this page with the link in one of our emails.',
  noScript: 'This page needs JavaScript to end the email.',
} as const;
