import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { builtDashboardPages, type DashboardPage } from './lib/pages/dashboard-pages.ts';
import { DESK_PAGES } from './lib/pages/desk-pages.ts';
import { builtPages } from './lib/pages/site-pages.ts';

/** Every public page has two addresses: the plain one, and a German one below /de. */
const publicRoutes = builtPages().flatMap(({ id, path, file }): RouteConfigEntry[] =>
  file === undefined ? [] : [route(path === '/' ? 'de?' : `de?${path}`, `routes/site/${file}`, { id })],
);

const dashboardRoute = ({ id, path, file }: DashboardPage) =>
  route(path, `routes/dashboard/${file}`, { id: `dashboard/${id}` });

export default [
  layout('routes/site/layout.tsx', [...publicRoutes, route('*', 'routes/site/not-found.tsx')]),
  layout('routes/dashboard/layout.tsx', [
    route('/dashboard', 'routes/dashboard/home.tsx'),
    ...builtDashboardPages()
      .filter((page) => !page.isBare)
      .map(dashboardRoute),
    route('/dashboard/companies/:companyId', 'routes/dashboard/company.tsx'),
    route('/dashboard/employees/:employeeId', 'routes/dashboard/person.tsx'),
    route('/dashboard/*', 'routes/dashboard/not-found.tsx'),
  ]),
  route('/dashboard/guide', 'routes/dashboard/guide.tsx'),
  ...builtDashboardPages()
    .filter((page) => page.isBare)
    .map(dashboardRoute),
  layout('routes/desk/layout.tsx', [
    ...DESK_PAGES.map(({ id, path, file }) => route(path, `routes/desk/${file}`, { id: `desk/${id}` })),
    route('/desk/members/:accountId', 'routes/desk/one-member.tsx'),
    route('/desk/*', 'routes/desk/not-found.tsx'),
  ]),
] satisfies RouteConfig;
