/** Finds relative links in Markdown that lead to no file or to no heading of ours, and paths in it that are not there. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listFiles } from './files.mjs';
import { ROOT } from './prepare.mjs';

const files = await listFiles();
const targets = new Set(files.flatMap((file) => [file, ...parentsOf(file)]));

function* parentsOf(file) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) yield folder;
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8').replace(/```[\s\S]*?```/g, '');

/** As GitHub names headings. */
const anchorsOf = (text) =>
  new Set(
    [...text.matchAll(/^#+ +(.*)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const whyBroken = (page, link) => {
  const [path, anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), decodeURIComponent(path))).replace(/\/$/, '');
  if (!targets.has(target)) return 'is not there';
  const isHeadless = anchor === undefined || !target.endsWith('.md');
  return isHeadless || anchorsOf(read(target)).has(anchor) ? undefined : 'has no such heading';
};

let broken = 0;
const complain = (sentence) => {
  broken++;
  console.error(sentence);
};

for (const page of files.filter((file) => file.endsWith('.md'))) {
  const text = read(page);
  for (const [, link] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(?:[a-z]+:|\/)/.test(link)) continue;
    const why = whyBroken(page, link);
    if (why !== undefined) complain(`${page}: ${link} ${why}`);
  }
  for (const [, path] of text.matchAll(/`((?:apps|bench|deploy|docs|e2e|packages|scripts)\/[\w./-]+)`/g)) {
    if (!targets.has(path.replace(/\/$/, ''))) complain(`${page}: ${path} is not there`);
  }
}
process.exitCode = broken > 0 ? 1 : 0;
