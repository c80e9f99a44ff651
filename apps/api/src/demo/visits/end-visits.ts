import { HOUR_MS } from '@firmament/calendar/day';
import { type DeletionDeps, eraseAccount } from '../../accounts/accounts.personal-data.ts';
import type { Clock } from '../../platform/clock.ts';
import { handleOnSchedule, type JobHandler } from '../../platform/jobs/job-runner.ts';
import { findAllVisits, findEndedVisits, findIdleVisit, type Visit } from './visits.query.ts';

type Deps = DeletionDeps & { clock: Clock };

/** A session is marked as used once an hour: whoever was marked before this has been away for an hour at least. */
const IDLE_MS = 2 * HOUR_MS;

/** Deletes the accounts as members delete theirs, without the mail. What fails is found again by the next run. */
const endVisits = async (deps: DeletionDeps, ended: readonly Visit[]): Promise<void> => {
  for (const visit of ended) await deps.db.transaction().execute((trx) => eraseAccount(deps, trx, visit, undefined));
};

/** Which visits are over is read from the accounts, so that no restart forgets one. On a real site all are. */
export const visitsHandler = ({ isDemo, ...deps }: Deps & { isDemo: boolean }): JobHandler =>
  handleOnSchedule('end-demo-visits', '*/10 * * * *', async () =>
    endVisits(deps, isDemo ? await findEndedVisits(deps.db, deps.clock.now()) : await findAllVisits(deps.db)),
  );

/** For a new visitor: whoever takes all places must keep using them to keep others out. */
export const makeRoom = async (deps: Deps): Promise<void> => {
  const idle = await findIdleVisit(deps.db, new Date(deps.clock.now().getTime() - IDLE_MS));
  if (idle) await endVisits(deps, [idle]);
};
