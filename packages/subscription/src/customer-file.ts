import { type Day, laterOf } from '@firmament/calendar/day';
import { periodAt, periodIndexOn } from './billing-periods.ts';
import { reminderDue } from './default.ts';
import { indexedPrice, nextIndexation } from './indexation.ts';
import {
  claimOf,
  type Document,
  type Documents,
  isFirstInvoice,
  missingDocuments,
  openAmount,
  openClaims,
} from './ledger.ts';
import {
  accept,
  advance,
  type Contract,
  earliestStart,
  giveNotice,
  loseFirstPayment,
  phaseOf,
  RefusedTransition,
  receiveFirstPayment,
  type Step,
  takeBackOrder,
  withdraw,
} from './lifecycle.ts';
import { type Agreement, monthsToInvoice, owedFor } from './owed.ts';
import { announceRate, changeRate, plannedRate, type Rate, rateOn, withoutPlannedRate } from './rates.ts';
import { addTax, type Tax } from './tax.ts';
import { currentTermEnd } from './term-ends.ts';

/** A contract with everything that was issued for it, and the tax that new invoices carry. */
export type CustomerFile = { readonly agreement: Agreement; readonly documents: Documents; readonly tax: Tax };

/** Something that happened and that the customer hears of, once. `place` is that of a document in the file. */
export type Fact =
  | { what: Step['what']; on: Day }
  | { what: 'invoice' | 'credit_note'; place: number }
  | { what: 'reminder'; place: number; reminder: number }
  | { what: 'price'; rate: Rate };

export type Outcome = { readonly file: CustomerFile; readonly facts: readonly Fact[] };

const withLife = (file: CustomerFile, life: Contract): CustomerFile => ({
  ...file,
  agreement: { ...file.agreement, life },
});

/** Takes the steps that are due, then issues what is missing. Every change of a contract ends with it. */
export const settle = (file: CustomerFile, today: Day): Outcome => {
  const { contract: life, steps } = advance(file.agreement.life, today);
  const current = withLife(file, life);
  const issued = missingDocuments({ ...current, today });
  const documents = [...current.documents, ...issued];
  return {
    file: { ...current, documents },
    facts: [...steps, ...issued.map(({ kind }, index) => ({ what: kind, place: file.documents.length + index }))],
  };
};

/** Changes the days of a contract, and settles. */
export const changeLife = (file: CustomerFile, today: Day, change: (life: Contract) => Contract): Outcome =>
  settle(withLife(file, change(file.agreement.life)), today);

export const acceptFile = (file: CustomerFile, today: Day): Outcome =>
  changeLife(file, today, (life) => accept(life, today));

const withDocument = (documents: Documents, place: number, change: Partial<Document>): Documents =>
  documents.map((document, index) => (index === place ? { ...document, ...change } : document));

/**
 * Books a payment, or for a credit note the refund. The day of booking starts the service, not the day the money came:
 * nothing may begin in the past.
 */
export const bookPayment = (file: CustomerFile, place: number, paidOn: Day, today: Day): Outcome => {
  const paid = { ...file, documents: withDocument(file.documents, place, { paidOn }) };
  const document = file.documents[place];
  const starts = document && isFirstInvoice(document) && phaseOf(file.agreement.life) === 'accepted';
  return changeLife(paid, today, (life) => (starts ? receiveFirstPayment(life, today) : life));
};

/**
 * Takes back a payment that was booked by mistake, or that the bank has returned: the invoice is open again. Not once it
 * was refunded: then the money has gone both ways.
 */
export const takeBackPayment = (file: CustomerFile, place: number, today: Day): Outcome => {
  const document = file.documents[place];
  if (document?.kind !== 'invoice' || document.paidOn === null) throw new RefusedTransition('not_paid');
  if (file.documents.some(({ credits, refundCents }) => credits === place && refundCents > 0)) {
    throw new RefusedTransition('refunded');
  }
  const open = { ...file, documents: withDocument(file.documents, place, { paidOn: null, takenBackOn: today }) };
  return changeLife(open, today, (life) => (isFirstInvoice(document) ? loseFirstPayment(life) : life));
};

/**
 * A larger plan begins at once, a smaller one when the customer is no longer bound; the present one takes that back. What
 * is agreed already stays as it is, with the prices that were announced for it.
 */
export const changePlan = (
  file: CustomerFile,
  wanted: { level: number; monthlyCents: number },
  today: Day,
): Outcome => {
  const { life, rates } = file.agreement;
  const { startedOn } = life;
  const phase = phaseOf(life);
  if (phase === 'noticed') throw new RefusedTransition('notice_given');
  if (phase !== 'active' || startedOn === null) throw new RefusedTransition('not_begun');
  const { level } = rateOn(rates, today);
  const agreed = plannedRate(rates, today);
  if (agreed?.level === wanted.level && agreed.monthlyCents === wanted.monthlyCents) return settle(file, today);
  const nextMonth = periodAt(startedOn, periodIndexOn(startedOn, today)).until;
  const from = wanted.level > level ? today : (currentTermEnd(life, today) ?? nextMonth);
  const changed =
    wanted.level === level
      ? withoutPlannedRate(rates, today)
      : changeRate(rates, today, { ...wanted, from, reason: 'plan' });
  return settle({ ...file, agreement: { life, rates: changed } }, today);
};

/** Announces the next change of prices, once it is known and while there is time. `percents` are by year. */
export const announceIndexation = (
  file: CustomerFile,
  percents: Readonly<Record<string, number>>,
  today: Day,
): Outcome => {
  const { life, rates } = file.agreement;
  const { startedOn, acceptedOn, endsOn, closedOn, customer } = life;
  const from = nextIndexation(today);
  const percent = percents[from.slice(0, 4)];
  const rate = rateOn(rates, from);
  const isOver = closedOn !== null || (endsOn !== null && endsOn <= from);
  // A rate from that very day is either this announcement or another plan's price, agreed for it.
  if (percent === undefined || startedOn === null || acceptedOn === null || isOver || rate.from >= from) {
    return { file, facts: [] };
  }
  const { level } = rate;
  const monthlyCents = indexedPrice({ customer, acceptedOn, monthlyCents: rate.monthlyCents }, from, percent);
  if (monthlyCents === undefined) return { file, facts: [] };
  const announced: Rate = { from, level, monthlyCents, reason: 'indexation' };
  return {
    file: { ...file, agreement: { life, rates: announceRate(rates, announced) } },
    facts: [{ what: 'price', rate: announced }],
  };
};

/** Notes the reminders of a day. */
const remind = (file: CustomerFile, today: Day): Outcome => {
  let { documents } = file;
  const facts: Fact[] = [];
  for (const place of openClaims(documents)) {
    const document = documents[place];
    const reminder = document && reminderDue(claimOf(document), today);
    if (!document || reminder === undefined) continue;
    documents = withDocument(documents, place, { remindedOn: [...document.remindedOn, today] });
    facts.push({ what: 'reminder', place, reminder });
  }
  return { file: { ...file, documents }, facts };
};

/** What a morning brings: due steps, missing documents, reminders, announcements. A second morning of a day brings nothing. */
export const passNight = (file: CustomerFile, percents: Readonly<Record<string, number>>, today: Day): Outcome => {
  const settled = settle(file, today);
  const reminded = remind(settled.file, today);
  const announced = announceIndexation(reminded.file, percents, today);
  return { file: announced.file, facts: [...settled.facts, ...reminded.facts, ...announced.facts] };
};

/** How a contract ends when its customer leaves: an open order is taken back, a running contract by notice or withdrawal. */
export const endFor = (life: Contract, how: 'notice' | 'withdraw', day: Day): Contract => {
  if (phaseOf(life) === 'ordered') return takeBackOrder(life, day);
  if (how === 'withdraw') return withdraw(life, day);
  return life.noticeOn === null ? giveNotice(life, day) : life;
};

/** What is still to be paid until the end that notice today would bring, tax included; undefined without an end. */
export const costUntilEnd = (file: CustomerFile, today: Day): { endsOn: Day; costCents: number } | undefined => {
  const noticed = endFor(file.agreement.life, 'notice', today);
  // What is paid begins on its day, notice or not.
  const { contract: life } = advance(noticed, laterOf(today, earliestStart(noticed) ?? today));
  const { endsOn } = life;
  if (endsOn === null) return undefined;
  const agreement = { ...file.agreement, life };
  const months = monthsToInvoice(agreement, laterOf(endsOn, today));
  const owed = months.reduce((total, month) => total + owedFor(agreement, month), 0);
  const invoiced = file.documents.reduce((total, { amount }) => total + amount.netCents, 0);
  const open = file.documents.reduce((total, _, place) => total + openAmount(file.documents, place).openCents, 0);
  return { endsOn, costCents: open + addTax(Math.max(0, owed - invoiced), file.tax).grossCents };
};
