/** `npm run check`: all checks that do not run the code. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertNode, bin, ensureInstalled, ROOT, run } from './prepare.mjs';

/** The compiler of version 7 takes a third of the time. The one before is there for tools that ask it as a library. */
const checkTypes = (project) => [process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', project]];

/** Slowest first, because two run at a time. */
const CHECKS = [
  { name: 'types', commands: [checkTypes('tsconfig.json')] },
  {
    name: 'web types',
    commands: [[bin('react-router'), ['typegen'], 'apps/web'], checkTypes('apps/web/tsconfig.json')],
  },
  { name: 'dead code', commands: [[bin('knip'), ['--no-progress']]] },
  {
    name: 'boundaries',
    commands: [[bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'bench', 'e2e']]],
  },
  { name: 'format and lint', commands: [[bin('biome'), ['ci', '--colors=off', '.']]] },
  { name: 'patterns', commands: [[process.execPath, ['scripts/patterns.mjs']]] },
  { name: 'map', commands: [[process.execPath, ['scripts/map.mjs']]] },
  { name: 'names', commands: [[process.execPath, ['scripts/names.mjs']]] },
  { name: 'fragments', commands: [[process.execPath, ['scripts/fragments.mjs']]] },
  { name: 'links', commands: [[process.execPath, ['scripts/links.mjs']]] },
  { name: 'lockfile', commands: [[process.execPath, ['scripts/lockfile.mjs', '--check']]] },
  { name: 'licences', commands: [[process.execPath, ['scripts/licences.mjs']]] },
  { name: 'advisories', commands: [[process.execPath, ['scripts/advisories.mjs']]], isPrintedAlways: true },
];

const AT_ONCE = 2;

const runCheck = async ({ name, commands, isPrintedAlways = false }) => {
  const startedAt = performance.now();
  let result = { code: 0, output: '' };
  for (const [command, args, folder = '.'] of commands) {
    if (result.code === 0) result = await run(command, args, { isQuiet: true, cwd: join(ROOT, folder) });
  }
  const isPassed = result.code === 0;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!isPassed || isPrintedAlways) console.log(result.output.trimEnd());
  return { name, isPassed };
};

/** Runs every check, however many fail, and returns the counts. */
export const runChecks = async () => {
  const waiting = [...CHECKS];
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ name }) => `check: ${name}`);
  return { passed: results.length - failures.length, failures, skipped: 0 };
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  assertNode();
  await ensureInstalled();
  const { failures } = await runChecks();
  process.exitCode = failures.length > 0 ? 1 : 0;
}
