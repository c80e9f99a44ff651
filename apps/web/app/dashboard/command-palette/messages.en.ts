export const paletteEn = {
  open: 'Search companies, people, pages',
  label: 'Search everything',
  placeholder: 'Search companies, people, pages',
  fullSearch: 'Full search',
  pages: 'Pages',
  actions: 'Actions',
  allCompanies: 'Search all companies for “{{text}}”',
  allPeople: 'Search all people for “{{text}}”',
  light: 'Light appearance',
  dark: 'Dark appearance',
  otherLanguage: 'Auf Deutsch umschalten',
} as const;
