import { dayOf } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ExplainBlock } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { formatCents, formatDay } from '../invoice/amounts.ts';
import { accountInvoices, blockingClaim } from '../invoice/claims.ts';
import { bankTransfer } from '../invoice/payment.ts';

/** Why access is blocked, how much is open, and how to pay it. */
export const explainBlock =
  (db: Database, clock: Clock): ExplainBlock =>
  async ({ accountId }) => {
    const block = blockingClaim(await accountInvoices(db, { accountId }), dayOf(clock.now()));
    if (!block) return new AppError('access_blocked');
    const { invoice, since } = block;
    const pay = bankTransfer.instructions(invoice);
    return new AppError('access_blocked', {
      text: {
        en: `Your access has been blocked since ${formatDay('en', since)} because invoice ${invoice.number} is not paid; ${formatCents('en', invoice.openCents)} is outstanding. ${pay.en} Access opens again as soon as the payment has arrived.`,
        de: `Ihr Zugang ist seit ${formatDay('de', since)} gesperrt, weil die Rechnung ${invoice.number} nicht bezahlt ist; offen sind ${formatCents('de', invoice.openCents)}. ${pay.de} Sobald die Zahlung eingegangen ist, öffnen wir den Zugang wieder.`,
      },
    });
  };
