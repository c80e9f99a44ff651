import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

/**
 * Draws the picture that shared links show from the built landing page: its headline and the map of lights.
 * Run after a change to either: `npm run og-image -w e2e`.
 */

const BUILD = join(import.meta.dirname, '../apps/web/build/client');
const OUTPUT = join(import.meta.dirname, '../apps/web/public/og.png');
const SIZE = { width: 1200, height: 630 };

/** Keeps the logo, the headline and the map; hides everything that asks for a click. */
const STYLE = `
  footer, nav, search, section ul, [data-styles], header [hreflang], header button, [data-account] { display: none !important; }
  h1 { font-size: 68px !important; line-height: 72px !important; }
  section div:has(> svg[role="img"]) { top: -64px !important; width: 560px !important; }
`;

const serveFromDisk = async (url: string): Promise<{ body: Buffer; contentType: string }> => {
  const path = new URL(url).pathname;
  const file = path === '/' ? '/index.html' : path;
  const types: Record<string, string> = {
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    woff2: 'font/woff2',
  };
  const contentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { body: await readFile(join(BUILD, file)), contentType };
};

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({ viewport: SIZE });
await page.route('**/*', async (route) => {
  // The picture shows the prerendered HTML, which a script could change.
  if (route.request().resourceType() === 'script') return route.abort();
  const file = await serveFromDisk(route.request().url()).catch(() => undefined);
  await (file ? route.fulfill(file) : route.abort());
});
await page.goto('http://firmament.example/');
await page.addStyleTag({ content: STYLE });
await page.screenshot({ path: OUTPUT });
await browser.close();
