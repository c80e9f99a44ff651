/**
 * Every page of the public site. Routes, prerendering, header and footer all derive from this list, so that a link never
 * leads to a page that is not there: a page that is not built yet is neither routed nor linked.
 */

type SitePageId =
  | 'home'
  | 'solutions'
  | 'customers'
  | 'pricing'
  | 'contact'
  | 'impressum'
  | 'terms'
  | 'cookies'
  | 'privacy'
  | 'login'
  | 'register'
  | 'reset-password'
  | 'dashboard';

export type FooterColumn = 'product' | 'company' | 'rights';

export type SitePage = {
  id: SitePageId;
  path: string;
  isBuilt: boolean;
  isInHeader?: boolean;
  footer?: FooterColumn;
  /** Route module below routes/public; none for pages that belong to another part of the application. */
  file?: string;
};

export const SITE_PAGES: readonly SitePage[] = [
  { id: 'home', path: '/', file: 'home.tsx', isBuilt: true, footer: 'product' },
  { id: 'solutions', path: '/solutions', file: 'solutions.tsx', isBuilt: false, isInHeader: true, footer: 'product' },
  { id: 'customers', path: '/customers', file: 'customers.tsx', isBuilt: false, isInHeader: true, footer: 'product' },
  { id: 'pricing', path: '/pricing', file: 'pricing.tsx', isBuilt: false, isInHeader: true, footer: 'product' },
  { id: 'contact', path: '/contact', file: 'contact.tsx', isBuilt: false, isInHeader: true, footer: 'company' },
  { id: 'impressum', path: '/impressum', file: 'impressum.tsx', isBuilt: false, footer: 'company' },
  { id: 'terms', path: '/terms', file: 'terms.tsx', isBuilt: false, footer: 'company' },
  { id: 'cookies', path: '/cookies', file: 'cookies.tsx', isBuilt: false, footer: 'rights' },
  { id: 'privacy', path: '/privacy', file: 'cookies.tsx', isBuilt: false },
  { id: 'login', path: '/login', file: 'login.tsx', isBuilt: false },
  { id: 'register', path: '/register', file: 'register.tsx', isBuilt: false },
  { id: 'reset-password', path: '/reset-password', file: 'reset-password.tsx', isBuilt: false },
  { id: 'dashboard', path: '/dashboard', isBuilt: false },
];

export const builtPages = (): SitePage[] => SITE_PAGES.filter((page) => page.isBuilt);

export const prerenderedPaths = (): string[] =>
  builtPages()
    .filter((page) => page.file !== undefined)
    .map((page) => page.path);
