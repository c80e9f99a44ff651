import type { Desk } from '@firmament/api-contract/calls/desk/overview';
import { DESK_PATH } from '../../lib/pages/desk-pages.ts';

/** What waits at the desk, has a number and opens in the panel. The address bar says which one is open. */

export const THING_KINDS = [
  ...(['order', 'invoice', 'ticket', 'privacy_request', 'declaration'] as const),
  ...(['identity_report', 'register_person', 'upload'] as const),
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export type Thing = { kind: ThingKind; id: string };

const OPEN = 'open';
const ASK = 'ask';

/** The desk with this thing in the panel and, if an action is named, the question before it. */
export const thingPath = ({ kind, id }: Thing, action?: string): string => {
  const search = new URLSearchParams({ [OPEN]: `${kind}:${id}`, ...(action !== undefined && { [ASK]: action }) });
  return `${DESK_PATH}?${search}`;
};

type Opened = { thing: Thing; action: string | undefined };

/** Undefined where nothing, or nothing of ours, is open. */
export const readOpened = (search: URLSearchParams): Opened | undefined => {
  const [, name = '', id = ''] = /^(\w+):(.+)$/.exec(search.get(OPEN) ?? '') ?? [];
  const kind = THING_KINDS.find((known) => known === name);
  return kind === undefined ? undefined : { thing: { kind, id }, action: search.get(ASK) ?? undefined };
};

export const isSameThing = (one: Thing | undefined, other: Thing | undefined): boolean =>
  one !== undefined && one.kind === other?.kind && one.id === other.id;

/** The element id of its row. */
export const rowId = ({ kind, id }: Thing): string => `${kind}-${id}`;

/** Everything that waits, as the page lists it. */
export const thingsIn = (desk: Desk): Thing[] => [
  ...desk.orders.items.map(({ number }): Thing => ({ kind: 'order', id: number })),
  ...desk.invoices.items.map(({ number }): Thing => ({ kind: 'invoice', id: number })),
  ...desk.tickets.items.map(({ ticket_id }): Thing => ({ kind: 'ticket', id: String(ticket_id) })),
  ...desk.privacy_requests.items.map(({ request_id }): Thing => ({ kind: 'privacy_request', id: String(request_id) })),
  ...desk.declarations.items.map(({ declaration_id }): Thing => ({ kind: 'declaration', id: String(declaration_id) })),
  ...desk.identity_reports.items.map(({ report_id }): Thing => ({ kind: 'identity_report', id: String(report_id) })),
  ...desk.uploads.items.map(({ upload_id }): Thing => ({ kind: 'upload', id: String(upload_id) })),
];
