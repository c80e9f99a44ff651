/** `node scripts/licences.mjs`: every shipped package must have a licence that allows it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './prepare.mjs';

/** They require no more than a notice, or the source of changes to their own files (MPL-2.0, and OFL-1.1 for fonts). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that name no licence in package.json, but bring its text: name → licence and how its text begins. */
const IN_A_FILE = { 'png-js': { licence: 'MIT', begins: 'MIT License\n' } };

/** For an SPDX expression: one part of an `or` must be allowed, or all parts of an `and`. */
const isAllowed = (expression) => {
  const plain = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some(isAllowed);
  if (/ and /i.test(plain)) return plain.split(/ and /i).every(isAllowed);
  return ALLOWED.has(plain);
};

const nameOf = (path) => path.split('node_modules/').at(-1);

const licenceOf = (path, { license }) => {
  if (license) return license;
  const inFile = IN_A_FILE[nameOf(path)];
  try {
    if (inFile && readFileSync(join(ROOT, path, 'LICENSE'), 'utf8').startsWith(inFile.begins)) return inFile.licence;
    const manifest = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
    return manifest.license?.type ?? manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ');
  } catch {
    // For another platform, so not installed here.
    return undefined;
  }
};

/** What npm installs with `--omit=dev`, by the lockfile: the same on every platform, without a network. */
export const findShipped = (lockfile) =>
  Object.entries(lockfile.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.dev && !entry.devOptional && !entry.link)
    .map(([path, entry]) => ({ name: nameOf(path), version: entry.version, licence: licenceOf(path, entry) }));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const shipped = findShipped(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const violations = shipped.filter(({ licence }) => licence === undefined || !isAllowed(licence));
  for (const { name, licence } of violations) console.log(`${name}: ${licence ?? 'no licence named'}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
