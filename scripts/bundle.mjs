/** Bundles TypeScript for Node.js. */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Bundles our own packages, which are TypeScript; packages from npm stay outside. */
const onlyOwnPackages = {
  name: 'only-own-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@firmament/') ? undefined : { path, external: true },
    );
  },
};

/** Sources that find files beside themselves still find them from where they were bundled to. */
export const stayingInPlace = {
  name: 'staying-in-place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

export const bundle = async ({ plugins = [], ...options }) => {
  const { build } = await import('esbuild');
  await build({
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [onlyOwnPackages, ...plugins],
    logLevel: 'warning',
    ...options,
  });
};
