import { afterEach, expect, it, vi } from 'vitest';
import { STANDARD_ORIGIN } from './site-origin.ts';

const load = async () => {
  vi.resetModules();
  return (await import('./site-origin.ts')).SITE_ORIGIN;
};

afterEach(() => {
  document.head.innerHTML = '';
});

it('reads the origin from the served page', async () => {
  document.head.innerHTML = '<meta property="og:url" content="https://data.kunde.example/pricing">';
  expect(await load()).toBe('https://data.kunde.example');
});

it('falls back to the standard origin if the page names none', async () => {
  expect(await load()).toBe(STANDARD_ORIGIN);
});
