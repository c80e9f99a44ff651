import type { Day } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { FiledAccounts } from '@firmament/registers/firmenbuch/annual-accounts';
import type { RelationshipRecord } from '@firmament/registers/gleif/relationship';
import type pg from 'pg';
import { stageAccounts, stageTie } from './formats/formats.ts';
import { importRecords } from './import-run.ts';
import { stageStatement } from './merge/merge-statements.query.ts';
import { stageCompany, uidKey } from './staging/stage-company.ts';
import type { StagedRecord } from './staging/staged-record.ts';

/** What a source stated when it was asked: of a company, of two, or of a company's year. */
type StatedRecord =
  | { company: CompanyRecord }
  | { relationship: RelationshipRecord }
  | { accounts: FiledAccounts; filedOn: Day }
  | { notice: { cheUid: string; text: string; number: string; happenedOn: Day } };

type Batch = { name: string; asOf: Day; records: () => AsyncIterable<StatedRecord[]> };

type Options = { isDryRun: boolean; signal: AbortSignal };

type Deps = {
  pool: pg.Pool;
  prepare: () => Promise<(record: CompanyRecord) => CompanyRecord>;
  onBackend?: ((processId: number) => void) | undefined;
  isPatient?: boolean;
};

export type BatchCounts = { inserted: number; updated: number; unchanged: number };

/** Imports what a source stated as if it were a file. Waits for an import that is under way. */
export const createBatchImporter =
  ({ pool, prepare, onBackend, isPatient }: Deps) =>
  async (source: SourceName, batch: Batch, { isDryRun, signal }: Options): Promise<BatchCounts> => {
    const sourceId = SOURCE_IDS[source];
    const prepareRecord = await prepare();
    const stageAll = async function* (): AsyncGenerator<StagedRecord[]> {
      for await (const piece of batch.records()) {
        signal.throwIfAborted();
        yield piece.flatMap((record) => {
          if ('relationship' in record) return stageTie(record.relationship, record.relationship.asOf ?? batch.asOf);
          if ('notice' in record) return [stageNotice(sourceId, record.notice, batch.asOf)];
          if ('accounts' in record) return stageAccounts(record.accounts, record.filedOn);
          record.company.asOf ??= batch.asOf;
          return [stageCompany(sourceId, prepareRecord(record.company))];
        });
      }
    };
    if (isDryRun) return compare(pool, sourceId, stageAll());
    const { inserted, updated, unchanged, outdated } = await importRecords({
      pool,
      sourceId,
      onBackend,
      isPatient,
      fileName: batch.name,
      fingerprint: batch.name,
      waitUntil: signal,
      records: stageAll,
    });
    return { inserted, updated, unchanged: unchanged + outdated };
  };

type Notice = Extract<StatedRecord, { notice: unknown }>['notice'];

const stageNotice = (sourceId: number, { cheUid, ...notice }: Notice, asOf: Day): StagedRecord =>
  stageStatement(sourceId, { companyKey: uidKey(cheUid), asOf, notice });

/** By source key: the content of each company as it would be stored now. */
const contentOf = ({ lines }: StagedRecord): [key: string, hash: string] | undefined => {
  const own = lines.find(({ table }) => table === 'staged_company');
  // The number of the source, its key, `\\x` and the hash.
  const [, key, hash] = own?.text.split('\t', 3) ?? [];
  return key !== undefined && hash !== undefined ? [key, hash.replace(/^\\+x/, '')] : undefined;
};

/** Counts companies that are new and those of which something else is known. Ties between them are not compared. */
const compare = async (
  pool: pg.Pool,
  sourceId: number,
  pieces: AsyncIterable<StagedRecord[]>,
): Promise<BatchCounts> => {
  const counts = { inserted: 0, updated: 0, unchanged: 0 };
  for await (const piece of pieces) {
    const contents = new Map(piece.flatMap((record) => [contentOf(record)].filter((content) => content !== undefined)));
    const { rows } = await pool.query<{ key: string; hash: string }>(
      `select source_key as key, encode(content_hash, 'hex') as hash from company_source
       where source_id = $1 and source_key = any($2)`,
      [sourceId, [...contents.keys()]],
    );
    const unchanged = rows.filter(({ key, hash }) => contents.get(key) === hash).length;
    counts.inserted += contents.size - rows.length;
    counts.updated += rows.length - unchanged;
    counts.unchanged += unchanged;
  }
  return counts;
};
