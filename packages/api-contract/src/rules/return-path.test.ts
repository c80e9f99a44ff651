import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

it.each([
  '/dashboard',
  '/dashboard/companies/12?filters=%5B%5D#kpi',
  '/dashboard/leadlist',
  '/order?plan=1',
  '/desk?open=ticket%3A4',
  '/desk/members/7',
])('leads back to %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'dashboard',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login',
  '/dashboardx',
  '/order/../login',
  '/orders',
  '/desks',
  '/desk/../login',
  '/dashboard/../login',
  '/dashboard/logout',
  '/api/logout',
])('does not lead to %j', (path) => {
  expect(safeReturnPath(path)).toBe('/dashboard');
});

it('never leaves our own site', () => {
  const nasty = fc.stringMatching(/^[/\\.:@\t\n ]{0,6}[a-z/\\:@.%]{0,12}$/);
  fc.assert(
    fc.property(nasty, (text) => {
      for (const wanted of [text, `/${text}`, `/dashboard${text}`, `/order${text}`, `/desk${text}`]) {
        const { origin, pathname } = new URL(safeReturnPath(wanted), 'https://site.example');
        expect(origin).toBe('https://site.example');
        expect(pathname).toMatch(/^\/((dashboard|desk)(\/|$)|order$)/);
      }
    }),
  );
});
