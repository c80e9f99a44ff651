import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prerenderedPaths } from './prerendered-paths.ts';
import { builtPages, SITE_PAGES } from './site-pages.ts';

describe('the pages of the public site', () => {
  it('are those that the specification and the law ask for', () => {
    expect(SITE_PAGES.map(({ path }) => path).sort()).toEqual(
      [
        '/',
        '/accessibility',
        '/cancel',
        '/choose-password',
        '/confirm-device',
        '/contact',
        '/cookies',
        '/customers',
        '/dashboard',
        '/data',
        '/declaration',
        '/documents',
        '/impressum',
        '/login',
        '/newsletter',
        '/order',
        '/pricing',
        '/privacy',
        '/privacy-request',
        '/privacy-confirmation',
        '/register',
        '/reset-password',
        '/solutions',
        '/terms',
        '/verify',
        '/withdraw',
        '/watchlist-mail',
      ].sort(),
    );
  });

  it('are marked as built exactly if their module exists', () => {
    for (const { id, file, isBuilt } of SITE_PAGES) {
      if (file === undefined) continue;
      expect(existsSync(`${import.meta.dirname}/../../routes/site/${file}`), id).toBe(isBuilt);
    }
  });

  it('are prerendered in both languages as soon as they are built', () => {
    const paths = builtPages().flatMap(({ path, file }) => (file === undefined ? [] : [path, `/de${path}`]));
    expect(prerenderedPaths()).toEqual(paths);
  });
});
