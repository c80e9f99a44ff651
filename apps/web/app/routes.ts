import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { builtPages } from './lib/site-pages.ts';

const publicRoutes = builtPages().flatMap(({ id, path, file }): RouteConfigEntry[] => {
  if (file === undefined) return [];
  const module = `routes/public/${file}`;
  return [path === '/' ? index(module, { id }) : route(path, module, { id })];
});

export default [
  layout('routes/public/layout.tsx', [...publicRoutes, route('*', 'routes/public/not-found.tsx')]),
] satisfies RouteConfig;
