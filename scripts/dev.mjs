/** `npm run dev`: the server and the web app, each reloading when its code changes. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { assertNode, bin, ensureInstalled, ROOT, step } from './prepare.mjs';

assertNode();
await step('packages', ensureInstalled);

const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'apps/api/src/main.ts'], { cwd: ROOT, stdio: 'inherit' }),
  spawn(bin('react-router'), ['dev'], { cwd: join(ROOT, 'apps/web'), stdio: 'inherit' }),
];
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
// Ctrl-C reaches the children too; wait until they have shut down.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGTERM');
});
