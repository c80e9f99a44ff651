import { addDays, type Day, laterOf } from '@firmament/calendar/day';
import { dueDay, type Period, periodAt } from './billing-periods.ts';
import type { Claim } from './default.ts';
import { isBlocking, reminderFee } from './default.ts';
import { type Agreement, monthsToInvoice, owedAtMost, owedFor, serviceDays } from './owed.ts';
import { rateOn } from './rates.ts';
import { type Amount, addTax, type Tax } from './tax.ts';
import { PAYMENT_DAYS, REFUND_DAYS } from './terms.ts';
import { nextWorkingDay } from './working-days.ts';

/** What a document charges or credits for one month of the service. */
export type Line = {
  /** Which month, from 0. */
  readonly month: number;
  /** Null in the invoice of the first month, which is issued before the service has begun. */
  readonly days: Period | null;
  readonly level: number;
  /** Without tax; negative in credit notes. */
  readonly netCents: number;
};

/** An invoice or a credit note. Once issued it never changes; what happens to it afterwards is beside it. */
export type Document = {
  readonly kind: 'invoice' | 'credit_note';
  readonly issuedOn: Day;
  readonly dueOn: Day;
  readonly lines: readonly Line[];
  readonly tax: Tax;
  readonly amount: Amount;
  /** Of a credit note: the place of its invoice among the documents of the contract. */
  readonly credits: number | null;
  /** Of a credit note: what was paid before it was issued and goes back. */
  readonly refundCents: number;
  readonly paidOn: Day | null;
  /** When a payment that had been booked was taken back, the last time. */
  readonly takenBackOn: Day | null;
  /** When each reminder went out, oldest first. */
  readonly remindedOn: readonly Day[];
};

export type Documents = readonly Document[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const netIn = (documents: Documents, month: number): number =>
  sum(documents.flatMap(({ lines }) => lines.filter((line) => line.month === month).map(({ netCents }) => netCents)));

const creditsOf = (documents: Documents, place: number): Document[] =>
  documents.filter(({ credits }) => credits === place);

/** What a document still asks for, with the fees of its reminders; fees go with the last cent of the claim. */
export const openAmount = (documents: Documents, place: number): { openCents: number; feesCents: number } => {
  const document = documents[place];
  if (document?.kind !== 'invoice') return { openCents: 0, feesCents: 0 };
  const rest = document.amount.grossCents + sum(creditsOf(documents, place).map(({ amount }) => amount.grossCents));
  const feesCents = rest > 0 ? sum(document.remindedOn.map((_, index) => reminderFee(index + 1))) : 0;
  return { feesCents, openCents: document.paidOn === null && rest > 0 ? rest + feesCents : 0 };
};

/** The last day to pay: whose payment was taken back gets the time anew. */
export const payBy = ({ dueOn, takenBackOn }: Pick<Document, 'dueOn' | 'takenBackOn'>): Day =>
  takenBackOn === null ? dueOn : laterOf(dueOn, addDays(takenBackOn, PAYMENT_DAYS));

/** The first invoice is paid before the service begins: not paying it is no default. */
export const isFirstInvoice = ({ kind, lines }: Document): boolean => kind === 'invoice' && lines[0]?.days === null;

/** Places of the unpaid invoices that can put the customer in default, oldest first. */
export const openClaims = (documents: Documents): number[] =>
  documents.flatMap((document, place) =>
    isClaim(document) && openAmount(documents, place).openCents > 0 ? [place] : [],
  );

/** Taken back, the first payment is missing from a service that has begun with it. */
const isClaim = (document: Document): boolean => !isFirstInvoice(document) || document.takenBackOn !== null;

export const claimOf = (document: Document): Claim => ({
  dueOn: payBy(document),
  paidOn: document.paidOn,
  remindedOn: document.remindedOn,
});

/** The place of the oldest claim that blocks the service. */
export const blockingPlace = (documents: Documents, today: Day): number | undefined =>
  openClaims(documents).find((place) => {
    const document = documents[place];
    return document !== undefined && isBlocking(claimOf(document), today);
  });

type Settlement = { agreement: Agreement; documents: Documents; tax: Tax; today: Day };

/**
 * The documents that are missing on a day: the difference between what is owed for each month and what was invoiced for
 * it. A second call finds nothing.
 */
export const missingDocuments = (settlement: Settlement): Document[] => {
  const { agreement, documents, today } = settlement;
  const due = monthsToInvoice(agreement, today);
  const known = documents.flatMap(({ lines }) => lines.map(({ month }) => month));
  const charges: Line[] = [];
  const excess: { month: number; cents: number }[] = [];
  for (const month of [...new Set([...known, ...due])].sort((one, other) => one - other)) {
    const invoiced = netIn(documents, month);
    const owed = due.includes(month) ? owedFor(agreement, month) : 0;
    const atMost = owedAtMost(agreement, month);
    if (invoiced < owed) charges.push(charge(settlement, month, owed - invoiced));
    else if (invoiced > atMost) excess.push({ month, cents: invoiced - atMost });
  }
  const isNew = ({ month }: Line) => !known.includes(month);
  const corrections = charges.filter((line) => !isNew(line));
  return [
    ...charges.filter(isNew).map((line) => invoiceFor(settlement, [line], monthDue(settlement, line.month))),
    ...(corrections.length > 0 ? [invoiceFor(settlement, corrections, correctionDue(settlement))] : []),
    ...creditNotes(settlement, excess),
  ];
};

/** A later charge for a month says from which day on: where the invoices so far end, otherwise from today on. */
const charge = ({ agreement, documents, today }: Settlement, month: number, netCents: number): Line => {
  const days = serviceDays(agreement, month);
  if (days === null) return { month, days, level: agreement.rates[0].level, netCents };
  const ends = documents
    .filter(({ kind }) => kind === 'invoice')
    .flatMap(({ lines }) => lines.filter((line) => line.month === month))
    .map((line) => line.days?.until ?? days.until);
  const covered = ends.reduce((last, end) => laterOf(last, end), days.from);
  const correctedFrom = covered < days.until ? covered : laterOf(days.from, today);
  const from = ends.length > 0 && correctedFrom < days.until ? correctedFrom : days.from;
  return { month, days: { from, until: days.until }, level: rateOn(agreement.rates, from).level, netCents };
};

const correctionDue = ({ agreement: { life }, today }: Settlement): Day =>
  nextWorkingDay(addDays(today, PAYMENT_DAYS), life.country);

const monthDue = (settlement: Settlement, month: number): Day => {
  const { startedOn, country } = settlement.agreement.life;
  return startedOn === null ? correctionDue(settlement) : dueDay(periodAt(startedOn, month), settlement.today, country);
};

const invoiceFor = ({ tax, today }: Settlement, lines: Line[], dueOn: Day): Document => ({
  kind: 'invoice',
  issuedOn: today,
  dueOn,
  lines,
  tax,
  amount: addTax(sum(lines.map(({ netCents }) => netCents)), tax),
  credits: null,
  refundCents: 0,
  paidOn: null,
  takenBackOn: null,
  remindedOn: [],
});

/** Credits what is too much with the newest invoices of each month, one note per invoice. */
const creditNotes = (
  { agreement, documents, today }: Settlement,
  excess: readonly { month: number; cents: number }[],
): Document[] => {
  const { startedOn } = agreement.life;
  const lines = new Map<number, Line[]>();
  for (const { month, cents } of excess) {
    let left = cents;
    for (let place = documents.length - 1; place >= 0 && left > 0; place--) {
      const part = Math.min(left, creditable(documents, place, month));
      const charged = documents[place]?.lines.find((line) => line.month === month);
      if (part <= 0 || !charged) continue;
      left -= part;
      const days = charged.days ?? (startedOn === null ? null : periodAt(startedOn, month));
      lines.set(place, [...(lines.get(place) ?? []), { ...charged, days, netCents: -part }]);
    }
  }
  return [...lines]
    .sort(([one], [other]) => one - other)
    .map(([place, credited]) => creditNote(documents, place, credited, today));
};

/** What is left of an invoice for a month. */
const creditable = (documents: Documents, place: number, month: number): number => {
  const document = documents[place];
  return document?.kind === 'invoice' ? netIn([document, ...creditsOf(documents, place)], month) : 0;
};

/** The tax of all credits together is the tax of their sum, so that a fully credited invoice leaves no cent. */
const creditNote = (documents: Documents, place: number, lines: Line[], today: Day): Document => {
  const invoice = documents[place];
  if (!invoice) throw new Error('a credit note needs its invoice');
  const earlier = creditsOf(documents, place).map(({ amount }) => amount);
  const netCents = sum(lines.map((line) => line.netCents));
  const left = sum([invoice.amount.netCents, ...earlier.map((one) => one.netCents), netCents]);
  const leftTax = sum([invoice.amount.taxCents, ...earlier.map((one) => one.taxCents)]);
  const taxCents = addTax(left, invoice.tax).taxCents - leftTax;
  const grossCents = netCents + taxCents;
  return {
    kind: 'credit_note',
    issuedOn: today,
    dueOn: addDays(today, REFUND_DAYS),
    lines,
    tax: invoice.tax,
    amount: { netCents, taxCents, grossCents },
    credits: place,
    refundCents: invoice.paidOn === null ? 0 : -grossCents,
    paidOn: null,
    takenBackOn: null,
    remindedOn: [],
  };
};
