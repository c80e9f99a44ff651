import type { Offer } from '@firmament/api-contract/offer';
import { type Day, dayOf } from '@firmament/calendar/day';
import type { Fact, Outcome } from '@firmament/subscription/customer-file';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type Mail, queueMail } from '../../platform/mail/mailer.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import type { BillingDeps } from '../deps.ts';
import { type InvoiceRecord, issueDocument, noteReminder, type Seller, seller } from '../invoice/invoice-record.ts';
import { creditNoteMail, indexationMail, invoiceMail, serviceStartedMail } from '../mail/billing.mail.ts';
import { endedMail, lapsedMail } from '../mail/contract-end.mail.ts';
import { blockedMail, reminderMail } from '../mail/default.mail.ts';
import { refundMail } from '../mail/operator.mail.ts';
import { type ContractRecord, saveContract } from './contract-record.ts';
import { updateMembership } from './membership.ts';
import { planNames, type StoredFile } from './stored-file.ts';

/** A credit note can be issued even if nothing is sold any more. */
const sellerOf = ({ operator }: Offer, credited: InvoiceRecord | undefined): Seller => {
  if (operator !== null) return seller.parse(operator);
  if (credited !== undefined) return credited.seller;
  throw new OperatorError(
    'no invoice can be issued, because the particulars of the operator are not entered',
    'Enter them in the file that OPERATOR_FILE names (docs/operator.md).',
  );
};

/** Writes a mail that comes with the documents just issued, if there is anything to tell. */
type Cover = (file: StoredFile, issued: readonly InvoiceRecord[], before: StoredFile) => Mail | undefined;

/**
 * Stores what a change has brought: days, rates, documents, payments, reminders. Then tells the customer of each fact,
 * and brings the account in line. A cover is the mail about the change itself; documents go with it. A sample keeps the
 * documents it was made with.
 */
export const carryOut = async (
  deps: BillingDeps,
  trx: DatabaseTransaction,
  before: StoredFile,
  outcome: Outcome,
  cover?: Cover,
): Promise<StoredFile> => {
  const at = deps.clock.now();
  const { life, rates } = outcome.file.agreement;
  const contract: ContractRecord = { ...before.contract, life, rates };
  await saveContract(trx, before.contract, contract, at);
  const known = outcome.file.documents.slice(0, before.invoices.length);
  const invoices: InvoiceRecord[] = before.invoices.map((invoice, place) => ({ ...invoice, ...known[place] }));
  for (const [place, { id, paidOn, takenBackOn }] of invoices.entries()) {
    if (paidOn === before.invoices[place]?.paidOn) continue;
    const changed = { paid_on: paidOn, payment_taken_back_on: takenBackOn };
    await trx.updateTable('invoice').set(changed).where('id', '=', id).execute();
  }
  const issued: InvoiceRecord[] = [];
  if (!contract.isSample) {
    for (const document of outcome.file.documents.slice(known.length)) {
      const credited = invoices[document.credits ?? -1];
      const invoice = await issueDocument(trx, contract, {
        document,
        credited,
        seller: sellerOf(deps.offer(), credited),
        at,
      });
      issued.push(invoice);
      invoices.push(invoice);
    }
  }
  const after = { contract, invoices };
  const today = dayOf(at);
  for (const fact of outcome.facts) {
    const invoice = fact.what === 'reminder' ? invoices[fact.place] : undefined;
    if (fact.what === 'reminder' && invoice) await noteReminder(trx, invoice, fact.reminder, today);
  }
  for (const mail of mailsAbout(deps, after, outcome.facts, issued, cover?.(after, issued, before))) {
    await queueMail(trx, mail);
  }
  await followMembership(trx, contract, today);
  return after;
};

/** One mail per fact; documents travel with the mail that explains them. */
const mailsAbout = (
  { operatorEmail, offer }: BillingDeps,
  file: StoredFile,
  facts: readonly Fact[],
  issued: readonly InvoiceRecord[],
  cover: Mail | undefined,
): Mail[] => {
  const { contract, invoices } = file;
  const names = planNames(offer());
  const [notes, charged] = [
    issued.filter(({ kind }) => kind === 'credit_note'),
    issued.filter(({ kind }) => kind === 'invoice'),
  ];
  const refunds = notes.filter(({ refundCents }) => refundCents > 0);
  const end = facts.find(({ what }) => what === 'lapse' || what === 'end');
  const mails: Mail[] = [];
  if (cover) mails.push(cover);
  for (const fact of facts) {
    if (fact.what === 'set_up') mails.push(serviceStartedMail(contract, names, fact.on));
    if (fact.what === 'lapse') mails.push(lapsedMail(contract, notes));
    if (fact.what === 'end') mails.push(endedMail(contract, notes));
    if (fact.what === 'price') mails.push(indexationMail(contract, names, fact.rate));
    const reminded = fact.what === 'reminder' ? invoices[fact.place] : undefined;
    if (fact.what === 'reminder' && reminded) mails.push(reminderMail(file, fact.place, reminded, fact.reminder));
  }
  if (!cover) mails.push(...charged.map((invoice) => invoiceMail(contract, names, invoice)));
  if (!cover && end === undefined && notes.length > 0) mails.push(creditNoteMail(contract, notes));
  if (refunds.length > 0) mails.push(refundMail(operatorEmail, contract, refunds));
  return mails;
};

/** Brings the account in line with its present contract; whoever is blocked by that hears of it. */
const followMembership = async (trx: DatabaseTransaction, { accountId }: ContractRecord, today: Day): Promise<void> => {
  if (accountId === null) return;
  const block = await updateMembership(trx, accountId, today);
  if (block) await queueMail(trx, blockedMail(block.contract, block.invoice, block.openCents));
};
