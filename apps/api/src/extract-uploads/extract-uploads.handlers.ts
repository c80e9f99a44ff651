import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { applyExtractJob, undoExtractJob } from './extract-uploads.jobs.ts';
import { findUpload, forgetUploaders, type UploadRow } from './extract-uploads.query.ts';

export type KeptDocument = { companyId: number; sourceId: number; askedAt: Date; question: string; text: string };

export type AcceptedExtract = {
  id: number;
  companyId: number;
  sourceId: number;
  record: CompanyRecord;
  document: string | null;
};

export type LeftExtract = { id: number; document: string | null };

export type ExtractDeps = {
  db: Database;
  clock: Clock;
  /** Merges what an extract says into a company. Returns the changed fields. */
  mergeExtract: (extract: AcceptedExtract) => Promise<string[]>;
  /** Makes the company what it would be without it. Returns the newest extract with a text that holds then. */
  takeBack: (companyId: number, uploadId: number) => Promise<LeftExtract | undefined>;
  /** Keeps a source's words, for dossiers. */
  keepDocument: (document: KeptDocument) => Promise<void>;
};

export const extractHandlers = (deps: ExtractDeps): JobHandler[] => [
  handleJob(applyExtractJob, ({ uploadId }) => applyExtract(deps, uploadId)),
  handleJob(undoExtractJob, ({ uploadId }) => undoExtract(deps, uploadId)),
  handleOnSchedule('purge-extract-uploads', '13 4 * * *', () => forgetUploaders(deps.db, deps.clock.now())),
];

const SOURCE_ID = SOURCE_IDS['uploaded-extract'];

/** Can be done again after a crash: the same record twice changes nothing. */
const applyExtract = async (deps: ExtractDeps, id: number): Promise<void> => {
  const { db, clock, mergeExtract } = deps;
  const upload = await findUpload(db, id);
  if (upload?.state !== 'accepted') return;
  const { company_id: companyId, document } = upload;
  const record = upload.record as CompanyRecord;
  const changed = await mergeExtract({ id, companyId, sourceId: SOURCE_ID, record, document });
  await keepText(deps, upload, document);
  await db
    .updateTable('extract_upload')
    .set({ state: 'applied', applied_at: clock.now(), changed_fields: changed, record: null, document: null })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .execute();
};

const keepText = async ({ keepDocument }: ExtractDeps, upload: UploadRow, text: string | null): Promise<void> => {
  if (text === null) return;
  const { company_id: companyId, retrieved_on, register_number, sha256 } = upload;
  const question = `Uploaded extract ${register_number} of ${retrieved_on}, SHA-256 of the file ${sha256.toString('hex')}`;
  await keepDocument({ companyId, sourceId: SOURCE_ID, askedAt: upload.received_at, question, text });
};

/** Can be done again after a crash, too. */
const undoExtract = async (deps: ExtractDeps, id: number): Promise<void> => {
  const { db, clock, takeBack } = deps;
  const upload = await findUpload(db, id);
  if (upload?.state !== 'taken_back' || upload.undone_at !== null) return;
  const left = await takeBack(upload.company_id, id);
  const other = left && (await findUpload(db, left.id));
  if (left && other) await keepText(deps, other, left.document);
  await db
    .updateTable('extract_upload')
    .set({ undone_at: clock.now(), changed_fields: null })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
};
