import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { DataReport } from '@firmament/api-contract/calls/sources';
import { DATA_REPORT_MARK } from '@firmament/api-contract/data-texts';
import type { Language } from '@firmament/api-contract/language';
import type { Offer } from '@firmament/api-contract/offer';
import type { FastifyInstance } from 'fastify';
import { sendUnknownCall } from './error-handler.ts';
import { fillInData, fillInOffer } from './fill-in.ts';
import type { Partners } from './security-headers.ts';
import { makePage, type Page, sendPage } from './web-page.ts';

/** Origins that the pages may load from, the address of the site, if it is known, and what pages tell of it. */
type Site = Partners & {
  publicUrl?: string | undefined;
  offer: () => Offer;
  dataReport: () => Promise<DataReport>;
};

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
  const pageFor = pageMaker(texts, site);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/api/') || !isReading) return sendUnknownCall(app, request, reply);
    const isBehindSignIn = DRAWN_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
    // In the header too: the shell knows no page, and robots.txt does not keep an address from being listed.
    if (isBehindSignIn) reply.header('x-robots-tag', 'noindex');
    const page = await pageFor(isBehindSignIn ? APP_SHELL : toFile(path));
    if (page) return sendPage(request, reply, page, 200);
    const lost = toFile(path).startsWith(GERMAN_PAGES) ? GERMAN_PAGES + NOT_FOUND_PAGE : NOT_FOUND_PAGE;
    return sendPage(request, reply, await pageFor(lost), 404);
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

/** Makes each page once for every offer, and those about the data once for every report. */
const pageMaker = (texts: ReadonlyMap<string, string>, site: Site): ((file: string) => Promise<Page | undefined>) => {
  const made = new Map<string, { offer: Offer; report: DataReport | undefined; page: Page }>();
  return async (file) => {
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const known = made.get(file);
    const report = text.includes(DATA_REPORT_MARK) ? await readReport(site, known?.report) : undefined;
    const offer = site.offer();
    if (known && known.offer === offer && known.report === report) return known.page;
    const language = languageOf(file);
    const filled = report === undefined ? text : fillInData(text, report, language);
    const page = makePage(fillInOffer(filled, offer, language), site);
    made.set(file, { offer, report, page });
    return page;
  };
};

/** The last one, if there is none at the moment: the page can be read without the database. */
const readReport = ({ dataReport }: Site, last: DataReport | undefined): Promise<DataReport> =>
  dataReport().catch((error) => last ?? Promise.reject(error));

const languageOf = (file: string): Language => (file.startsWith(GERMAN_PAGES) ? 'de' : 'en');
