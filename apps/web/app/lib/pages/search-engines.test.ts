import { expect, it } from 'vitest';
import { robotsText, sitemapXml } from './search-engines.ts';

it('lists public pages, and neither sign-in nor dashboard', () => {
  const paths = [...sitemapXml().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/pricing');
  expect(paths).toContain('/');
  expect(paths.filter((path) => /login|register|dashboard|newsletter/.test(path ?? ''))).toEqual([]);
});

it('names both addresses of a page at each of them', () => {
  const entries = sitemapXml().match(/<url>[\s\S]*?<\/url>/g) ?? [];
  const pricing = entries.filter((entry) => entry.includes('/pricing</loc>'));
  expect(pricing).toHaveLength(2);
  for (const entry of pricing) {
    expect(entry).toMatch(/hreflang="en" href="https?:\/\/[^/"]+\/pricing"/);
    expect(entry).toMatch(/hreflang="de" href="https?:\/\/[^/"]+\/de\/pricing"/);
  }
});

it('keeps search engines out of the dashboard', () => {
  expect(robotsText()).toMatch(/^Disallow: \/dashboard$/m);
});
