export const frameEn = {
  sidebar: 'Sidebar',
  notices: 'Notices',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  home: 'Home',
  language: 'Language',
  languages: {
    en: 'English',
    de: 'Deutsch',
  },
  user: {
    account: 'Account',
    logout: 'Log out',
    shortcuts: 'Keyboard shortcuts',
  },
  search: {
    key: 'Ctrl K',
    macKey: '⌘ K',
    nothing: 'Nothing found for “{{text}}”.',
  },
  demo: 'Demo: all companies, people and figures here are fictional.',
  footer: {
    impressum: 'Imprint',
    terms: 'Terms',
    cookies: 'Privacy and cookies',
  },
} as const;
