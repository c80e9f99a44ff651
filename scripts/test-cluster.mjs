/** `npm run test:cluster`: kills the primary of a three-node cluster under load. Needs Debian's packages, see deploy/cluster. */
import { existsSync } from 'node:fs';
import { assertNode, ensureBuilt, ensureInstalled, giveUp, step } from './prepare.mjs';

const NEEDED = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/lib/postgresql/15/bin/postgres'];
/** Every step has its own limit; this one catches what those miss. */
const GIVE_UP_AFTER_MS = 240_000;

assertNode();
const missing = NEEDED.filter((file) => !existsSync(file));
if (missing.length > 0) {
  giveUp(
    `the cluster needs programs that are not here (${missing.join(', ')})`,
    'On Debian or Ubuntu: apt-get install patroni etcd-server haproxy postgresql-15',
  );
}
await step('packages', ensureInstalled);
await step('build', () => ensureBuilt(['api']));
const { runClusterTest } = await import('./cluster/run.mjs');
const { stopPrograms } = await import('./cluster/programs.mjs');
setTimeout(async () => {
  console.error('failed: it took too long');
  await stopPrograms();
  process.exit(1);
}, GIVE_UP_AFTER_MS).unref();
process.exit((await runClusterTest()) ? 0 : 1);
