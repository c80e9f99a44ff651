import { longDay } from '@firmament/api-contract/long-day';
import { dayOf } from '@firmament/calendar/day';
import { blockDay } from '@firmament/subscription/default';
import { blockingPlace, claimOf, openAmount } from '@firmament/subscription/ledger';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ExplainBlock } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { formatCents } from '../invoice/amounts.ts';
import type { InvoiceRecord } from '../invoice/invoice-record.ts';
import { bankTransfer } from '../invoice/payment.ts';
import { findContract } from './contract-record.ts';
import { readFile, type StoredFile } from './stored-file.ts';

export type Block = { invoice: InvoiceRecord; since: string; openCents: number };

/** The claim that blocks a contract's service, if one does. */
export const blockOf = ({ contract, invoices }: StoredFile, today: string): Block | undefined => {
  const place = contract.life.closedOn === null ? blockingPlace(invoices, today) : undefined;
  const invoice = invoices[place ?? -1];
  const since = invoice && blockDay(claimOf(invoice));
  return invoice && since ? { invoice, since, openCents: openAmount(invoices, place ?? -1).openCents } : undefined;
};

/** Why access is blocked, how much is open, and how to pay it. */
export const explainBlock =
  (db: Database, clock: Clock): ExplainBlock =>
  async ({ accountId }) => {
    const contract = await findContract(db, accountId);
    const block = contract && blockOf(await readFile(db, contract), dayOf(clock.now()));
    if (!block) return new AppError('access_blocked');
    const { invoice, since, openCents } = block;
    const pay = bankTransfer.instructions(invoice);
    return new AppError('access_blocked', {
      text: {
        en: `Your access has been blocked since ${longDay('en', since)} because invoice ${invoice.number} is not paid; ${formatCents('en', openCents)} is outstanding. ${pay.en} Access opens again as soon as the payment has arrived.`,
        de: `Ihr Zugang ist seit ${longDay('de', since)} gesperrt, weil die Rechnung ${invoice.number} nicht bezahlt ist; offen sind ${formatCents('de', openCents)}. ${pay.de} Sobald die Zahlung eingegangen ist, öffnen wir den Zugang wieder.`,
      },
    });
  };
