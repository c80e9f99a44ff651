import { rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { notFoundPaths, prerenderedPaths } from './app/lib/pages/prerendered-paths.ts';
import { robotsText, sitemapXml } from './app/lib/pages/search-engines.ts';

export default {
  ssr: false,
  prerender: [...prerenderedPaths(), ...notFoundPaths()],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    for (const sample of notFoundPaths()) {
      const folder = join(client, sample);
      await rename(join(folder, 'index.html'), `${folder}.html`);
      await rmdir(folder);
    }
    await writeFile(join(client, 'robots.txt'), robotsText());
    await writeFile(join(client, 'sitemap.xml'), sitemapXml());
  },
} satisfies Config;
