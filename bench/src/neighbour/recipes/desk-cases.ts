import { setTimeout as sleep } from 'node:timers/promises';
import * as declarations from '@firmament/api-contract/calls/desk/declarations';
import * as identity from '@firmament/api-contract/calls/desk/identity';
import { getDesk } from '@firmament/api-contract/calls/desk/overview';
import * as privacy from '@firmament/api-contract/calls/desk/privacy';
import * as tickets from '@firmament/api-contract/calls/desk/tickets';
import * as uploads from '@firmament/api-contract/calls/desk/uploads';
import { uploadExtract } from '@firmament/api-contract/calls/extract-uploads';
import { confirmPrivacyRequest, sendPrivacyRequest } from '@firmament/api-contract/calls/privacy';
import { reportIdentity } from '@firmament/api-contract/calls/register-people';
import { byOperator } from '../recipe.ts';
import type { Member, Stage } from '../stage.ts';
import { declare } from './customers.ts';
import { extractContents } from './extracts.ts';
import { objection } from './public-forms.ts';
import { longTicketOf } from './support.ts';

/** What members and others bring before the operator: tickets, requests, declarations, reports, extracts. */

const REASON = { reason: 'Bench' };
/** It is decided once. */
const DECIDED = { later: [404, 409] };
const APPLY_TRIES = 100;
const APPLY_PAUSE_MS = 100;

const newest = <Id extends string>(items: readonly Record<Id, number>[], id: Id): Record<Id, number> =>
  ({ [id]: Math.max(...items.map((item) => item[id])) }) as Record<Id, number>;

const ticketOf = async (stage: Stage) => longTicketOf(stage, await stage.member());

/** With what the operator has in view. */
const seenTicketOf = async (stage: Stage, self: Member) => {
  const params = await ticketOf(stage);
  const { ticket } = await self.ask(tickets.getDeskTicket, { params });
  return { params, seen: { message_id: ticket.messages.at(-1)?.message_id ?? 0, status: ticket.status } };
};

let restored = 0;

const requestOf = async (stage: Stage, self: Member): Promise<{ request_id: number }> => {
  await stage.visitor().ask(sendPrivacyRequest, { body: objection(stage.newEmail()) });
  return newest((await self.ask(getDesk, {})).privacy_requests.items, 'request_id');
};

/** Somebody who is listed has objected from their own mailbox, and is hidden. */
const confirmedRequestOf = async (stage: Stage, self: Member): Promise<{ request_id: number }> => {
  const { email, name } = stage.things.listed[restored++ % stage.things.listed.length] ?? { email: '', name: '' };
  const visitor = stage.visitor();
  await visitor.ask(sendPrivacyRequest, { body: { ...objection(email), name } });
  await visitor.ask(confirmPrivacyRequest, { body: { token: await stage.mailed(email) } });
  return newest((await self.ask(getDesk, {})).privacy_requests.items, 'request_id');
};

const declarationOf = async (stage: Stage, self: Member): Promise<{ declaration_id: number }> => {
  await declare(stage, await stage.member());
  return newest((await self.ask(getDesk, {})).declarations.items, 'declaration_id');
};

const reportOf = async (stage: Stage, self: Member): Promise<{ report_id: number }> => {
  const member = await stage.member();
  await member.ask(reportIdentity, {
    body: { employee_id: stage.things.administrator, verdict: 'two', text: 'Two people' },
  });
  return newest((await self.ask(getDesk, {})).identity_reports.items, 'report_id');
};

/** Two people of the registers who are said to be one; when all are taken they come again. */
let pairs = 0;

const pairOf = ({ things }: Stage) => {
  const [one = '', other = ''] = things.officers.slice((2 * pairs++) % (things.officers.length - 1));
  return { params: { employee_id: one }, body: { ...REASON, verdict: 'one' as const, other } };
};

const rulingOf = async (stage: Stage, self: Member): Promise<{ ruling_id: number }> => {
  const { params, body } = pairOf(stage);
  await self.ask(identity.decideIdentity, { params, body });
  const found = await self.ask(identity.getRegisterPerson, { params, query: {} });
  return newest(found.identity.rulings, 'ruling_id');
};

/** An extract that waits for the operator. */
const uploadOf = async (stage: Stage, self: Member): Promise<{ upload_id: number }> => {
  await self.ask(uploads.changeUploadMode, { body: { mode: 'check' } });
  const member = await stage.member();
  const [content = ''] = extractContents(1);
  await member.ask(uploadExtract, { body: { company_id: stage.things.withExtract, content } });
  return newest((await self.ask(getDesk, {})).uploads.items, 'upload_id');
};

/** One that has renewed the company. */
const appliedUploadOf = async (stage: Stage, self: Member): Promise<{ upload_id: number }> => {
  const params = await uploadOf(stage, self);
  await self.ask(uploads.acceptUpload, { params, body: {} });
  for (let tries = 0; tries < APPLY_TRIES; tries++) {
    const { upload } = await self.ask(uploads.getDeskUpload, { params });
    if (upload.can_be_taken_back) return params;
    await sleep(APPLY_PAUSE_MS);
  }
  throw new Error('an accepted extract was not applied');
};

export const DESK_CASES = [
  byOperator(tickets.getDeskTicket, async (stage) => ({ params: await ticketOf(stage) })),
  byOperator(
    tickets.answerTicket,
    async (stage, self) => {
      const { params, seen } = await seenTicketOf(stage, self);
      return { params, body: { text: 'Bench', seen } };
    },
    DECIDED,
  ),
  byOperator(
    tickets.closeDeskTicket,
    async (stage, self) => {
      const { params, seen } = await seenTicketOf(stage, self);
      return { params, body: { seen } };
    },
    DECIDED,
  ),
  byOperator(privacy.getDeskPrivacyRequest, async (stage, self) => ({ params: await requestOf(stage, self) })),
  byOperator(
    privacy.grantRequest,
    async (stage, self) => ({ params: await requestOf(stage, self), body: { is_not_listed: true, message: 'Bench' } }),
    DECIDED,
  ),
  byOperator(
    privacy.refuseRequest,
    async (stage, self) => ({ params: await requestOf(stage, self), body: REASON }),
    DECIDED,
  ),
  byOperator(
    privacy.restoreRequest,
    async (stage, self) => ({ params: await confirmedRequestOf(stage, self), body: {} }),
    DECIDED,
  ),
  byOperator(declarations.getDeskDeclaration, async (stage, self) => ({ params: await declarationOf(stage, self) })),
  byOperator(
    declarations.confirmDeskDeclaration,
    async (stage, self) => ({ params: await declarationOf(stage, self), body: {} }),
    DECIDED,
  ),
  byOperator(
    declarations.denyDeskDeclaration,
    async (stage, self) => ({ params: await declarationOf(stage, self), body: {} }),
    DECIDED,
  ),
  byOperator(identity.getIdentityReport, async (stage, self) => ({ params: await reportOf(stage, self) })),
  byOperator(
    identity.dismissReport,
    async (stage, self) => ({ params: await reportOf(stage, self), body: REASON }),
    DECIDED,
  ),
  byOperator(identity.getRegisterPerson, ({ things }) => ({
    params: { employee_id: things.administrator },
    query: {},
  })),
  byOperator(identity.decideIdentity, pairOf, DECIDED),
  byOperator(
    identity.withdrawRuling,
    async (stage, self) => ({ params: await rulingOf(stage, self), body: REASON }),
    DECIDED,
  ),
  byOperator(uploads.getDeskUpload, async (stage, self) => ({ params: await uploadOf(stage, self) })),
  byOperator(uploads.acceptUpload, async (stage, self) => ({ params: await uploadOf(stage, self), body: {} }), DECIDED),
  byOperator(
    uploads.refuseUpload,
    async (stage, self) => ({ params: await uploadOf(stage, self), body: REASON }),
    DECIDED,
  ),
  byOperator(
    uploads.takeBackUpload,
    async (stage, self) => ({ params: await appliedUploadOf(stage, self), body: REASON }),
    DECIDED,
  ),
  byOperator(uploads.getUploadMode),
  byOperator(uploads.changeUploadMode, () => ({ body: { mode: 'check' as const } })),
];
