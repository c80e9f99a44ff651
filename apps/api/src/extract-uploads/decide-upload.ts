import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { applyExtractJob } from './extract-uploads.jobs.ts';
import { outcomeMail } from './extract-uploads.mail.ts';
import { findDescribed, lockCompany, lockUpload, type UploadRow } from './extract-uploads.query.ts';
import { DECIDED, NO_LONGER_NEWER } from './upload-texts.ts';

/** What operators decide about an uploaded extract. The member is told by mail, while there is an account. */

type Deps = { db: Database; clock: Clock };

const decide = (
  { db, clock }: Deps,
  by: Actor,
  id: number,
  carryOut: (
    trx: DatabaseTransaction,
    upload: UploadRow,
  ) => Promise<{ state: 'accepted' | 'refused'; action: LogAction }>,
): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, id);
    if (!upload) throw new AppError('not_found');
    if (upload.state !== 'waiting') throw new AppError('conflict', { text: DECIDED });
    const { state, action } = await carryOut(trx, upload);
    await trx
      .updateTable('extract_upload')
      .set({
        state,
        decided_at: clock.now(),
        reason: String(action.details.reason ?? '') || null,
        ...(state === 'refused' && { record: null, document: null }),
      })
      .where('id', '=', id)
      .execute();
    const mail = outcomeMail(upload, state === 'accepted' ? undefined : String(action.details.reason));
    if (mail) await queueMail(trx, mail);
    return recordAction(trx, clock, by, action, { before: { state: upload.state }, after: { state } });
  });

export const acceptUpload = (deps: Deps, by: Actor, id: number): Promise<LogEntry> =>
  decide(deps, by, id, async (trx, { company_id, company_name, retrieved_on }) => {
    await lockCompany(trx, company_id);
    const company = await findDescribed(trx, company_id);
    if (company?.asOf && company.asOf >= retrieved_on) throw new AppError('conflict', { text: NO_LONGER_NEWER });
    await enqueue(trx, applyExtractJob, { uploadId: id });
    return { state: 'accepted', action: LOG.uploadAccepted(id, { company: company_name, retrieved_on }) };
  });

export const refuseUpload = (deps: Deps, by: Actor, id: number, reason: string): Promise<LogEntry> =>
  decide(deps, by, id, async (_trx, { company_name }) => ({
    state: 'refused',
    action: LOG.uploadRefused(id, { company: company_name, reason }),
  }));
