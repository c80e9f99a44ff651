import { STANDARD_ORIGIN } from './site-origin.ts';
import { builtPages } from './site-pages.ts';

/** Pages worth finding are those the footer leads to; sign-in and the links of mails are not. */
const listedPaths = (): string[] =>
  builtPages()
    .filter(({ footer }) => footer !== undefined)
    .map(({ path }) => path);

export const sitemapXml = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPaths()
  .map((path) => `  <url><loc>${STANDARD_ORIGIN}${path}</loc></url>`)
  .join('\n')}
</urlset>
`;

/** Persons and companies behind the sign-in are nobody's business but the members'. */
export const robotsText = (): string => `User-agent: *
Disallow: /dashboard
Disallow: /api/

Sitemap: ${STANDARD_ORIGIN}/sitemap.xml
`;
