import { z } from 'zod';

/**
 * What operators do, as it is written down: a kind, what it was done to, and details without words, so that everybody
 * reads it in their own language. Page and server make it with the same functions: the sentence that is shown before an
 * action is the one that is kept.
 */

/** What an action was done to. */
export const LOG_SUBJECTS = [
  'order',
  'invoice',
  'ticket',
  'privacy_request',
  'declaration',
  'identity_report',
  'register_person',
  'upload',
  'member',
  'job',
  'source',
  'settings',
  'operator',
] as const;

export const logSubject = z.enum(LOG_SUBJECTS);
export type LogSubject = z.infer<typeof logSubject>;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const logAction = z.object({
  action: z.string(),
  subject: logSubject,
  subject_id: z.string().meta({ description: 'A number or an id; members and operators by their account’s id.' }),
  details,
});

export type LogAction = z.infer<typeof logAction>;

/** Who did it: an operator at the desk, somebody at the server's terminal, or the clock. */
export const actor = z.object({
  kind: z.enum(['operator', 'command', 'system']),
  name: z.string().nullable().meta({ description: 'Of an operator.' }),
});

export type ActorView = z.infer<typeof actor>;

export const logEntry = logAction.extend({
  entry_id: z.number().int(),
  at: z.iso.datetime(),
  actor,
  subject_name: z
    .string()
    .nullable()
    .meta({ description: 'Of a member or operator: the address, as long as the account exists.' }),
  before: z.record(z.string(), z.unknown()).nullable().meta({ description: 'What changed, as it was before.' }),
  after: z.record(z.string(), z.unknown()).nullable().meta({ description: 'The same, as it was afterwards.' }),
});

export type LogEntry = z.infer<typeof logEntry>;

type Details = LogAction['details'];

const of =
  (subject: LogSubject) =>
  (action: string, id: string | number, given: Details = {}): LogAction => ({
    action: `${subject}.${action}`,
    subject,
    subject_id: String(id),
    details: given,
  });

const [order, invoice, ticket, request] = [of('order'), of('invoice'), of('ticket'), of('privacy_request')];
const [report, person, upload] = [of('identity_report'), of('register_person'), of('upload')];
const [declaration, member, job, source] = [of('declaration'), of('member'), of('job'), of('source')];
const [settings, operator] = [of('settings'), of('operator')];

/** Every action that is written down. */
export const LOG = {
  orderAccepted: (number: string, plan: string) => order('accepted', number, { plan }),
  orderDeclined: (number: string, reason: string) => order('declined', number, { reason }),
  invoicePaid: (number: string, paid: { cents: number; on: string; statement: string | null }) =>
    invoice('paid', number, paid),
  refundPaid: (number: string, paid: { cents: number; on: string; statement: string | null }) =>
    invoice('refunded', number, paid),
  paymentTakenBack: (number: string, taken: { cents: number; reason: string }) =>
    invoice('payment_taken_back', number, taken),
  ticketAnswered: (id: number) => ticket('answered', id),
  ticketClosed: (id: number) => ticket('closed', id),
  requestGranted: (id: number, granted: { kind: string; erased: number; withheld: number; is_not_listed: boolean }) =>
    request('granted', id, granted),
  requestRefused: (id: number, refused: { kind: string; reason: string }) => request('refused', id, refused),
  requestRestored: (id: number, restored: { kind: string; entries: number }) => request('restored', id, restored),
  declarationConfirmed: (id: number, confirmed: { kind: string; contract: string | null; ends_on: string | null }) =>
    declaration('confirmed', id, confirmed),
  declarationDenied: (id: number, denied: { kind: string }) => declaration('denied', id, denied),
  reportDismissed: (id: number, reason: string) => report('dismissed', id, { reason }),
  peopleJoined: (employeeId: string, joined: { other: string; reason: string }) => person('joined', employeeId, joined),
  peopleToldApart: (employeeId: string, apart: { other: string; reason: string }) =>
    person('told_apart', employeeId, apart),
  mandatesSplitOff: (employeeId: string, split: { mandates: number; reason: string }) =>
    person('split', employeeId, split),
  /** About the lowest mention that it ruled on, whoever that belongs to by now. */
  rulingWithdrawn: (ruling: { id: number; verdict: string; mentions: readonly number[] }, reason: string) =>
    person('ruling_withdrawn', `reg.${Math.min(...ruling.mentions)}`, {
      ruling: ruling.id,
      verdict: ruling.verdict,
      reason,
    }),
  /** By all members together, within twelve months. */
  wrongBirthsTried: (employeeId: string, tried: { tries: number; members: number }) =>
    person('wrong_births_tried', employeeId, tried),
  uploadAccepted: (id: number, accepted: { company: string; retrieved_on: string }) => upload('accepted', id, accepted),
  uploadRefused: (id: number, refused: { company: string; reason: string }) => upload('refused', id, refused),
  uploadTakenBack: (id: number, taken: { company: string; retrieved_on: string; reason: string }) =>
    upload('taken_back', id, taken),
  uploadModeChanged: (mode: string) => settings('upload_mode', 'upload_mode', { mode }),
  memberOpened: (accountId: number) => member('opened', accountId),
  memberBlocked: (accountId: number, reason: string) => member('blocked', accountId, { reason }),
  memberUnblocked: (accountId: number) => member('unblocked', accountId),
  memberSignedOut: (accountId: number) => member('signed_out', accountId),
  mailResent: (accountId: number, what: string) => member('mail_resent', accountId, { what }),
  jobRetried: (id: string, name: string) => job('retried', id, { name }),
  jobDiscarded: (id: string, name: string) => job('discarded', id, { name }),
  sourceRead: (id: string) => source('read', id),
  settingsChanged: (version: number, fields: string) => settings('changed', version, { fields }),
  settingsAdopted: (version: number) => settings('adopted', version),
  operatorAdded: (accountId: number) => operator('added', accountId),
  operatorRemoved: (accountId: number) => operator('removed', accountId),
} as const;
