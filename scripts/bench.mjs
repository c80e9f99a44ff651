/** `npm run bench -- search …`: makes the clone ready, then runs the benchmark of that name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertNode, ensureBuilt, ensureInstalled, giveUp, ROOT, run } from './prepare.mjs';

assertNode();
await ensureInstalled();
const [name = 'search', ...options] = process.argv.slice(2);
const file = join(ROOT, 'bench', 'src', `${name}.ts`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file))
  giveUp(`there is no benchmark "${name}"`, 'Run: npm run bench -- search');
await ensureBuilt(['api']);
const { code } = await run(process.execPath, ['--import', 'tsx', file, ...options]);
process.exitCode = code;
