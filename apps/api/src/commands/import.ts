import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { FORMATS } from '../imports/formats/formats.ts';
import { openInput } from '../imports/formats/open-input.ts';
import { type FileSummary, importFile } from '../imports/import-file.ts';
import { importPlaces } from '../imports/import-places.ts';
import { createLocator } from '../imports/locate.ts';
import { createProgress } from '../imports/progress.ts';
import { createRejectsFile } from '../imports/rejects-file.ts';
import { loadGazetteer } from '../places/load-gazetteer.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { giveWay } from '../platform/give-way.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run import -- <source> <file…> [--dry-run] [--limit N] [--mapping file.json] [--rejects file]` */

const PLACES = 'geonames';

const USAGE = `npm run import -- <source> <file…> [--dry-run] [--limit <rows>] [--mapping <file.json>] [--rejects <file>]
Sources:
${Object.entries(FORMATS)
  .map(([name, { about }]) => `  ${name.padEnd(20)} ${about}`)
  .join('\n')}
  ${PLACES.padEnd(20)} GeoNames: postcodes, places or cities (TSV)`;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        limit: { type: 'string' },
        mapping: { type: 'string' },
        rejects: { type: 'string' },
      },
    });
    const [source = '', ...files] = positionals;
    const limit = values.limit === undefined ? undefined : Number(values.limit);
    if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) throw new Error('--limit takes a whole number');
    if (source !== PLACES && !FORMATS[source]) throw new Error(`unknown source "${source}"`);
    if (files.length === 0) throw new Error('no file is named');
    return { source, files, limit, isDryRun: values['dry-run'], mapping: values.mapping, rejects: values.rejects };
  } catch (cause) {
    throw new OperatorError((cause as Error).message, `Call it like this:\n${USAGE}`, { cause });
  }
};

const readMapping = (path: string | undefined): unknown => {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new OperatorError(`the mapping ${path} cannot be read: ${(cause as Error).message}`, 'See docs/imports.md.', {
      cause,
    });
  }
};

const number = (value: number): string => value.toLocaleString('en');

const describeSummary = ({ read, inserted, updated, unchanged, unplaced, warnings }: FileSummary): string => {
  const parts = [`${number(read)} read`, `${number(inserted)} new`, `${number(updated)} updated`];
  parts.push(`${number(unchanged)} unchanged`);
  if (unplaced > 0) parts.push(`${number(unplaced)} about companies that are not here`);
  return [...parts, `${number(warnings)} warnings`].join(', ');
};

// Searches come before an import.
const RANK = constants.priority.PRIORITY_BELOW_NORMAL;
setPriority(RANK);

await runCommand('import', async () => {
  const { source, files, limit, isDryRun, mapping: mappingPath, rejects: rejectsPath } = readArguments();
  const mapping = readMapping(mappingPath);
  const rejects = createRejectsFile(rejectsPath ?? `rejects-${source}-${new Date().toISOString().slice(0, 19)}.jsonl`);
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run import', createLogger(config.logLevel));
  try {
    await database.migrate();
    const locate = createLocator(await loadGazetteer(database.pool));
    for (const file of files) {
      const startedAt = Date.now();
      const input = await openInput(file);
      const rejectsBefore = rejects.count();
      const { pool } = database;
      const format = FORMATS[source];
      const summary = format
        ? await importFile({
            ...{ pool, format, input, rejects, limit, isDryRun },
            // The import's backend in the embedded database gives way as well.
            ...(config.databaseUrl === undefined && {
              onBackend: (processId: number) => giveWay(processId, RANK),
              isPatient: database.isBesideServer,
            }),
            formatOptions: { mapping, locate },
            progress: createProgress(process.stderr),
          }).then(describeSummary)
        : await importPlaces(pool, input, rejects, isDryRun).then(
            ({ read, changed }) => `${number(read)} read, ${number(changed)} new or changed`,
          );
      const seconds = (Date.now() - startedAt) / 1000;
      const rejected = rejects.count() - rejectsBefore;
      say(`${file}: ${summary}, ${number(rejected)} rejected, ${seconds.toFixed(1)} s${isDryRun ? ' (dry run)' : ''}`);
    }
    await rejects.close();
    if (rejects.count() > 0) say(`Rejected lines with their reasons: ${rejects.path}`);
  } finally {
    await database.close();
  }
});
