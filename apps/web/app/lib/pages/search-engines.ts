import { LANGUAGES } from '@firmament/api-contract/language';
import { addressIn } from '../i18n/address-language.ts';
import { STANDARD_ORIGIN } from './site-origin.ts';
import { builtPages } from './site-pages.ts';

/** The footer links to the pages worth finding; sign-in and pages that mails link to are not among them. */
const listedPaths = (): string[] =>
  builtPages()
    .filter(({ footer }) => footer !== undefined)
    .map(({ path }) => path);

/** Each address names all addresses of its page, itself included, as search engines want it. */
const entriesOf = (path: string): string[] => {
  const alternates = LANGUAGES.map(
    (language) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${STANDARD_ORIGIN}${addressIn(language, path)}"/>`,
  );
  return LANGUAGES.map((language) =>
    ['  <url>', `    <loc>${STANDARD_ORIGIN}${addressIn(language, path)}</loc>`, ...alternates, '  </url>'].join('\n'),
  );
};

export const sitemapXml = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listedPaths().flatMap(entriesOf).join('\n')}
</urlset>
`;

/** People and companies behind the sign-in are for members only. */
export const robotsText = (): string => `User-agent: *
Disallow: /dashboard
Disallow: /desk
Disallow: /api/

Sitemap: ${STANDARD_ORIGIN}/sitemap.xml
`;
