/**
 * `node scripts/advisories.mjs [--strict]`: lists the serious known vulnerabilities of the shipped packages. Passes
 * even with findings or without a network: the product must be testable offline, and tomorrow's advisory must not break
 * today's version. With --strict, as CI runs it every day, both fail.
 */
import { run } from './prepare.mjs';

const SERIOUS = ['high', 'critical'];
const isStrict = process.argv.includes('--strict');

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
const { output } = await run('npm', args, { isQuiet: true });

const readReport = () => {
  try {
    const start = output.indexOf('{');
    return JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
};

const { vulnerabilities } = readReport();
if (vulnerabilities === undefined) {
  console.log('the registry could not be asked');
  process.exitCode = isStrict ? 1 : 0;
} else {
  const serious = Object.values(vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  for (const { name, severity, range } of serious) console.log(`${severity}: ${name} ${range}`);
  if (serious.length === 0) console.log('none that is serious');
  process.exitCode = isStrict && serious.length > 0 ? 1 : 0;
}
