/**
 * The entries of the dashboard's sidebar, in the order of the specification. Routes, sidebar and home page derive from
 * this list: an entry whose page is not built yet is neither routed nor shown.
 */

export type DashboardPageId =
  | 'companies'
  | 'employees'
  | 'network'
  | 'leadlist'
  | 'contacts'
  | 'watchlist'
  | 'recent'
  | 'account'
  | 'billing'
  | 'logout'
  | 'support';

/** `search` comes first and needs no heading. */
export type DashboardGroup = 'search' | 'work' | 'settings';

export type DashboardPage = {
  id: DashboardPageId;
  path: string;
  group: DashboardGroup;
  /** Route module below routes/dashboard. */
  file: string;
  isBuilt: boolean;
  /** Outside the frame: shown without a session. */
  isBare?: boolean;
};

export const DASHBOARD_PAGES: readonly DashboardPage[] = [
  { id: 'companies', path: '/dashboard/companies', group: 'search', file: 'companies.tsx', isBuilt: true },
  { id: 'employees', path: '/dashboard/employees', group: 'search', file: 'employees.tsx', isBuilt: true },
  { id: 'network', path: '/dashboard/network', group: 'search', file: 'network.tsx', isBuilt: true },
  { id: 'leadlist', path: '/dashboard/leadlist', group: 'work', file: 'leadlist.tsx', isBuilt: true },
  { id: 'contacts', path: '/dashboard/contacts', group: 'work', file: 'contacts.tsx', isBuilt: true },
  { id: 'watchlist', path: '/dashboard/watchlist', group: 'work', file: 'watchlist.tsx', isBuilt: true },
  { id: 'recent', path: '/dashboard/recent', group: 'work', file: 'recent.tsx', isBuilt: true },
  { id: 'account', path: '/dashboard/account', group: 'settings', file: 'account.tsx', isBuilt: true },
  { id: 'billing', path: '/dashboard/billing', group: 'settings', file: 'billing.tsx', isBuilt: true },
  { id: 'logout', path: '/dashboard/logout', group: 'settings', file: 'logout.tsx', isBuilt: true, isBare: true },
  { id: 'support', path: '/dashboard/support', group: 'settings', file: 'support.tsx', isBuilt: true },
];

/** Opens the guide through a case, in demo mode only; for visitors it makes an account first. */
export const GUIDE_PATH = '/dashboard/guide';

export const builtDashboardPages = (): DashboardPage[] => DASHBOARD_PAGES.filter((page) => page.isBuilt);

/** The path of a dashboard page; undefined if it is not built. */
export const dashboardPathOf = (id: DashboardPageId): string | undefined =>
  builtDashboardPages().find((page) => page.id === id)?.path;

/** Where /dashboard leads: the first built page. */
export const dashboardHomePath = (): string => builtDashboardPages()[0]?.path ?? '/';
