import {
  acceptUpload,
  changeUploadMode,
  type DeskUpload,
  getDeskUpload,
  getUploadMode,
  refuseUpload,
  takeBackUpload,
  type UPLOAD_STATES,
} from '@firmament/api-contract/calls/desk/uploads';
import { dayOf } from '@firmament/calendar/day';
import type { CompanyRecord } from '@firmament/record/record';
import { addWorkingDays } from '@firmament/subscription/working-days';
import type { FastifyInstance } from 'fastify';
import { agreementOf } from '../extract-uploads/agreement.ts';
import {
  acceptUpload as accept,
  refuseUpload as refuse,
  takeBackUpload as takeBack,
} from '../extract-uploads/decide-upload.ts';
import {
  canBeTakenBack,
  findDescribed,
  findOthers,
  findPeopleInOffice,
  findUpload,
  findWaiting,
  type KnownPerson,
  type UploadRow,
} from '../extract-uploads/extract-uploads.query.ts';
import { changeUploadMode as changeMode, findUploadMode } from '../extract-uploads/upload-mode.query.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { logOf } from '../platform/operator-log/log.query.ts';
import { IN_OFFICE } from '../records/terms/mandate-terms.ts';
import { isShown } from '../records/withheld/conditions.ts';
import { done } from './done.ts';
import { operatorOf } from './operator-of.ts';

/** How long members wait for a decision. */
const WORKING_DAYS = 2;

const presentUpload = (row: UploadRow): DeskUpload => ({
  upload_id: row.id,
  company_id: row.company_id,
  company_name: row.company_name,
  name: row.name,
  retrieved_on: row.retrieved_on,
  received_at: row.received_at.toISOString(),
  answer_by: addWorkingDays(dayOf(row.received_at), WORKING_DAYS, 'AT'),
});

/** Uploads that wait for a decision, the nearest deadline first. */
export const listUploads = async (db: Database): Promise<DeskUpload[]> => (await findWaiting(db)).map(presentUpload);

const peopleOf = (record: CompanyRecord | null): KnownPerson[] =>
  (record?.representatives ?? []).map(({ title, name, birthYear }) => ({ title, name, birth_year: birthYear ?? null }));

const stateOf = ({ state }: { state: string }) => state as (typeof UPLOAD_STATES)[number];

type Deps = { db: Database; clock: Clock; isDemo: boolean };

export const registerUploadRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, isDemo } = deps;

  serve(app, getDeskUpload, async ({ params }) => {
    const row = await findUpload(db, params.upload_id);
    if (!row) throw new AppError('not_found');
    const [company, others, people, log, canTakeBack] = await Promise.all([
      findDescribed(db, row.company_id),
      findOthers(db, row),
      findPeopleInOffice(db, row.company_id, `${IN_OFFICE} and ${isShown('mandate')}`),
      logOf(db, 'upload', row.id),
      canBeTakenBack(db, row.id),
    ]);
    const record = row.record as CompanyRecord | null;
    const { court_code: courtCode, register_number: number } = row;
    const extract = { courtCode, number, record: { name: row.name, court: record?.court } };
    return {
      upload: {
        ...presentUpload(row),
        state: stateOf(row),
        can_be_taken_back: row.state === 'applied' && canTakeBack,
        register_number: `${courtCode} ${number}`,
        known_register_number: row.known_register_number,
        agreement: (company && agreementOf(company, extract)) ?? null,
        last_entry_on: row.last_entry_on,
        known_as_of: company?.asOf ?? null,
        people: peopleOf(record),
        others: others.map((other) => ({
          upload_id: other.id,
          retrieved_on: other.retrieved_on,
          state: stateOf(other),
        })),
        known_people: people,
        sha256: row.sha256.toString('hex'),
        byte_count: row.byte_count,
        account_id: row.account_id,
        from: row.from,
        reason: row.reason,
        log,
        decided_at: row.decided_at?.toISOString() ?? null,
      },
    };
  });

  serve(app, acceptUpload, async ({ params, member, request }) =>
    done(request, await accept(deps, await operatorOf(db, member), params.upload_id)),
  );

  serve(app, refuseUpload, async ({ params, body, member, request }) =>
    done(request, await refuse(deps, await operatorOf(db, member), params.upload_id, body.reason)),
  );

  serve(app, takeBackUpload, async ({ params, body, member, request }) =>
    done(request, await takeBack(deps, await operatorOf(db, member), params.upload_id, body.reason)),
  );

  serve(app, getUploadMode, async () => ({
    mode: await findUploadMode(db, isDemo),
    is_demo: isDemo,
  }));

  serve(app, changeUploadMode, async ({ body, member, request }) =>
    done(request, await changeMode(deps, await operatorOf(db, member), body.mode)),
  );
};
