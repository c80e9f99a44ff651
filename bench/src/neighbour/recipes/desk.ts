import { getHealth } from '@firmament/api-contract/calls/desk/health';
import * as invoices from '@firmament/api-contract/calls/desk/invoices';
import * as jobs from '@firmament/api-contract/calls/desk/jobs';
import { getDeskLog } from '@firmament/api-contract/calls/desk/log';
import * as members from '@firmament/api-contract/calls/desk/members';
import * as orders from '@firmament/api-contract/calls/desk/orders';
import { getDesk, searchDesk } from '@firmament/api-contract/calls/desk/overview';
import * as settings from '@firmament/api-contract/calls/desk/settings';
import { getDeskSources, readSource } from '@firmament/api-contract/calls/desk/sources';
import { dayOf } from '@firmament/calendar/day';
import { byOperator, untried } from '../recipe.ts';
import type { Stage } from '../stage.ts';
import { begin, conclude, order } from './customers.ts';

/** The desk: an operator who asks without a pause. For everybody else there is no such call. */

const REASON = 'Bench';
/** What was done is done once. */
const DONE = { later: [404, 409] };

const orderOf = async (stage: Stage) => ({ number: await order(await stage.member()) });
const openInvoiceOf = async (stage: Stage) => ({ number: (await conclude(stage, await stage.member())).invoice });
const paidInvoiceOf = async (stage: Stage) => ({ number: (await begin(stage, await stage.member())).invoice });
const accountOf = async (stage: Stage) => ({ account_id: (await stage.member()).accountId });

/** Work that was given up. */
const givenUpJob = async ({ pool }: Stage): Promise<{ job_id: string }> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('write-watch-mail', '{"accountId": 0}',
       run_at => now() + interval '1 hour')`,
  );
  const [job] = rows;
  if (!job) throw new Error('no job was added');
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [job.id]);
  return { job_id: job.id };
};

const offerOf = async (stage: Stage) => (await stage.operator()).ask(settings.getSettings, {});

export const DESK = [
  byOperator(getDesk),
  byOperator(searchDesk, () => ({ query: { q: 'e' } })),
  byOperator(getDeskLog, () => ({ query: {} })),
  byOperator(getHealth),
  byOperator(orders.getDeskOrder, async (stage) => ({ params: await orderOf(stage) })),
  byOperator(orders.acceptOrder, async (stage) => ({ params: await orderOf(stage), body: {} }), DONE),
  byOperator(orders.declineOrder, async (stage) => ({ params: await orderOf(stage), body: { reason: REASON } }), DONE),
  byOperator(invoices.getDeskInvoice, async (stage) => ({ params: await paidInvoiceOf(stage) })),
  byOperator(
    invoices.payInvoice,
    async (stage) => ({ params: await openInvoiceOf(stage), body: { paid_on: dayOf(new Date()) } }),
    DONE,
  ),
  byOperator(
    invoices.takeBackPayment,
    async (stage) => ({ params: await paidInvoiceOf(stage), body: { reason: REASON } }),
    DONE,
  ),
  byOperator(members.findMembers, () => ({ query: { q: 'bench' } })),
  byOperator(members.getDeskMember, async (stage) => ({ params: await accountOf(stage) })),
  byOperator(
    members.blockMember,
    async (stage) => ({ params: await accountOf(stage), body: { reason: REASON } }),
    DONE,
  ),
  byOperator(
    members.unblockMember,
    async (stage, self) => {
      const params = await accountOf(stage);
      await self.ask(members.blockMember, { params, body: { reason: REASON } });
      return { params, body: {} };
    },
    DONE,
  ),
  byOperator(members.signOutMember, async (stage) => ({ params: await accountOf(stage), body: {} })),
  byOperator(members.resendMail, async (stage) => {
    const member = await stage.member();
    await begin(stage, member);
    return { params: { account_id: member.accountId }, body: { what: 'contract' } };
  }),
  byOperator(jobs.getJobs),
  byOperator(jobs.retryJob, async (stage) => ({ params: await givenUpJob(stage), body: {} }), DONE),
  byOperator(jobs.discardJob, async (stage) => ({ params: await givenUpJob(stage), body: {} }), DONE),
  byOperator(getDeskSources),
  untried(readSource, 'has a register outside of this machine read'),
  byOperator(settings.getSettings),
  byOperator(settings.previewSettings, async (stage) => ({ body: { offer: (await offerOf(stage)).offer } })),
  byOperator(
    settings.changeSettings,
    async (stage) => {
      const { offer, version } = await offerOf(stage);
      return {
        body: {
          offer: { ...offer, operator: { ...Object(offer.operator), managers: `Vera Beispiel ${version}` } },
          version,
        },
      };
    },
    DONE,
  ),
];
