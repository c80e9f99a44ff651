import { STANDARD_ORIGIN } from './site-origin.ts';
import { builtPages } from './site-pages.ts';

/** The footer links to the pages worth finding; sign-in and pages that mails link to are not among them. */
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

/** People and companies behind the sign-in are for members only. */
export const robotsText = (): string => `User-agent: *
Disallow: /dashboard
Disallow: /desk
Disallow: /api/

Sitemap: ${STANDARD_ORIGIN}/sitemap.xml
`;
