import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Language } from '@firmament/api-contract/language';
import type { Offer } from '@firmament/api-contract/offer';
import type { FastifyInstance } from 'fastify';
import { sendUnknownCall } from './error-handler.ts';
import { fillInOffer } from './fill-in-offer.ts';
import type { Partners } from './security-headers.ts';
import { makePage, type Page, sendPage } from './web-page.ts';

/** Origins that the pages may load from, the address of the site, if it is known, and what is sold there. */
type Site = Partners & { publicUrl?: string | undefined; offer: () => Offer };

/** Pages behind the sign-in are drawn by the browser from this one file. */
const APP_SHELL = '__spa-fallback.html';
const DRAWN_AREAS = ['/dashboard', '/desk'];
const NOT_FOUND_PAGE = '404.html';
/** Below this, every page once more in German. */
const GERMAN_PAGES = join('de', '/');
/** For search engines; they contain the site's own address. */
const ADDRESS_FILES = ['robots.txt', 'sitemap.xml'];

/**
 * Serves the built web application: prerendered pages, hashed assets that never change, and for unknown addresses the
 * not-found page with a real 404.
 */
export const registerWebApp = async (app: FastifyInstance, buildDir: string, site: Site): Promise<void> => {
  const hasBuild = existsSync(buildDir);
  await app.register(fastifyStatic, {
    root: hasBuild ? buildDir : process.cwd(),
    serve: hasBuild,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: [...ADDRESS_FILES, '**/*.html', '**/*.br', '**/*.gz', '**/.*'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const readText = textReader(buildDir, site.publicUrl);
  for (const file of ADDRESS_FILES.filter((name) => existsSync(join(buildDir, name)))) {
    const content = readText(file);
    app.get(`/${file}`, { schema: { hide: true } }, (_, reply) =>
      reply
        .type(file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(content),
    );
  }

  const texts = readPages(buildDir, readText);
  let offered: { offer: Offer; pages: Map<string, Page> } | undefined;
  /** Made once for each offer. */
  const pagesNow = (): Map<string, Page> => {
    const offer = site.offer();
    if (offered?.offer !== offer) offered = { offer, pages: makePages(texts, offer, site) };
    return offered.pages;
  };
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || !isReading) return sendUnknownCall(app, request, reply);
    const isBehindSignIn = DRAWN_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
    // In the header too: the shell knows no page, and robots.txt does not keep an address from being listed.
    if (isBehindSignIn) reply.header('x-robots-tag', 'noindex');
    const pages = pagesNow();
    const page = isBehindSignIn ? pages.get(APP_SHELL) : pages.get(toFile(path));
    if (page) return sendPage(request, reply, page, 200);
    const lost = toFile(path).startsWith(GERMAN_PAGES) ? GERMAN_PAGES + NOT_FOUND_PAGE : NOT_FOUND_PAGE;
    return sendPage(request, reply, pages.get(lost), 404);
  });
};

const toFile = (path: string): string => join(path.slice(1), 'index.html');

type ReadText = (file: string) => string;

/** The build wrote its own address into canonical links, shared links and the sitemap; we serve them with ours. */
const textReader = (buildDir: string, publicUrl: string | undefined): ReadText => {
  const builtUrl = builtUrlIn(join(buildDir, 'index.html'));
  return (file) => {
    const text = readFileSync(join(buildDir, file), 'utf8');
    return builtUrl === undefined || publicUrl === undefined ? text : text.replaceAll(builtUrl, publicUrl);
  };
};

const builtUrlIn = (file: string): string | undefined =>
  existsSync(file)
    ? /<link rel="canonical" href="(https?:\/\/[^"/]+)\/?"/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;

/** Reads all pages at the start: there are few, and no made-up address reaches the disk. */
const readPages = (buildDir: string, readText: ReadText): Map<string, string> => {
  const files = existsSync(buildDir) ? readdirSync(buildDir, { recursive: true, encoding: 'utf8' }) : [];
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  return new Map(htmlFiles.map((file) => [file, readText(file)]));
};

const makePages = (texts: Map<string, string>, offer: Offer, partners: Partners): Map<string, Page> =>
  new Map([...texts].map(([file, text]) => [file, makePage(fillInOffer(text, offer, languageOf(file)), partners)]));

const languageOf = (file: string): Language => (file.startsWith(GERMAN_PAGES) ? 'de' : 'en');
