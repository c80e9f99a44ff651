/** `npm run check`: everything that can be said about the code without running it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertNode, bin, ensureInstalled, ROOT, run } from './prepare.mjs';

const CHECKS = [
  { name: 'format and lint', command: [bin('biome'), ['ci', '--colors=off', '.']] },
  { name: 'types', command: [bin('tsc'), ['-p', 'tsconfig.json']] },
  { name: 'web routes', command: [bin('react-router'), ['typegen']], cwd: 'apps/web' },
  { name: 'web types', command: [bin('tsc'), ['-p', 'apps/web/tsconfig.json']] },
  {
    name: 'boundaries',
    command: [bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'bench', 'e2e']],
  },
  { name: 'dead code', command: [bin('knip'), ['--no-progress']] },
  { name: 'lockfile', command: [process.execPath, ['scripts/lockfile.mjs', '--check']] },
  { name: 'licences', command: [process.execPath, ['scripts/licences.mjs']] },
  { name: 'advisories', command: [process.execPath, ['scripts/advisories.mjs']], isToldAlways: true },
];

/** Runs every check, however many fail, and gives the counts. */
export const runChecks = async () => {
  const counts = { passed: 0, failures: [], skipped: 0 };
  for (const { name, command, cwd = '.', isToldAlways = false } of CHECKS) {
    const startedAt = performance.now();
    const { code, output } = await run(...command, { isQuiet: true, cwd: join(ROOT, cwd) });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0 || isToldAlways) console.log(output.trimEnd());
    if (code === 0) counts.passed += 1;
    else counts.failures.push(`check: ${name}`);
  }
  return counts;
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  assertNode();
  await ensureInstalled();
  const { failures } = await runChecks();
  process.exitCode = failures.length > 0 ? 1 : 0;
}
