/**
 * `node scripts/advisories.mjs [--strict]`: lists the serious known vulnerabilities of the shipped packages. Passes
 * even with findings or without a network: the product must be testable offline, and tomorrow's advisory must not break
 * today's version. With --strict, as CI runs it every day, both fail. `npm audit --omit=dev` leaves out what only
 * workspaces depend on, so the registry is asked about the lockfile itself.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findShipped } from './licences.mjs';
import { ROOT, run } from './prepare.mjs';

const SERIOUS = ['high', 'critical'];
const TIMEOUT_MS = 10_000;

/** Has been known as vulnerable for years: a registry that does not say so knows nothing of advisories. */
const KNOWN_AS_BAD = { name: 'minimist', version: '0.0.8' };

/** Name → versions of all that is shipped, of every workspace. */
export const versionsShipped = (lockfile) => {
  const versions = new Map();
  for (const { name, version } of findShipped(lockfile)) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return new Map([...versions].map(([name, all]) => [name, [...all]]));
};

/** What is serious; throws if the registry cannot be asked. */
export const findSerious = async (registry, shipped) => {
  const asked = new Map(shipped);
  const ownOfBad = shipped.get(KNOWN_AS_BAD.name) ?? [];
  asked.set(KNOWN_AS_BAD.name, [...ownOfBad, KNOWN_AS_BAD.version]);
  const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(asked)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const answer = await response.json();
  if (!(answer[KNOWN_AS_BAD.name]?.length > 0)) throw new Error('it knows no advisories');
  return Object.entries(answer).flatMap(([name, advisories]) =>
    name === KNOWN_AS_BAD.name && ownOfBad.length === 0
      ? []
      : advisories
          .filter(({ severity }) => SERIOUS.includes(severity))
          .map(({ severity, title, vulnerable_versions }) => `${severity}: ${name} ${vulnerable_versions} (${title})`),
  );
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const isStrict = process.argv.includes('--strict');
  const shipped = versionsShipped(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const { output } = await run('npm', ['config', 'get', 'registry', '--loglevel=error'], { isQuiet: true });
  try {
    const serious = await findSerious(output.trim().split('\n').at(-1), shipped);
    for (const line of serious) console.log(line);
    console.log(
      `${serious.length === 0 ? 'none that is serious' : serious.length} of ${shipped.size} shipped packages`,
    );
    process.exitCode = isStrict && serious.length > 0 ? 1 : 0;
  } catch (error) {
    console.log(`not known, of ${shipped.size} shipped packages: the registry could not be asked (${error.message})`);
    process.exitCode = isStrict ? 1 : 0;
  }
}
