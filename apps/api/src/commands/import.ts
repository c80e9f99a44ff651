import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { countSealedSecrets } from '../accounts/second-factor/sealed-secrets.ts';
import { readConfig } from '../config.ts';
import { createPreparer, openBirthKey } from '../imports/birth-hash.ts';
import { completeMandates } from '../imports/complete-mandates.ts';
import { FORMATS } from '../imports/formats/formats.ts';
import { openInput } from '../imports/formats/open-input.ts';
import { type FileSummary, importFile } from '../imports/import-file.ts';
import { importPlaces } from '../imports/import-places.ts';
import { createLocator } from '../imports/locate.ts';
import { createProgress } from '../imports/progress.ts';
import { createRejectsFile } from '../imports/rejects-file.ts';
import { settleBetweenImports } from '../imports/ties/settle-between-imports.ts';
import { createWarningTally, type WarningTally, writeWarnings } from '../imports/warning-tally.ts';
import { openSharedDatabase } from '../platform/database/open-database.ts';
import { openSecretKeys } from '../platform/encryption/open-secret-keys.ts';
import { loadGazetteer } from '../platform/gazetteer/load-gazetteer.ts';
import { giveWay } from '../platform/give-way.ts';
import { createLogger } from '../platform/logger.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { runCommand, say } from '../platform/terminal.ts';

/** `npm run import -- <source> <file…> [--dry-run] [--limit N] [--mapping file.json] [--rejects file] [--warnings file]` */

const PLACES = 'geonames';

const USAGE = `npm run import -- <source> <file…> [--dry-run] [--limit <rows>] [--mapping <file.json>] [--rejects <file>] [--warnings <file>]
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
        warnings: { type: 'string' },
      },
    });
    const [source = '', ...files] = positionals;
    const limit = values.limit === undefined ? undefined : Number(values.limit);
    if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) throw new Error('--limit takes a whole number');
    if (source !== PLACES && !FORMATS[source]) throw new Error(`unknown source "${source}"`);
    if (files.length === 0) throw new Error('no file is named');
    const { mapping, rejects, warnings } = values;
    return { source, files, limit, isDryRun: values['dry-run'], mapping, rejects, warnings };
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

const describeSummary = ({ read, inserted, updated, unchanged, unplaced, outdated }: FileSummary): string => {
  const parts = [`${number(read)} read`, `${number(inserted)} new`, `${number(updated)} updated`];
  parts.push(`${number(unchanged)} unchanged`);
  if (outdated > 0) parts.push(`${number(outdated)} older than what is known`);
  if (unplaced > 0) parts.push(`${number(unplaced)} about companies that are not here`);
  return parts.join(', ');
};

/** How many kinds of warnings the terminal shows. */
const MAX_KINDS = 10;

const describeWarnings = (tally: WarningTally, path: string): string[] => {
  const kinds = tally.kinds();
  const lines = kinds.slice(0, MAX_KINDS).map(({ kind, count, examples: [example] }) => {
    const where = example ? `, for example line ${example.line}: ${example.warning}` : '';
    return `  ${number(count).padStart(9)} × ${kind}${where}`;
  });
  const more = kinds.length > MAX_KINDS ? `, ${number(kinds.length - MAX_KINDS)} more kinds` : '';
  return [`${number(tally.count())} warnings:`, ...lines, `All kinds with examples${more}: ${path}`];
};

// Searches come before an import.
const RANK = constants.priority.PRIORITY_BELOW_NORMAL;
setPriority(RANK);

await runCommand('import', async () => {
  const { source, files, limit, isDryRun, ...paths } = readArguments();
  const mapping = readMapping(paths.mapping);
  const run = `${source}-${new Date().toISOString().slice(0, 19)}.jsonl`;
  const rejects = createRejectsFile(paths.rejects ?? `rejects-${run}`);
  const warnings = createWarningTally();
  const warningsPath = paths.warnings ?? `warnings-${run}`;
  const config = readConfig();
  const database = await openSharedDatabase(config, 'npm run import', createLogger(config.logLevel));
  try {
    await database.migrate();
    const birthKey = await openBirthKey(database.db, await openSecretKeys(database.db, config, countSealedSecrets));
    await completeMandates(database.pool, birthKey);
    await settleBetweenImports(database.pool);
    const prepare = createPreparer(createLocator(await loadGazetteer(database.pool)), birthKey);
    for (const file of files) {
      const startedAt = Date.now();
      const input = await openInput(file);
      const rejectsBefore = rejects.count();
      const { pool } = database;
      const format = FORMATS[source];
      const summary = format
        ? await importFile({
            pool,
            format,
            input,
            rejects,
            warnings,
            limit,
            isDryRun,
            // The import's backend in the embedded database gives way as well.
            ...(config.databaseUrl === undefined && {
              onBackend: (processId: number) => giveWay(processId, RANK),
              isPatient: database.isBesideServer,
            }),
            formatOptions: { mapping, prepare },
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
    if (warnings.count() > 0) {
      writeWarnings(warningsPath, warnings);
      for (const line of describeWarnings(warnings, warningsPath)) say(line);
    }
  } finally {
    await database.close();
  }
});
