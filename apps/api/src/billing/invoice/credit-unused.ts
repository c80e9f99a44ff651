import { addDays, type Day, laterOf } from '@firmament/calendar/day';
import { type Period, periodAt, shareOf } from '@firmament/subscription/billing-periods';
import { splitGross } from '@firmament/subscription/tax';
import { REFUND_DAYS } from '@firmament/subscription/terms';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/mailer.ts';
import type { ContractRecord } from '../contract/contract-record.ts';
import type { BillingDeps } from '../deps.ts';
import { refundMail } from '../mail/declaration.mail.ts';
import { accountInvoices, type InvoiceAccount } from './claims.ts';
import { type InvoiceRecord, issueInvoice } from './invoice-record.ts';

const negative = (cents: number): number => (cents === 0 ? 0 : -cents);

/** The period of an invoice; the first invoice gets its period with the start of the service. */
const periodOf = (invoice: InvoiceRecord, contract: ContractRecord): Period | null =>
  invoice.period ?? (contract.life.startedOn === null ? null : periodAt(contract.life.startedOn, 0));

/** The part of an invoice for the days from `endsOn` on; all of it if the service never began. */
const unusedCents = (invoice: InvoiceAccount, contract: ContractRecord, endsOn: Day): number => {
  const period = periodOf(invoice, contract);
  const { grossCents } = invoice.amount;
  if (period === null) return grossCents;
  return shareOf(grossCents, period, { from: laterOf(period.from, endsOn), until: period.until });
};

/**
 * Credits what was invoiced for the time after the end, with a credit note per invoice, which cancels that part of an
 * unpaid one. The operator gets a mail and refunds by hand what was paid. Returns the amount to refund.
 */
export const creditUnused = async (
  trx: DatabaseTransaction,
  { clock, operatorEmail }: BillingDeps,
  contract: ContractRecord,
  endsOn: Day,
  issuedOn: Day,
): Promise<number> => {
  const invoices = await accountInvoices(trx, { contractId: contract.id });
  const notes: InvoiceRecord[] = [];
  let refundCents = 0;
  for (const invoice of invoices) {
    if (invoice.kind !== 'invoice') continue;
    const cents = unusedCents(invoice, contract, endsOn) - invoice.creditedCents;
    if (cents <= 0) continue;
    const { netCents, taxCents, grossCents } = splitGross(cents, invoice.tax);
    const note = await issueInvoice(
      trx,
      contract,
      {
        ...{
          issuedOn,
          dueOn: addDays(issuedOn, REFUND_DAYS),
          tax: invoice.tax,
          level: invoice.level,
          credits: invoice,
        },
        period: periodOf(invoice, contract),
        amount: { netCents: -netCents, taxCents: negative(taxCents), grossCents: -grossCents },
      },
      clock.now(),
    );
    if (invoice.paidOn !== null) {
      refundCents += grossCents;
      notes.push(note);
    }
  }
  if (notes.length > 0) await queueMail(trx, refundMail(operatorEmail, contract, notes, refundCents));
  return refundCents;
};
