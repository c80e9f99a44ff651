/** Finds regular expressions of ours whose time grows faster than the text they are run on. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './files.mjs';
import { whySlow } from './patterns/backtracking.mjs';
import { patternsMadeBy } from './patterns/made.mjs';
import { patternsIn } from './patterns/written.mjs';
import { ROOT } from './prepare.mjs';

const isOurs = (file) =>
  /^(?:apps|packages)\/.*\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|fault)\.|\/test\//.test(file);

const sources = (await listFiles()).filter(isOurs).map((file) => {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  return { file, path, text, ...patternsIn(file, text) };
});

/** Some modules of packages, which need no browser to be loaded, make patterns for others beside them. */
const usersOf = ({ file }) =>
  sources.filter(
    ({ file: user, text }) =>
      file.startsWith('packages/') && dirname(user) === dirname(file) && text.includes(`'./${basename(file)}'`),
  );

const making = sources.filter(({ made }) => made.length > 0);
const made = await patternsMadeBy(new Set([...making, ...making.flatMap(usersOf)].map(({ path }) => path)));

let wrong = 0;
const tell = (file, line, what) => {
  wrong++;
  console.error(`${file}:${line}: ${what}`);
};

const known = new Map();
const check = (file, line, { source, flags }) => {
  const pattern = `/${source}/${flags}`;
  if (!known.has(pattern)) known.set(pattern, whySlow(source, flags));
  for (const why of known.get(pattern)) tell(file, line, `${why}, in ${pattern.slice(0, 200)}`);
};

for (const { file, written } of sources) for (const pattern of written) check(file, pattern.line, pattern);

for (const { file, path, made: sites } of making) {
  for (const { line } of sites) {
    const patterns = made.filter(({ caller }) => caller.file === path && caller.line === line);
    for (const pattern of patterns) check(file, line, pattern);
    if (patterns.length === 0) tell(file, line, 'made in a call: make it once, where the module is loaded');
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
