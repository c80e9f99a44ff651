import { LOG, type LogAction, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Clock } from '../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { queueMail } from '../platform/mail/mailer.ts';
import type { Actor } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { applyExtractJob, undoExtractJob } from './extract-uploads.jobs.ts';
import { outcomeMail } from './extract-uploads.mail.ts';
import { canBeTakenBack, findDescribed, lockCompany, lockUpload, type UploadRow } from './extract-uploads.query.ts';
import { DECIDED, NO_LONGER_NEWER, NOT_APPLIED, NOTHING_KEPT } from './upload-texts.ts';

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
    const mail = outcomeMail(upload, state, String(action.details.reason ?? '') || undefined);
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

/** What an applied extract stated is gone within moments, and what other sources stated holds again. */
export const takeBackUpload = ({ db, clock }: Deps, by: Actor, id: number, reason: string): Promise<LogEntry> =>
  db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, id);
    if (!upload) throw new AppError('not_found');
    if (upload.state !== 'applied') throw new AppError('conflict', { text: NOT_APPLIED });
    if (!(await canBeTakenBack(trx, id))) throw new AppError('conflict', { text: NOTHING_KEPT });
    await trx
      .updateTable('extract_upload')
      .set({ state: 'taken_back', taken_back_at: clock.now(), reason })
      .where('id', '=', id)
      .execute();
    await enqueue(trx, undoExtractJob, { uploadId: id });
    const mail = outcomeMail(upload, 'taken_back', reason);
    if (mail) await queueMail(trx, mail);
    const { company_name: company, retrieved_on } = upload;
    const action = LOG.uploadTakenBack(id, { company, retrieved_on, reason });
    return recordAction(trx, clock, by, action, { before: { state: upload.state }, after: { state: 'taken_back' } });
  });
