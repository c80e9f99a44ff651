import { afterEach, expect, it, vi } from 'vitest';
import { SITE_CONFIG } from './site-config.ts';

const load = async () => {
  vi.resetModules();
  return (await import('./site-origin.ts')).SITE_ORIGIN;
};

afterEach(() => {
  document.head.innerHTML = '';
});

it('is what the served page says', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://data.kunde.example/pricing">';
  expect(await load()).toBe('https://data.kunde.example');
});

it('is what the build was told where no page says anything', async () => {
  expect(await load()).toBe(SITE_CONFIG.origin);
});
