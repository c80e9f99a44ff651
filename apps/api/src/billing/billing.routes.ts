import {
  type Billing,
  cancelContract,
  changeBillingDetails,
  changePlan,
  declareCancellation,
  declareWithdrawal,
  getBilling,
  getInvoice,
  keepContract,
  placeOrder as placeOrderCall,
  withdrawContract,
} from '@firmament/api-contract/calls/billing';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../platform/http/admission.ts';
import { AppError, type Text } from '../platform/http/app-error.ts';
import { etagOf, sendPrivateFile } from '../platform/http/send-private-file.ts';
import { serve } from '../platform/http/serve.ts';
import { presentBilling } from './billing-presenter.ts';
import { cancel, changeDetails, changeRunning, keep, withdrawFrom } from './contract/change-contract.ts';
import { changePlanTo } from './contract/change-plan.ts';
import { receiveDeclaration } from './contract/declare.ts';
import { placeOrder } from './contract/place-order.ts';
import type { BillingDeps } from './deps.ts';
import { findInvoice, findNumber } from './invoice/invoice-record.ts';
import { type InvoiceSheet, invoiceSheet } from './invoice/invoice-sheet.ts';

export type Deps = BillingDeps & {
  /** Makes the PDF of an invoice. */
  setDocument(sheet: InvoiceSheet): Promise<Uint8Array>;
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
const PLAN_CHANGED: Text = { en: 'Your plan was changed.', de: 'Ihr Plan wurde geändert.' };
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
  en: 'We have received your declaration. A confirmation is on its way to your email address.',
  de: 'Wir haben Ihre Erklärung erhalten. Eine Bestätigung ist an Ihre E-Mail-Adresse unterwegs.',
};

const say = (request: FastifyRequest, text: Text): string =>
  text[languageFromHeader(request.headers['accept-language'])];

export const registerBillingRoutes = (app: FastifyInstance, { setDocument, ...deps }: Deps): void => {
  const { db, clock } = deps;

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
    await changeRunning(deps, member.accountId, cancel());
    return answer(request, member, CANCELLED);
  });

  serve(app, keepContract, async ({ member, request }) => {
    await changeRunning(deps, member.accountId, keep);
    return answer(request, member, KEPT);
  });

  serve(app, withdrawContract, async ({ member, request }) => {
    await changeRunning(deps, member.accountId, withdrawFrom(deps));
    return answer(request, member, WITHDRAWN);
  });

  serve(app, getInvoice, async ({ params, member, request, reply }) => {
    const invoice = await findInvoice(db, member.accountId, params.number);
    if (!invoice) throw new AppError('not_found');
    const { number: contractNumber } = await db
      .selectFrom('contract')
      .select('number')
      .where('id', '=', invoice.contractId)
      .executeTakeFirstOrThrow();
    const creditedNumber = invoice.creditsId === null ? undefined : await findNumber(db, invoice.creditsId);
    const sheet = invoiceSheet(invoice, { contractNumber, creditedNumber });
    return sendPrivateFile(request, reply, {
      contentType: 'application/pdf',
      etag: etagOf(JSON.stringify(sheet)),
      content: () => setDocument(sheet),
      fileName: `Firmament-${invoice.number}.pdf`,
    });
  });

  serve(app, declareCancellation, async ({ body, request }) => {
    const { contract_number: contractNumber, end_on: endOn, ...rest } = body;
    const receivedAt = clock.now();
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveDeclaration(deps, { ...rest, contractNumber, endOn, language, receivedAt });
    return { success: true as const, message: say(request, DECLARED), received_at: receivedAt.toISOString() };
  });

  serve(app, declareWithdrawal, async ({ body: { name, email, contract_number: contractNumber }, request }) => {
    const receivedAt = clock.now();
    const language = languageFromHeader(request.headers['accept-language']);
    await receiveDeclaration(deps, { kind: 'withdrawal', name, email, contractNumber, language, receivedAt });
    return { success: true as const, message: say(request, DECLARED), received_at: receivedAt.toISOString() };
  });
};
