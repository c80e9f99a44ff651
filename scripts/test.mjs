/** `npm test`: checks, unit and integration tests, browser tests; ends with the line "N passed, N failed". */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { assertNode, bin, ensureBuilt, ensureInstalled, ROOT, run, step } from './prepare.mjs';

const RESULTS = join(ROOT, 'test-results');

/** A run that breaks before it has counted anything is one failure, whatever it would have counted. */
const readCounts = (file, code, read) => {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, skipped: 0 };
  const isUncounted = code !== 0 && counts.failed === 0;
  return isUncounted ? { ...counts, failed: 1 } : counts;
};

const runVitest = async () => {
  const file = join(RESULTS, 'vitest.json');
  const { code } = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readCounts(file, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
};

const runPlaywright = async () => {
  const chromium = await ensureChromium();
  if (!chromium) return { passed: 0, failed: 1, skipped: 0 };
  const file = join(RESULTS, 'playwright.json');
  const { code } = await run(bin('playwright'), ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return readCounts(file, code, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
};

assertNode();
rmSync(RESULTS, { recursive: true, force: true });
await step('packages', ensureInstalled);
mkdirSync(RESULTS, { recursive: true });
await step('build', () => ensureBuilt());

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [title, runPart] of [
  ['Checks', runChecks],
  ['Unit and integration tests', runVitest],
  ['Browser tests', runPlaywright],
]) {
  console.log(`\n${title}`);
  const counts = await runPart();
  for (const key of Object.keys(total)) total[key] += counts[key];
}

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 ? 1 : 0;
