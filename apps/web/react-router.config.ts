import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { robotsText, sitemapXml } from './app/lib/pages/search-engines.ts';
import { prerenderedPaths } from './app/lib/pages/site-pages.ts';

/** Any path without a page matches the not-found route; this one is rendered into the file the server answers with. */
const NOT_FOUND_SAMPLE = '404';

export default {
  ssr: false,
  prerender: [...prerenderedPaths(), `/${NOT_FOUND_SAMPLE}`],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    const folder = join(client, NOT_FOUND_SAMPLE);
    await rename(join(folder, 'index.html'), join(client, `${NOT_FOUND_SAMPLE}.html`));
    await rmdir(folder);
    await writeFile(join(client, 'robots.txt'), robotsText());
    await writeFile(join(client, 'sitemap.xml'), sitemapXml());
  },
} satisfies Config;
