import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESULTS_DIR, type Report } from './report.ts';
import { growthTable } from './table.ts';
import { say } from './terminal.ts';
import { SIZES, type Size } from './world.ts';

/** `npm run bench -- growth`: how the cost of each kind grows with the world, from the newest result of each size. */

const readNewest = async (size: Size): Promise<Report | undefined> => {
  const reports: Report[] = [];
  for (const file of await readdir(RESULTS_DIR)) {
    if (!file.endsWith('.json')) continue;
    const report: Report = JSON.parse(await readFile(join(RESULTS_DIR, file), 'utf8'));
    if (report.size === size) reports.push(report);
  }
  return reports.sort((a, b) => (a.date < b.date ? -1 : 1)).at(-1);
};

const found = await Promise.all((Object.keys(SIZES) as Size[]).map(readNewest));
const reports = found.filter((report) => report !== undefined);
say(reports.length > 0 ? growthTable(reports) : 'There are no results yet. Run: npm run bench -- search --size 20k');
