/**
 * Counts fragments: modules of a few lines that only one other module uses. Some read better apart (a rule with a test of
 * its own, a drawing); most read better where they are used, so their number may not grow.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listFiles } from './files.mjs';
import { ROOT } from './prepare.mjs';

const MOST_FRAGMENTS = 60;
const FEW_LINES = 25;

/** Texts, routes and what the house finds by its name are apart for a reason of their own. */
const IS_APART =
  /(?:^|[\/-])messages\.\w+\.ts$|[.-]texts?\.ts$|\/routes\/|\.routes\.ts$|\.(?:personal-data|query|queries|worker|jobs|handlers)\.ts$|\.generated\.|\/(?:main|root|entry\.\w+)\.tsx?$/;

const isOurs = (file) => /^(?:apps|packages)\/.*\/?(?:src|app)\/.*\.tsx?$/.test(file);
const isTest = (file) => /\.(?:test|spec|fault)\.tsx?$|\/test\//.test(file);

const files = (await listFiles()).filter(isOurs);
const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

/** The module that a specifier leads to: beside the file, or in a package of ours. */
const resolved = (file, specifier) => {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const inPackage = /^@firmament\/([^/]+)\/(.+)$/.exec(specifier);
  return inPackage && `packages/${inPackage[1]}/src/${inPackage[2]}.ts`;
};

const importers = new Map();
/** Come when they are needed, and must be apart for that. */
const loadedLater = new Set();
for (const [file, text] of texts) {
  for (const [, how, specifier] of text.matchAll(/(from |import |import\()'([^']+)'/g)) {
    const target = resolved(file, specifier);
    if (how === 'import(') loadedLater.add(target);
    if (texts.has(target)) importers.set(target, (importers.get(target) ?? new Set()).add(file));
  }
}

const fragments = files.filter((file) => {
  if (isTest(file) || loadedLater.has(file) || IS_APART.test(file)) return false;
  const users = [...(importers.get(file) ?? [])].filter((user) => !isTest(user));
  return users.length === 1 && texts.get(file).trimEnd().split('\n').length <= FEW_LINES;
});

if (fragments.length > MOST_FRAGMENTS || process.argv.includes('--list')) {
  for (const file of fragments) {
    const [user] = [...importers.get(file)].filter((one) => !isTest(one));
    console.error(`${file}: only used by ${relative(dirname(file), user)}`);
  }
}
console.log(`${fragments.length} fragments, at most ${MOST_FRAGMENTS}`);
process.exitCode = fragments.length > MOST_FRAGMENTS ? 1 : 0;
