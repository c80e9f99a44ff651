export const recentEn = {
  title: 'Recently Viewed',
  lead: 'The companies and people you opened last, newest first, 50 at most.',
  kind: { company: 'Company', employee: 'Person' },
  clear: 'Clear history',
  cleared: 'History cleared.',
  empty: {
    title: 'Nothing viewed yet',
    text: 'Companies and people that you open are listed here, so that you find them again.',
    companies: 'Search companies',
  },
  groups: { today: 'Today', yesterday: 'Yesterday', week: 'Last 7 days', earlier: 'Earlier' },
} as const;
