import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

/**
 * Draws the pictures that are kept as files: what shared links show, from the built landing page in each language (its
 * headline and the map of lights), and the icons, from favicon.svg. Run after a change to either:
 * `npm run pictures -w e2e`.
 */

const WEB = join(import.meta.dirname, '../apps/web');
const BUILD = join(WEB, 'build/client');
const PUBLIC = join(WEB, 'public');

const SHARED = [
  { path: '/', file: 'en.png' },
  { path: '/de/', file: 'de.png' },
];
const SHARED_SIZE = { width: 1200, height: 630 };

/** Keeps the logo, the headline and the map; hides everything that asks for a click. */
const SHARED_STYLE = `
  footer, nav, search, section ul, [data-styles], header [hreflang], header button, [data-account] { display: none !important; }
  h1 { font-size: 68px !important; line-height: 72px !important; }
  :lang(de) h1 { font-size: 58px !important; line-height: 64px !important; }
  section div:has(> svg[role="img"]) { top: -64px !important; width: 560px !important; }
`;

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
};

const readBuilt = async (url: string): Promise<{ body: Buffer; contentType: string }> => {
  const path = new URL(url).pathname;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const contentType = CONTENT_TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { body: await readFile(join(BUILD, file)), contentType };
};

const drawShared = async (browser: Browser): Promise<void> => {
  await mkdir(join(PUBLIC, 'sharing'), { recursive: true });
  for (const { path, file } of SHARED) {
    const page = await browser.newPage({ viewport: SHARED_SIZE });
    await page.route('**/*', async (route) => {
      // The picture shows the prerendered HTML, which a script could change.
      if (route.request().resourceType() === 'script') return route.abort();
      const built = await readBuilt(route.request().url()).catch(() => undefined);
      await (built ? route.fulfill(built) : route.abort());
    });
    await page.goto(`http://firmament.example${path}`);
    await page.addStyleTag({ content: SHARED_STYLE });
    await page.screenshot({ path: join(PUBLIC, 'sharing', file) });
    await page.close();
  }
};

type Look = {
  /** Telephones cut icons to a shape of their own: these have no round corners, and room around the stars. */
  isCut?: boolean;
};

const drawIcon = async (browser: Browser, size: number, { isCut = false }: Look = {}): Promise<Buffer> => {
  const svg = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
  const drawn = isCut ? svg.replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"').replace('rx="7"', '') : svg;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = isCut ? (/<rect[^>]*fill="([^"]+)"/.exec(svg)?.[1] ?? '') : 'transparent';
  await page.setContent(
    `<style>* { margin: 0; background: ${ground} } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawn}`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
};

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** An .ico file is a list of pictures with their sizes; browsers have read PNG in it for long. */
const toIco = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};

const drawIcons = async (browser: Browser): Promise<void> => {
  const save = (name: string, picture: Buffer) => writeFile(join(PUBLIC, name), picture);
  await save('apple-touch-icon.png', await drawIcon(browser, 180, { isCut: true }));
  await save('icon-192.png', await drawIcon(browser, 192));
  await save('icon-512.png', await drawIcon(browser, 512));
  await save('icon-maskable-512.png', await drawIcon(browser, 512, { isCut: true }));
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await drawIcon(browser, size) });
  await save('favicon.ico', toIco(small));
};

const browser = await chromium.launch(chromiumLaunchOptions());
await drawShared(browser);
await drawIcons(browser);
await browser.close();
