import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { handleJob, handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { applyExtractJob } from './extract-uploads.jobs.ts';
import { findUpload, forgetUploaders } from './extract-uploads.query.ts';

export type KeptDocument = { companyId: number; sourceId: number; askedAt: Date; question: string; text: string };

export type ExtractDeps = {
  db: Database;
  clock: Clock;
  /** Merges what an extract says into a company. Returns the changed fields. */
  mergeExtract: (companyId: number, sourceId: number, record: CompanyRecord) => Promise<string[]>;
  /** Keeps a source's words, for dossiers. */
  keepDocument: (document: KeptDocument) => Promise<void>;
};

export const extractHandlers = (deps: ExtractDeps): JobHandler[] => [
  handleJob(applyExtractJob, ({ uploadId }) => applyExtract(deps, uploadId)),
  handleOnSchedule('purge-extract-uploads', '13 4 * * *', () => forgetUploaders(deps.db, deps.clock.now())),
];

const SOURCE_ID = SOURCE_IDS['uploaded-extract'];

/** Can be done again after a crash: the same record twice changes nothing. */
const applyExtract = async ({ db, clock, mergeExtract, keepDocument }: ExtractDeps, id: number): Promise<void> => {
  const upload = await findUpload(db, id);
  if (!upload || upload.state !== 'accepted') return;
  const { company_id: companyId, document, retrieved_on, register_number, sha256 } = upload;
  const changed = await mergeExtract(companyId, SOURCE_ID, upload.record as CompanyRecord);
  if (document !== null) {
    const question = `Uploaded extract ${register_number} of ${retrieved_on}, SHA-256 of the file ${sha256.toString('hex')}`;
    await keepDocument({ companyId, sourceId: SOURCE_ID, askedAt: upload.received_at, question, text: document });
  }
  await db
    .updateTable('extract_upload')
    .set({ state: 'applied', applied_at: clock.now(), changed_fields: changed, record: null, document: null })
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .execute();
};
