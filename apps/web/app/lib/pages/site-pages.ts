/**
 * Every page of the public site. Routes, prerendering, header and footer all derive from this list, so that a link never
 * leads to a page that is not there: a page that is not built yet is neither routed nor linked.
 */

export type SitePageId =
  | 'home'
  | 'solutions'
  | 'customers'
  | 'pricing'
  | 'data'
  | 'contact'
  | 'impressum'
  | 'terms'
  | 'cookies'
  | 'privacy'
  | 'privacy-request'
  | 'privacy-confirmation'
  | 'accessibility'
  | 'newsletter'
  | 'order'
  | 'cancel'
  | 'withdraw'
  | 'declaration'
  | 'documents'
  | 'watchlist-mail'
  | 'login'
  | 'register'
  | 'reset-password'
  | 'verify'
  | 'choose-password'
  | 'confirm-device'
  | 'dashboard';

export type FooterColumn = 'product' | 'company' | 'rights';

export type SitePage = {
  id: SitePageId;
  path: string;
  isBuilt: boolean;
  isInHeader?: boolean;
  footer?: FooterColumn;
  /** Route module below routes/site; none for pages that belong to another part of the application. */
  file?: string;
};

export const SITE_PAGES: readonly SitePage[] = [
  { id: 'home', path: '/', file: 'home.tsx', isBuilt: true, footer: 'product' },
  { id: 'solutions', path: '/solutions', file: 'solutions.tsx', isBuilt: true, isInHeader: true, footer: 'product' },
  { id: 'customers', path: '/customers', file: 'customers.tsx', isBuilt: true, isInHeader: true, footer: 'product' },
  { id: 'pricing', path: '/pricing', file: 'pricing.tsx', isBuilt: true, isInHeader: true, footer: 'product' },
  { id: 'data', path: '/data', file: 'data.tsx', isBuilt: true, footer: 'product' },
  { id: 'contact', path: '/contact', file: 'contact.tsx', isBuilt: true, isInHeader: true, footer: 'company' },
  { id: 'impressum', path: '/impressum', file: 'impressum.tsx', isBuilt: true, footer: 'company' },
  { id: 'terms', path: '/terms', file: 'terms.tsx', isBuilt: true, footer: 'company' },
  { id: 'cookies', path: '/cookies', file: 'cookies.tsx', isBuilt: true, footer: 'rights' },
  { id: 'privacy', path: '/privacy', file: 'cookies.tsx', isBuilt: true },
  {
    id: 'privacy-request',
    path: '/privacy-request',
    file: 'privacy-request.tsx',
    isBuilt: true,
    footer: 'rights',
  },
  {
    id: 'privacy-confirmation',
    path: '/privacy-confirmation',
    file: 'privacy-confirmation.tsx',
    isBuilt: true,
  },
  { id: 'accessibility', path: '/accessibility', file: 'accessibility.tsx', isBuilt: true, footer: 'rights' },
  { id: 'cancel', path: '/cancel', file: 'cancel.tsx', isBuilt: true, footer: 'rights' },
  { id: 'withdraw', path: '/withdraw', file: 'withdraw.tsx', isBuilt: true, footer: 'rights' },
  { id: 'declaration', path: '/declaration', file: 'declaration.tsx', isBuilt: true },
  { id: 'documents', path: '/documents', file: 'documents.tsx', isBuilt: true },
  { id: 'order', path: '/order', file: 'order.tsx', isBuilt: true },
  { id: 'newsletter', path: '/newsletter', file: 'newsletter.tsx', isBuilt: true },
  { id: 'watchlist-mail', path: '/watchlist-mail', file: 'watchlist-mail.tsx', isBuilt: true },
  { id: 'login', path: '/login', file: 'login.tsx', isBuilt: true },
  { id: 'register', path: '/register', file: 'register.tsx', isBuilt: true },
  { id: 'reset-password', path: '/reset-password', file: 'reset-password.tsx', isBuilt: true },
  { id: 'verify', path: '/verify', file: 'verify.tsx', isBuilt: true },
  { id: 'choose-password', path: '/choose-password', file: 'choose-password.tsx', isBuilt: true },
  { id: 'confirm-device', path: '/confirm-device', file: 'confirm-device.tsx', isBuilt: true },
  { id: 'dashboard', path: '/dashboard', isBuilt: true },
];

export const builtPages = (): SitePage[] => SITE_PAGES.filter((page) => page.isBuilt);

/** The path of a page; undefined if it is not built. */
export const pathOf = (id: SitePageId): string | undefined => builtPages().find((page) => page.id === id)?.path;

export const isSitePath = (path: string): boolean => SITE_PAGES.some((page) => page.path === path);
