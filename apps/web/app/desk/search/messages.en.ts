export const deskSearchEn = {
  open: 'Search number, reference, name or address',
  label: 'Search the desk',
  waiting: 'Waits',
  others: 'Everything else',
  pages: 'Pages',
} as const;
