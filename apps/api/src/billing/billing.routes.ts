import {
  type Billing,
  cancelContract,
  changeBillingDetails,
  changePlan,
  confirmDeclaration,
  declareCancellation,
  declareWithdrawal,
  denyDeclaration,
  getBilling,
  getContractDocument,
  getInvoice,
  getKeptDocument,
  getKeptDocuments,
  keepContract,
  placeOrder as placeOrderCall,
  settleDeclaration,
  withdrawContract,
} from '@firmament/api-contract/calls/billing';
import { languageFromHeader } from '@firmament/api-contract/language';
import { dayOf } from '@firmament/calendar/day';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../platform/fairness/caller.ts';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { etagOf, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { presentBank, presentBilling, presentTransactions } from './billing-presenter.ts';
import { cancel, changeDetails, changePlanTo, changeRunning, keep, withdrawFrom } from './contract/change-contract.ts';
import { type ContractRecord, findContract, findKept } from './contract/contract-record.ts';
import { receiveDeclaration, type Settled, settleAsMember, settleByToken } from './contract/declare.ts';
import { placeOrder } from './contract/place-order.ts';
import type { BillingDeps } from './deps.ts';
import { findInvoices, findIssued } from './invoice/invoice-record.ts';
import type { Declaration } from './mail/declaration.mail.ts';

type Reference = { document: 'invoice' | 'contract'; number: string };

export type Deps<Sheet> = BillingDeps & {
  /** What an invoice says, or the contract; from other capabilities, as is the setting of it. */
  findSheet(reference: Reference): Promise<{ fileName: string; sheet: Sheet }>;
  setDocument(sheet: Sheet, caller: Caller): Promise<Uint8Array>;
};

const ACCEPTED: Text = {
  en: 'Thank you. Your order is accepted, and the invoice for the first month is there.',
  de: 'Vielen Dank. Ihre Bestellung ist angenommen, und die Rechnung für den ersten Monat liegt bereit.',
};
const ORDERED: Text = {
  en: 'Thank you. We have received your order and answer within 5 working days.',
  de: 'Vielen Dank. Wir haben Ihre Bestellung erhalten und antworten innerhalb von 5 Werktagen.',
};
const SAVED: Text = { en: 'Saved.', de: 'Gespeichert.' };
const PLAN_CHANGED: Text = { en: 'Your plan was changed.', de: 'Ihr Tarif wurde geändert.' };
const CANCELLED: Text = {
  en: 'Your contract is cancelled. We have sent you a confirmation.',
  de: 'Ihr Vertrag ist gekündigt. Wir haben Ihnen eine Bestätigung gesendet.',
};
const KEPT: Text = { en: 'Your contract goes on.', de: 'Ihr Vertrag läuft weiter.' };
const WITHDRAWN: Text = {
  en: 'You have withdrawn from the contract. We have sent you a confirmation.',
  de: 'Sie sind vom Vertrag zurückgetreten. Wir haben Ihnen eine Bestätigung gesendet.',
};
const DECLARED: Text = {
  en: 'We have received your declaration; it counts from now on. A mail is on its way: please confirm it there, so that nobody else can end your contract.',
  de: 'Wir haben Ihre Erklärung erhalten; sie zählt ab jetzt. Eine E-Mail ist unterwegs: Bitte bestätigen Sie sie dort, damit niemand anderes Ihren Vertrag beenden kann.',
};
const CONFIRMED: Text = {
  en: 'Thank you. Your declaration is confirmed and takes effect as of its receipt. You get a mail with all dates.',
  de: 'Vielen Dank. Ihre Erklärung ist bestätigt und gilt ab ihrem Eingang. Eine E-Mail nennt Ihnen alle Termine.',
};
const PROVEN: Text = {
  en: 'Thank you. A person now looks at the reason and answers you by mail; the day of receipt counts.',
  de: 'Vielen Dank. Ein Mensch prüft nun den Grund und antwortet Ihnen per E-Mail; es zählt der Tag des Eingangs.',
};
const DENIED: Text = {
  en: 'Thank you for telling us. Nothing has changed; your contract goes on.',
  de: 'Danke für den Hinweis. Es hat sich nichts geändert; Ihr Vertrag läuft weiter.',
};

const NOT_KEPT: Text = {
  en: 'This link is not valid, or the documents are no longer kept. Please write to us.',
  de: 'Dieser Link ist nicht gültig, oder die Unterlagen werden nicht mehr aufbewahrt. Bitte schreiben Sie uns.',
};

const say = (request: FastifyRequest, text: Text): string =>
  text[languageFromHeader(request.headers['accept-language'])];

export const registerBillingRoutes = <Sheet>(
  app: FastifyInstance,
  { findSheet, setDocument, ...deps }: Deps<Sheet>,
): void => {
  const { db, clock } = deps;
  const now = () => ({ at: clock.now() });

  type Answer = { success: true; message: string; billing: Billing };
  const answer = async (request: FastifyRequest, member: Member, text: Text): Promise<Answer> => ({
    success: true,
    message: say(request, text),
    billing: await presentBilling(deps, member),
  });

  serve(app, getBilling, async ({ member }) => ({ billing: await presentBilling(deps, member) }));

  serve(app, placeOrderCall, async ({ body, member, request }) => {
    await placeOrder(deps, member, body);
    return answer(request, member, deps.acceptsAtOnce ? ACCEPTED : ORDERED);
  });

  serve(app, changeBillingDetails, async ({ body, member, request }) => {
    await changeDetails(deps, member.accountId, { details: body.details, paymentMethod: body.payment_method });
    return answer(request, member, SAVED);
  });

  serve(app, changePlan, async ({ body, member, request }) => {
    await changeRunning(deps, member.accountId, changePlanTo(deps, body.membership_id));
    return answer(request, member, PLAN_CHANGED);
  });

  serve(app, cancelContract, async ({ member, request }) => {
    await changeRunning(deps, member.accountId, cancel(deps, now()));
    return answer(request, member, CANCELLED);
  });

  serve(app, keepContract, async ({ member, request }) => {
    await changeRunning(deps, member.accountId, keep);
    return answer(request, member, KEPT);
  });

  serve(app, withdrawContract, async ({ member, request }) => {
    await changeRunning(deps, member.accountId, withdrawFrom(deps, now()));
    return answer(request, member, WITHDRAWN);
  });

  type Asked = { caller: Caller; request: FastifyRequest; reply: FastifyReply };
  const sendFile = async ({ caller, request, reply }: Asked, reference: Reference): Promise<FastifyReply> => {
    const { fileName, sheet } = await findSheet(reference);
    return sendPrivateFile(request, reply, {
      contentType: 'application/pdf',
      etag: etagOf(JSON.stringify(sheet)),
      content: () => setDocument(sheet, caller),
      fileName,
    });
  };

  serve(app, getInvoice, async ({ params: { number }, member, ...call }) => {
    const found = await findIssued(db, number);
    if (found?.accountId !== member.accountId) throw new AppError('not_found');
    return sendFile(call, { document: 'invoice', number });
  });

  serve(app, getContractDocument, async ({ member, ...call }) => {
    const contract = await findContract(db, member.accountId);
    if (!contract) throw new AppError('not_found');
    return sendFile(call, { document: 'contract', number: contract.number });
  });

  const kept = async (token: string): Promise<ContractRecord> => {
    const contract = await findKept(db, token);
    if (!contract) throw new AppError('not_found', { text: NOT_KEPT });
    return contract;
  };

  serve(app, getKeptDocuments, async ({ query }) => {
    const contract = await kept(query.token);
    const invoices = await findInvoices(db, contract.id);
    return {
      contract_number: contract.number,
      ends_on: contract.life.closedOn ?? contract.life.endsOn,
      transactions: presentTransactions([invoices], dayOf(clock.now())),
      bank: presentBank(deps, invoices.at(-1)),
    };
  });

  serve(app, getKeptDocument, async ({ params, query, ...call }) => {
    const contract = await kept(query.token);
    if (params.number === 'contract') return sendFile(call, { document: 'contract', number: contract.number });
    const invoice = (await findInvoices(db, contract.id)).find(({ number }) => number === params.number);
    if (!invoice) throw new AppError('not_found');
    return sendFile(call, { document: 'invoice', number: invoice.number });
  });

  const receive = async (request: FastifyRequest, declaration: Omit<Declaration, 'language' | 'receivedAt'>) => {
    const receivedAt = clock.now();
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveDeclaration(deps, { ...declaration, language, receivedAt });
    return { success: true as const, message: say(request, DECLARED), received_at: receivedAt.toISOString() };
  };

  serve(app, declareCancellation, ({ body: { name, email, kind, reason, ...rest }, request }) =>
    receive(request, { name, email, kind, reason, contractNumber: rest.contract_number, endOn: rest.end_on }),
  );

  serve(app, declareWithdrawal, ({ body: { name, email, contract_number: contractNumber }, request }) =>
    receive(request, { kind: 'withdrawal', name, email, contractNumber, reason: undefined, endOn: undefined }),
  );

  const presentSettled = (request: FastifyRequest, { kind, receivedAt, endsOn }: Settled, text: Text) => ({
    success: true as const,
    message: say(request, text),
    kind,
    received_at: receivedAt.toISOString(),
    ends_on: endsOn,
  });

  serve(app, confirmDeclaration, async ({ body, request }) => {
    const settled = await settleByToken(deps, body.token, true);
    return presentSettled(request, settled, settled.kind === 'extraordinary' ? PROVEN : CONFIRMED);
  });

  serve(app, denyDeclaration, async ({ body, request }) =>
    presentSettled(request, await settleByToken(deps, body.token, false), DENIED),
  );

  serve(app, settleDeclaration, async ({ body, member, request }) => {
    await settleAsMember(deps, member.accountId, { id: body.id, isMine: body.is_mine });
    return answer(request, member, body.is_mine ? CONFIRMED : DENIED);
  });
};
