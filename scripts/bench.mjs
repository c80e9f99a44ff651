/** `npm run bench -- search …`: makes the clone ready, then runs the benchmark of that name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, stayingInPlace } from './bundle.mjs';
import { assertNode, ensureBuilt, ensureInstalled, giveUp, ROOT, run } from './prepare.mjs';

/** Packages run no install scripts (.npmrc), so the one that needs compiling is compiled here. */
const ensureSqlite = async () => {
  const cwd = join(ROOT, 'node_modules', 'better-sqlite3');
  if (existsSync(join(cwd, 'build', 'Release', 'better_sqlite3.node'))) return;
  const { code, output } = await run('npm', ['run', 'build-release'], { cwd, isQuiet: true });
  if (code !== 0)
    giveUp(`SQLite could not be compiled (${output.slice(-300)})`, 'Install a C++ compiler and Python 3.');
};

/**
 * Its store in memory stands for a database, which takes no memory of the process that asks it. Room for young objects is
 * that of the product's thread (apps/api/src/register-people/identify/run-in-thread.ts).
 */
const NODE_OPTIONS_OF = {
  identity: ['--max-old-space-size=8192', '--min-semi-space-size=64', '--max-semi-space-size=64'],
};

assertNode();
await ensureInstalled();
const [name = 'search', ...options] = process.argv.slice(2);
const file = join(ROOT, 'bench', 'src', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file))
  giveUp(`there is no benchmark "${name}"`, 'Run: npm run bench -- search');
await ensureBuilt(['api']);
if (name === 'search') await ensureSqlite();
// As the product is built: what runs sources in development costs hot code up to a third.
const built = join(ROOT, 'bench', 'dist');
await bundle({ entryPoints: [file], outdir: built, plugins: [stayingInPlace] });
const { code } = await run(process.execPath, [...(NODE_OPTIONS_OF[name] ?? []), join(built, `${name}.js`), ...options]);
process.exitCode = code;
