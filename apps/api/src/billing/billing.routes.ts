import {
  cancelContract,
  changeBillingDetails,
  changePlan,
  getBilling,
  keepContract,
  placeOrder as placeOrderCall,
  withdrawContract,
} from '@firmament/api-contract/calls/billing';
import type { FastifyInstance } from 'fastify';
import type { Text } from '../platform/http/app-error.ts';
import { serve } from '../platform/http/serve.ts';
import { answerWithBilling } from './billing-answer.ts';
import { presentBilling } from './billing-presenter.ts';
import { cancel, changeDetails, changePlanTo, changeRunning, keep, withdrawFrom } from './contract/change-contract.ts';
import { placeOrder } from './contract/place-order.ts';
import type { BillingDeps } from './deps.ts';

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

/** The contract of a member, from the order to its end. */
export const registerBillingRoutes = (app: FastifyInstance, deps: BillingDeps): void => {
  const { clock } = deps;
  const now = () => ({ at: clock.now() });
  const answer = answerWithBilling(deps);

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
};
