/** Compares the map in docs/architecture.md with the folders of the repository, in both directions. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './files.mjs';
import { ROOT } from './prepare.mjs';

const PAGE = 'docs/architecture.md';

const withParents = (folders) => {
  const all = new Set();
  for (const start of folders) for (let folder = start; folder !== '.'; folder = dirname(folder)) all.add(folder);
  return all;
};

/** Reads a tree with one folder per line, indented by two spaces per level and followed by a description. */
const readTree = (text) => {
  const path = [];
  return text.split('\n').map((line) => {
    const [, indent, name] = /^( *)(\S+)\//.exec(line) ?? [];
    if (name === undefined) throw new Error(`${PAGE}: no folder in the line "${line}" of the map`);
    path.splice(indent.length / 2, path.length, name);
    return path.join('/');
  });
};

const listedInTree = () => {
  const tree = /```map\n([\s\S]*?)\n```/.exec(readFileSync(join(ROOT, PAGE), 'utf8'))?.[1];
  if (tree === undefined) throw new Error(`${PAGE} has no map`);
  return withParents(readTree(tree));
};

const present = withParents((await listFiles()).map(dirname));
const listed = listedInTree();
const missing = [...present].filter((folder) => !listed.has(folder)).sort();
const stale = [...listed].filter((folder) => !present.has(folder)).sort();
for (const folder of missing) console.error(`${folder} is not on the map in ${PAGE}`);
for (const folder of stale) console.error(`${folder} is on the map in ${PAGE}, but not in the repository`);
process.exitCode = missing.length + stale.length > 0 ? 1 : 0;
