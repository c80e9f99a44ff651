/**
 * `npm test`: checks, unit and integration tests, browser tests; ends with the line "N passed, N failed".
 * `npm test -- --changed[=<commit>]` runs, beside all checks, the tests that reach a file changed since then (without
 * a commit: not committed yet). `npm test -- --shard=1/3` runs a third of the tests, for machines side by side.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.mjs';
import { ensureChromium } from './chromium.mjs';
import { assertNode, bin, ensureBuilt, ensureInstalled, giveUp, ROOT, run, step } from './prepare.mjs';

const RESULTS = join(ROOT, 'test-results');

/** `--changed` alone means since the last commit. */
const readArguments = () => {
  const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg));
  try {
    const { values } = parseArgs({ args, options: { changed: { type: 'string' }, shard: { type: 'string' } } });
    if (values.shard === undefined || /^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) return values;
  } catch {
    // Said below.
  }
  return giveUp('these arguments are not known', 'npm test -- [--changed[=<commit>]] [--shard=<number>/<of how many>]');
};

const { changed, shard } = readArguments();
/** The checks look at everything anyway: one shard runs them. */
const hasChecks = shard === undefined || shard.startsWith('1/');
const part = shard === undefined ? [] : [`--shard=${shard}`];

const SERVER_LOG = join(ROOT, 'e2e', 'test-results', 'server.log');
const LATE_AFTER_MS = 2_000;

/** How long this process, which only waits, was not woken: the time its machine had none for it. */
const watchForStandstill = () => {
  let seconds = 0;
  let lookedAt = performance.now();
  setInterval(() => {
    const since = performance.now() - lookedAt;
    if (since > LATE_AFTER_MS) seconds += since / 1000;
    lookedAt += since;
  }, 500).unref();
  return () => {
    const stoodStill = Math.round(seconds);
    seconds = 0;
    return stoodStill > 0 ? ` (the machine stood still for ${stoodStill} s)` : '';
  };
};

/** What the server of the browser tests complained about last. */
const printServerLog = () => {
  const lines = existsSync(SERVER_LOG) ? readFileSync(SERVER_LOG, 'utf8').split('\n') : [];
  const complaints = lines.filter((line) => /^\{"level":[456]0/.test(line)).slice(-40);
  console.log(`The server's last complaints:\n${complaints.map((line) => `  ${line.slice(0, 300)}`).join('\n')}`);
};

/** A run that breaks without counting a failure is itself one failure. */
const readReport = (title, file, code, read) => {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], skipped: 0 };
  const isUncounted = code !== 0 && counts.failures.length === 0;
  return isUncounted ? { ...counts, failures: [`${title} ended with code ${code}`] } : counts;
};

/** The failed test and the start of its message, which holds the seed of a property test. */
const describe = (title, messages) => {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, 12);
  return [title, ...lines.map((line) => `    ${line.slice(0, 400)}`)].join('\n');
};

/** Runs the tests of one workspace of Vitest, `api`, or those of all others, `!api`. */
const runVitest = async (project) => {
  const file = join(RESULTS, `vitest-${project.replace('!', 'not-')}.json`);
  const args = ['run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  if (changed !== undefined) args.push(`--changed=${changed}`, '--passWithNoTests');
  const { code } = await run(bin('vitest'), [...args, ...part]);
  return readReport('vitest', file, code, (report) => ({
    passed: report.numPassedTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => describe(`${relative(ROOT, name)}: ${fullName}`, failureMessages)),
    ),
    skipped: report.numPendingTests + report.numTodoTests,
  }));
};

const errorsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')));

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const runPlaywright = async () => {
  const chromium = await ensureChromium();
  if (!chromium) return { passed: 0, failures: ['no Chromium for the browser tests'], skipped: 0 };
  const file = join(RESULTS, 'playwright.json');
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...part];
  if (changed !== undefined) args.push(`--only-changed=${changed}`, '--pass-with-no-tests');
  const { code } = await run(bin('playwright'), args, {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  if (code !== 0) printServerLog();
  return readReport('playwright', file, code, (report) => ({
    passed: report.stats.expected,
    failures: specsIn(report)
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map((spec) => describe(`${spec.file}:${spec.line}: ${spec.title}`, errorsOf(spec))),
    skipped: report.stats.skipped,
  }));
};

/** Some of them start the built program, which serves the built pages. */
const buildAndTestServer = async () => {
  await step('build', () => ensureBuilt());
  return runVitest('api');
};

/**
 * Tests of the server wait for a third of their time, for a database: checks run beside them. Nothing runs beside the
 * browser, whose pages are also watched for how they appear.
 */
const STAGES = [
  [
    { title: 'Build and tests of the server', runPart: buildAndTestServer },
    ...(hasChecks ? [{ title: 'Checks', runPart: runChecks }] : []),
  ],
  [{ title: 'Tests of packages and web', runPart: () => runVitest('!api') }],
  [{ title: 'Browser tests', runPart: runPlaywright }],
];

assertNode();
rmSync(RESULTS, { recursive: true, force: true });
await step('packages', ensureInstalled);
mkdirSync(RESULTS, { recursive: true });

const standstill = watchForStandstill();
const total = { passed: 0, failures: [], skipped: 0 };
const layers = [];

const runLayer = async ({ title, runPart }) => {
  const startedAt = performance.now();
  const { passed, failures, skipped } = await runPart();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  layers.push(`  ${title.padEnd(30)}${String(passed).padStart(5)} passed in ${seconds} s`);
  total.passed += passed;
  total.failures.push(...failures);
  total.skipped += skipped;
};

for (const stage of STAGES) {
  console.log(`\n${stage.map(({ title }) => title).join(', beside it: ')}`);
  const startedAt = performance.now();
  await Promise.all(stage.map(runLayer));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (stage.length > 1) layers.push(`  ${'together'.padEnd(43)}in ${seconds} s`);
  layers.push(layers.pop() + standstill());
}

const { passed, failures, skipped } = total;
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${layers.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
