import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULTS_DIR, type Report } from './report.ts';
import { growthTable, reportText } from './table.ts';
import { say } from './terminal.ts';
import { SIZES, type Size } from './world.ts';

/** `npm run bench -- document`: puts the newest run of each size against other engines into docs/performance.md. */

const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'performance.md');
const [BEGIN, END] = ['<!-- results -->', '<!-- end of results -->'];

const readNewest = async (size: Size): Promise<Report | undefined> => {
  const reports: Report[] = [];
  for (const file of await readdir(RESULTS_DIR)) {
    if (!/-search(-\w+)?\.json$/.test(file)) continue;
    const report: Report = JSON.parse(await readFile(join(RESULTS_DIR, file), 'utf8'));
    if (report.size === size && report.comparison.compared > 0) reports.push(report);
  }
  return reports.sort((a, b) => (a.date < b.date ? -1 : 1)).at(-1);
};

const found = await Promise.all((Object.keys(SIZES) as Size[]).map(readNewest));
const reports = found.filter((report) => report !== undefined);
const largest = reports.at(-1);
if (!largest) throw new Error('there are no results with other engines yet; run: npm run bench -- search');

const loads = reports.map(
  ({ companies, machine }) => `${machine.loadBefore.toFixed(1)} (${companies.toLocaleString('en')})`,
);
const results = [
  BEGIN,
  '## The last run against other engines',
  reportText(largest),
  '## Growth',
  `The machine's load average before each run: ${loads.join(', ')}.`,
  growthTable(reports),
  END,
].join('\n\n');

const text = await readFile(DOCUMENT, 'utf8');
const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
if (from === -1 || to < from) throw new Error(`${DOCUMENT} has no place for results`);
await writeFile(DOCUMENT, text.slice(0, from) + results + text.slice(to + END.length));
say(`${DOCUMENT} shows the newest runs`);
