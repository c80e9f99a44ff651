import { type APIRequestContext, expect, test } from '@playwright/test';

/** Follows every link of the public site without a browser: what search engines see. */

const STARTS = ['/', '/de/'];
/** Behind the sign-in; robots.txt keeps search engines out. */
const LEFT_OUT = /^\/(dashboard|desk|api)(\/|$)/;

/** Addresses of a page that has another name. */
const ALIASES: Record<string, string> = { '/privacy': '/cookies' };

type Seen = { path: string; status: number; html: string };

const pathsIn = (html: string, attribute: 'href' | 'src'): string[] =>
  [...html.matchAll(new RegExp(`\\s${attribute}="(/[^"#]*)`, 'g'))].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;

const pathOf = (address: string | undefined): string => new URL(address ?? '').pathname;

const crawl = async (request: APIRequestContext): Promise<{ pages: Seen[]; files: Seen[] }> => {
  const waiting = [...STARTS];
  const seen = new Map<string, Seen>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || LEFT_OUT.test(path)) continue;
    const answer = await request.get(path);
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    seen.set(path, { path, status: answer.status(), html: isPage ? await answer.text() : '' });
    const { html } = seen.get(path) as Seen;
    waiting.push(...pathsIn(html, 'href'), ...pathsIn(html, 'src'));
  }
  const all = [...seen.values()];
  return { pages: all.filter(({ html }) => html !== ''), files: all.filter(({ html }) => html === '') };
};

const attributeOf = (html: string, tag: RegExp, attribute: string): string | undefined => {
  const found = tag.exec(html)?.[0] ?? '';
  return new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(found)?.[1];
};

const headOf = (html: string) => ({
  language: attributeOf(html, /<html[^>]*>/, 'lang'),
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  description: attributeOf(html, /<meta name="description"[^>]*>/, 'content'),
  canonical: attributeOf(html, /<link rel="canonical"[^>]*>/, 'href'),
  picture: attributeOf(html, /<meta property="og:image"[^>]*>/, 'content'),
  alternates: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => [
      attributeOf(tag, /.*/, 'hreflang'),
      attributeOf(tag, /.*/, 'href'),
    ]),
  ),
  h1: html.match(/<h1[\s>]/g)?.length ?? 0,
});

test('the whole site is found from both front doors, with nothing broken and nothing missing', async ({ request }) => {
  const { pages, files } = await crawl(request);
  expect([...pages, ...files].filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
    [],
  );
  // Both languages have the same pages.
  const plain = new Set(pages.map(({ path }) => withoutQuery(path)));
  for (const path of plain) if (!path.startsWith('/de/')) expect([...plain]).toContain(`/de${path}`);
  expect(plain.size).toBeGreaterThanOrEqual(2 * 15);

  const titles = new Map<string, string>();
  for (const { path, html } of pages) {
    const address = withoutQuery(path);
    const head = headOf(html);
    const where = `${path}: ${JSON.stringify(head)}`;
    const isGerman = address.startsWith('/de/');
    const plainAddress = isGerman ? address.slice('/de'.length) : address;
    const page = ALIASES[plainAddress] ?? plainAddress;
    expect(head.language, where).toBe(isGerman ? 'de' : 'en');
    expect(
      [head.title?.length ?? 0, head.description?.length ?? 0].every((length) => length > 10),
      where,
    ).toBe(true);
    expect(head.h1, where).toBe(1);
    const { en, de, 'x-default': other } = head.alternates;
    expect([head.canonical, en, de, other].map(pathOf), where).toEqual([
      isGerman ? `/de${page}` : page,
      page,
      `/de${page}`,
      page,
    ]);
    const sharing = await request.get(pathOf(head.picture));
    expect([sharing.status(), sharing.headers()['content-type']], where).toEqual([200, 'image/png']);
    const known = titles.get(`${head.language} ${head.title}`);
    expect(known === undefined || head.canonical === known, `${where} has the title of ${known}`).toBe(true);
    titles.set(`${head.language} ${head.title}`, head.canonical ?? '');
  }

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed.length).toBeGreaterThan(20);
  for (const path of listed) expect([...plain]).toContain(path);
});

test('icons, manifest and the address for weaknesses are there', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/apple-touch-icon.png', /^image\/png/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/.well-known/security.txt', /^text\/plain/],
    ['/robots.txt', /^text\/plain/],
  ] as const) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(type);
  }
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});
