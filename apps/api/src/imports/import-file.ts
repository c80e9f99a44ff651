import { stat } from 'node:fs/promises';
import { dayOf } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { SourceFormatError } from '@firmament/registers/reading/source-format-error';
import type pg from 'pg';
import { OperatorError } from '../platform/operator-error.ts';
import type { FormatOptions, ImportFormat } from './formats/formats.ts';
import type { Input } from './formats/open-input.ts';
import { type ImportSummary, importRecords } from './import-run.ts';
import { NOTHING } from './merge/merge-batch.ts';
import { describeRate, type Progress } from './progress.ts';
import type { RejectsFile } from './rejects-file.ts';
import type { StagedRecord } from './staging/staged-record.ts';
import type { WarningTally } from './warning-tally.ts';

type Options = {
  pool: pg.Pool;
  format: ImportFormat;
  input: Input;
  formatOptions: Omit<FormatOptions, 'fileDate'>;
  rejects: RejectsFile;
  warnings: WarningTally;
  progress: Progress;
  onBackend?: ((processId: number) => void) | undefined;
  isPatient?: boolean | undefined;
  /** Stop after this many records. */
  limit?: number | undefined;
  /** Read and count, change nothing. */
  isDryRun?: boolean;
};

export type FileSummary = ImportSummary & { read: number };

/** Imports one file of one format: reads, stages, merges, and shows its progress. */
export const importFile = async (options: Options): Promise<FileSummary> => {
  const { pool, format, input, progress, limit, isDryRun } = options;
  const tally = { read: 0 };
  const records = () => readRecords(options, tally);
  try {
    if (isDryRun) {
      let staged = 0;
      for await (const piece of records()) staged += piece.length;
      return { ...tally, ...NOTHING, staged };
    }
    let mergeStartedAt = 0;
    const summary = await importRecords({
      pool,
      sourceId: SOURCE_IDS[format.source],
      fileName: input.path,
      fingerprint: `${input.fingerprint} ${limit ?? ''}`,
      records,
      onBackend: options.onBackend,
      isPatient: options.isPatient,
      canMergeWhileReading: format.isLineByLine === true,
      onMerged: (done, total) => {
        if (total === 0) return;
        if (mergeStartedAt === 0) mergeStartedAt = Date.now();
        progress.update(() => `merging: ${describeRate(done, mergeStartedAt, done / total)}`);
      },
    });
    return { ...tally, ...summary };
  } catch (error) {
    if (!(error instanceof SourceFormatError)) throw error;
    throw new OperatorError(
      `${input.path} cannot be imported as ${format.about}: ${error.message}`,
      'Check that file and source belong together. Nothing of it was imported.',
      { cause: error },
    );
  } finally {
    progress.end();
  }
};

async function* readRecords(
  { format, input, formatOptions, rejects, warnings, progress, limit = Number.POSITIVE_INFINITY }: Options,
  tally: { read: number },
): AsyncGenerator<StagedRecord[]> {
  const startedAt = Date.now();
  tally.read = 0;
  const fileDate = dayOf((await stat(input.path)).mtime);
  for await (const piece of format.read(input.read(), { ...formatOptions, fileDate })) {
    const records: StagedRecord[] = [];
    for (const parsed of piece) {
      if (tally.read >= limit) break;
      if (parsed.ok) {
        tally.read += 1;
        warnings.add(input.path, parsed.at, parsed.warnings);
        for (const staged of parsed.record) records.push(staged);
      } else {
        rejects.add(input.path, parsed);
      }
    }
    progress.update(() => `reading: ${describeRate(tally.read, startedAt, input.bytesRead() / input.size)}`);
    yield records;
    if (tally.read >= limit) return;
  }
}
