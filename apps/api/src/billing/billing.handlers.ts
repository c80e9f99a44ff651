import { handleOnSchedule, type JobHandler } from '../platform/jobs/job-runner.ts';
import { forgetOldInvoices } from './billing.personal-data.ts';
import { advanceContracts } from './contract/advance-contracts.ts';
import type { BillingDeps } from './deps.ts';

/** UTC. In Vienna the new day has begun, in summer and in winter, and offices are not open yet. */
const EARLY_IN_THE_MORNING = '12 3 * * *';

export const billingHandlers = (deps: BillingDeps): JobHandler[] => [
  handleOnSchedule('advance-contracts', EARLY_IN_THE_MORNING, async () => {
    await advanceContracts(deps);
    await forgetOldInvoices(deps.db, deps.clock);
  }),
];
