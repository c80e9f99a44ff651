/** Builds one part: `node scripts/build.mjs api` or `node scripts/build.mjs web`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { bin, ROOT, run } from './prepare.mjs';

/** For GET /api/version. Images are built without the git history, so COMMIT says it there. */
const findCommit = async () => {
  if (process.env.COMMIT) return process.env.COMMIT;
  const { code, output } = await run('git', ['rev-parse', '--short=12', 'HEAD'], { isQuiet: true });
  return code === 0 ? output.trim() : null;
};

const buildApi = async () => {
  const source = join(ROOT, 'apps/api/src');
  const outdir = join(ROOT, 'apps/api/dist');
  rmSync(outdir, { recursive: true, force: true });
  await bundle({
    // The server, each command, each worker.
    entryPoints: readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^main\.ts$|^commands\/|\.worker\.ts$/.test(file))
      .map((file) => join(source, file)),
    outdir,
    outbase: source,
  });
  writeFileSync(join(outdir, 'build.json'), JSON.stringify({ commit: await findCommit() }));
};

/** Compresses text once here instead of at every request. */
const compressAssets = (folder) => {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(file)) continue;
    const content = readFileSync(join(folder, file));
    if (content.length < 1024) continue;
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content, brotli));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
};

const buildWeb = async () => {
  const { code } = await run(bin('react-router'), ['build'], {
    cwd: join(ROOT, 'apps/web'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) process.exit(code);
  compressAssets(join(ROOT, 'apps/web/build/client'));
};

const builders = { api: buildApi, web: buildWeb };
const builder = builders[process.argv[2]];
if (!builder) throw new Error('say what to build: api or web');
await builder();
