/** Compares the maps in docs/architecture.md and README.md with the folders of the repository, in both directions. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './files.mjs';
import { ROOT } from './prepare.mjs';

const withParents = (folders) => {
  const all = new Set();
  for (const start of folders) for (let folder = start; folder !== '.'; folder = dirname(folder)) all.add(folder);
  return all;
};

/** Reads a tree with one folder per line, indented by two spaces per level and followed by a description. */
const readTree = (page, text) => {
  const path = [];
  return text.split('\n').map((line) => {
    const [, indent, name] = /^( *)(\S+)\//.exec(line) ?? [];
    if (name === undefined) throw new Error(`${page}: no folder in the line "${line}" of the map`);
    path.splice(indent.length / 2, path.length, name);
    return path.join('/');
  });
};

/** Every folder, in the tree of one page. */
const listedInTree = (page) => {
  const tree = /```map\n([\s\S]*?)\n```/.exec(readFileSync(join(ROOT, page), 'utf8'))?.[1];
  if (tree === undefined) throw new Error(`${page} has no map`);
  return withParents(readTree(page, tree));
};

/** The first column of a table: one or more folders in each row. */
const listedInTable = (page) => {
  const table = /^\| folder \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readFileSync(join(ROOT, page), 'utf8'))?.[1];
  if (table === undefined) throw new Error(`${page} has no map`);
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, folder]) => folder)));
};

/** The workspaces, and what lies beside them. */
const isOutermost = (folder) =>
  /^(?:packages|apps)\/[^/]+$/.test(folder) || (/^[^./][^/]*$/.test(folder) && !/^(?:packages|apps)$/.test(folder));

const compare = (page, listed, present) => {
  const missing = [...present].filter((folder) => !listed.has(folder)).sort();
  const stale = [...listed].filter((folder) => !present.has(folder)).sort();
  for (const folder of missing) console.error(`${folder} is not on the map in ${page}`);
  for (const folder of stale) console.error(`${folder} is on the map in ${page}, but not in the repository`);
  return missing.length + stale.length;
};

const present = withParents((await listFiles()).map(dirname));
const wrong = [
  compare('docs/architecture.md', listedInTree('docs/architecture.md'), present),
  compare('README.md', listedInTable('README.md'), new Set([...present].filter(isOutermost))),
];
process.exitCode = wrong.some((count) => count > 0) ? 1 : 0;
