/** Finds files that one takes for each other: in one folder, or of one package, with names that differ by an s. */
import { basename, dirname } from 'node:path';
import { listFiles } from './files.mjs';

/** Its rooms hold one cluster and edge each, and what an update does to many. */
const ALLOWED = new Set(['packages/identity cluster', 'packages/identity edge']);

const nameOf = (file) => basename(file).split('.')[0];

const singular = (name) =>
  name
    .split('-')
    .map((word) => word.replace(/s$/, ''))
    .join('-');

const roomOf = (file) => /^packages\/[^/]+/.exec(file)?.[0] ?? dirname(file);

const alike = new Map();
for (const file of await listFiles()) {
  if (!/\.(?:[cm]?[jt]sx?|css)$/.test(file)) continue;
  const key = `${roomOf(file)} ${singular(nameOf(file))}`;
  alike.set(key, [...(alike.get(key) ?? []), file]);
}

for (const [key, files] of alike) {
  const hasTwins = new Set(files.map(nameOf)).size > 1;
  if (hasTwins === ALLOWED.has(key)) continue;
  if (hasTwins) console.error(`names differ by an s only: ${files.join(', ')}`);
  else console.error(`${key} is allowed twins in scripts/names.mjs, but has none`);
  process.exitCode = 1;
}
