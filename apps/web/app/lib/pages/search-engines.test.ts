import { expect, it } from 'vitest';
import { robotsText, sitemapXml } from './search-engines.ts';

it('lists public pages, and neither sign-in nor dashboard', () => {
  const paths = [...sitemapXml().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/pricing');
  expect(paths).toContain('/');
  expect(paths.filter((path) => /login|register|dashboard|newsletter/.test(path ?? ''))).toEqual([]);
});

it('keeps search engines out of the dashboard', () => {
  expect(robotsText()).toMatch(/^Disallow: \/dashboard$/m);
});
