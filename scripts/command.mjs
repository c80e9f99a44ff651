/** `npm run import`, `backup`, `restore` …: makes the clone ready, then runs the command of that name. */
import { assertNode, ensureBuilt, ensureInstalled } from './prepare.mjs';

assertNode();
await ensureInstalled();
await ensureBuilt(['api']);
const [name] = process.argv.splice(2, 1);
await import(`../apps/api/dist/commands/${name}.js`);
