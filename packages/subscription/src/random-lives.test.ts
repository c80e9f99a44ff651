import { addDays, addMonths, DAY_MS, type Day, dayOf, daysBetween, laterOf } from '@firmament/calendar/day';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyOrder } from './arbitraries.ts';
import {
  acceptFile,
  bookPayment,
  type CustomerFile,
  changeLife,
  changePlan,
  endFor,
  type Outcome,
  passNight,
  takeBackPayment,
} from './customer-file.ts';
import { blockingPlace, isFirstInvoice, openAmount } from './ledger.ts';
import { type Contract, phaseOf, RefusedTransition, revokeNotice, serviceEnd } from './lifecycle.ts';
import { membershipFrom } from './membership.ts';
import { rateOn } from './rates.ts';
import { taxFor } from './tax.ts';

/**
 * Customers who order, pay late or early, change plans, give notice and take it back, withdraw and leave, while mornings
 * are missed and prices are indexed. After every step the documents are compared with plain books that know nothing but
 * the price of each day. `LIVES` sets how many.
 */
const LIVES = Number(process.env.LIVES ?? 50);

const PRICES = [0, 25_000, 60_000, 150_001];
/** Of 1 February of each year. */
const PERCENTS: Record<string, number> = { 2024: 7.8, 2025: -0.4, 2026: 3, 2027: 2.3, 2028: 9.9, 2030: 3.33, 2032: 1 };
/** Longer than any contract lives here. */
const HORIZON_DAYS = 12 * 366;

/** The price of every day from the order on, and nothing else. */
class PlainBooks {
  prices: number[];
  /** Without the smaller plan that is agreed for later, if one is. */
  unplanned: { prices: number[]; from: number; agreed: number } | undefined;

  constructor(
    readonly orderedOn: Day,
    cents: number,
  ) {
    this.prices = Array.from({ length: HORIZON_DAYS }, () => cents);
  }

  at = (day: Day): number => daysBetween(this.orderedOn, day);

  /** Forgets what was planned for after `today`. */
  takeBack(today: Day): void {
    if (this.unplanned && this.unplanned.from > this.at(today)) this.prices = this.unplanned.prices;
    this.unplanned = undefined;
  }

  change(today: Day, from: Day, cents: number): void {
    const isAgreed = this.unplanned !== undefined && this.unplanned.from > this.at(today);
    if (isAgreed && this.unplanned?.agreed === cents) return;
    this.takeBack(today);
    if (from > today) this.unplanned = { prices: [...this.prices], from: this.at(from), agreed: cents };
    this.prices.fill(cents, this.at(from));
  }

  index(from: Day, cents: number): void {
    const [at, planned] = [this.at(from), this.unplanned];
    if (planned && planned.from > at) {
      this.prices.fill(cents, at, planned.from);
      planned.prices.fill(cents, at);
    } else this.prices.fill(cents, at);
  }

  /** What each month of the service costs, day by day. */
  months(startedOn: Day, end: Day | null, until: Day): { from: Day; cents: number }[] {
    const months: { from: Day; cents: number }[] = [];
    for (let month = 0; ; month++) {
      const [from, next] = [addMonths(startedOn, month), addMonths(startedOn, month + 1)];
      if (from > until) return months;
      let used = 0;
      const [first, last] = [this.at(from), this.at(next)];
      const stop = end === null ? last : this.at(end);
      for (let day = first; day < last; day++) if (day < stop) used += this.prices[day] ?? Number.NaN;
      const whole = last - first;
      months.push({ from, cents: Math.floor(used / whole) });
    }
  }
}

/** Millions of comparisons: an `expect` for each would take minutes. */
const must = (isSo: boolean, say: () => string): void => {
  if (!isSo) throw new Error(say());
};

const invoicedPerMonth = ({ documents }: CustomerFile): Map<number, number> => {
  const totals = new Map<number, number>();
  for (const { month, netCents } of documents.flatMap(({ lines }) => lines)) {
    totals.set(month, (totals.get(month) ?? 0) + netCents);
  }
  return totals;
};

/** Nothing owed twice, nothing owed missed. */
const compare = (file: CustomerFile, books: PlainBooks, today: Day): void => {
  const { life } = file.agreement;
  const invoiced = invoicedPerMonth(file);
  if (life.startedOn === null) {
    const isWaiting = life.acceptedOn !== null && life.closedOn === null;
    expect(invoiced.get(0) ?? 0).toBe(isWaiting ? books.prices[0] : 0);
    return;
  }
  const lastMonth = Math.max(0, ...invoiced.keys());
  const until = laterOf(addMonths(life.startedOn, lastMonth), addDays(today, 14));
  const owed = books.months(life.startedOn, serviceEnd(life), until);
  const atMost = life.closedOn === null ? books.months(life.startedOn, null, until) : owed;
  owed.forEach(({ from, cents }, month) => {
    const net = invoiced.get(month) ?? 0;
    const most = atMost[month]?.cents ?? 0;
    const isDue = month === 0 || addDays(from, -14) <= today;
    const isFinal = life.noticeOn === null || life.closedOn !== null;
    const isRight = isFinal ? net === (isDue ? cents : 0) : net <= most && (net >= cents || !isDue);
    must(isRight, () => `on ${today} month ${month} is invoiced with ${net}, owed are ${cents} to ${most}`);
  });
};

const checkDocuments = ({ documents }: CustomerFile): void => {
  documents.forEach((document, place) => {
    const { amount, kind, lines, tax, credits, refundCents } = document;
    const notes = documents.filter((other) => other.credits === place);
    const left = notes.reduce((sum, note) => sum + note.amount.netCents, amount.netCents);
    const leftGross = notes.reduce((sum, note) => sum + note.amount.grossCents, amount.grossCents);
    const isSound = [
      amount.netCents + amount.taxCents === amount.grossCents,
      lines.reduce((sum, line) => sum + line.netCents, 0) === amount.netCents,
      lines.every(({ netCents }) => (kind === 'invoice' ? netCents > 0 : netCents < 0)),
      refundCents === 0 || refundCents === -amount.grossCents,
      kind === 'invoice'
        ? left >= 0 && leftGross === left + Math.round((left * tax.percent) / 100)
        : documents[credits ?? -1]?.kind === 'invoice',
    ];
    must(!isSound.includes(false), () => `document ${place}: ${isSound} ${JSON.stringify(document)}`);
  });
};

/** When a smaller plan can begin, by counting. */
const freeFrom = ({ customer, startedOn, minimumMonths }: Contract, today: Day): Day => {
  const start = startedOn ?? today;
  let months = minimumMonths;
  while (addMonths(start, months) <= today) months += customer === 'business' ? 12 : 1;
  return addMonths(start, months);
};

type Life = {
  file: CustomerFile;
  books: PlainBooks;
  /** Every fact that was told, as text: none may come twice. */
  told: string[];
};

const record = (life: Life, { file, facts }: Outcome, today: Day): void => {
  for (const fact of facts) {
    if (fact.what === 'price') life.books.index(fact.rate.from, fact.rate.monthlyCents);
    const subject = 'place' in fact ? fact.place : 'rate' in fact ? `${fact.rate.from} ${fact.rate.level}` : '';
    const number = 'reminder' in fact ? fact.reminder : '';
    life.told.push(`${fact.what} ${subject} ${number}`);
  }
  life.file = file;
  compare(file, life.books, today);
  checkDocuments(file);
  const membership = membershipFrom(file, today);
  const { startedOn, closedOn } = file.agreement.life;
  const runs = startedOn !== null && closedOn === null;
  expect(membership.level).toBe(runs ? rateOn(file.agreement.rates, today).level : 0);
  if (runs) expect(PRICES.length).toBeGreaterThan(membership.level);
  const blocking = blockingPlace(file.documents, today);
  // Nobody is blocked without a warning four days before, nor soon after a payment was taken back.
  if (blocking !== undefined) expect((file.documents[blocking]?.takenBackOn ?? '') <= addDays(today, -14)).toBe(true);
  if (blocking !== undefined)
    expect((file.documents[blocking]?.remindedOn[0] ?? today) <= addDays(today, -4)).toBe(true);
};

const attempt = (life: Life, today: Day, run: () => Outcome, then: () => void = () => {}): void => {
  let outcome: Outcome;
  try {
    outcome = run();
  } catch (error) {
    if (error instanceof RefusedTransition) return;
    throw error;
  }
  then();
  record(life, outcome, today);
};

const firstOpen = (file: CustomerFile, skip: number): number | undefined => {
  const open = file.documents.flatMap((_, place) => (openAmount(file.documents, place).openCents > 0 ? [place] : []));
  return open[skip % Math.max(1, open.length)];
};

const act = (life: Life, deed: Deed, today: Day): unknown => {
  const { file, books } = life;
  const { rates, life: contract } = file.agreement;
  switch (deed.what) {
    case 'accept':
      return attempt(life, today, () => acceptFile(file, today));
    case 'pay': {
      const place = firstOpen(file, deed.choice);
      if (place !== undefined) record(life, bookPayment(file, place, addDays(today, -(deed.choice % 5)), today), today);
      return undefined;
    }
    case 'take back': {
      const paid = file.documents.flatMap(({ paidOn, kind }, place) =>
        paidOn !== null && kind === 'invoice' ? [place] : [],
      );
      const place = paid[deed.choice % Math.max(1, paid.length)];
      if (place !== undefined) attempt(life, today, () => takeBackPayment(file, place, today));
      return undefined;
    }
    case 'plan': {
      const level = 1 + (deed.choice % 3);
      const present = rateOn(rates, today).level;
      const monthlyCents = PRICES[level] ?? 0;
      return attempt(
        life,
        today,
        () => changePlan(file, { level, monthlyCents }, today),
        () => {
          if (level === present) books.takeBack(today);
          else books.change(today, level > present ? today : freeFrom(contract, today), monthlyCents);
        },
      );
    }
    case 'notice':
    case 'leave':
      return attempt(life, today, () =>
        changeLife(file, today, (one) => endFor(one, 'notice', addDays(today, -(deed.choice % 3)))),
      );
    case 'keep':
      return attempt(life, today, () => changeLife(file, today, (one) => revokeNotice(one, today)));
    case 'withdraw':
      return attempt(life, today, () => changeLife(file, today, (one) => endFor(one, 'withdraw', today)));
  }
};

const DEEDS = [
  ...(['accept', 'pay', 'pay', 'pay', 'pay', 'pay', 'plan', 'plan', 'plan', 'plan', 'plan'] as const),
  ...(['notice', 'keep', 'keep', 'withdraw', 'leave', 'take back'] as const),
] as const;
type Deed = { what: (typeof DEEDS)[number]; choice: number; hours: number; isMorningMissed: boolean };

const anyDeed: fc.Arbitrary<Deed> = fc.record({
  what: fc.constantFrom(...DEEDS),
  choice: fc.nat(14),
  // Some within a day, most within a month, some after a long silence.
  hours: fc.oneof(fc.nat(30), fc.nat(24 * 20), fc.nat(24 * 70)),
  isMorningMissed: fc.boolean(),
});

/** Days on which months, years and clocks change. */
const ODD_DAYS = ['2024-02-29', '2023-12-31', '2025-01-31', '2025-03-30', '2026-10-25', '2027-08-31', '2028-02-28'];
const anyBeginning = fc.oneof(
  fc.constantFrom(...ODD_DAYS),
  fc.nat(1800).map((days) => addDays('2023-06-01', days)),
);

it(`bills ${LIVES} random lives as plain books do, day by day`, () => {
  const phases = new Set<string>();
  let documents = 0;
  fc.assert(
    fc.property(
      anyOrder,
      anyBeginning,
      fc.array(anyDeed, { minLength: 5, maxLength: 60 }),
      fc.nat(23),
      (order, orderedOn, deeds, hour) => {
        // Short terms, so that planned changes have their day while the contract runs.
        const agreed = { ...order, orderedOn, minimumMonths: 12 };
        const vatId = agreed.customer === 'business' ? 'DE136695976' : null;
        const life: Life = {
          file: {
            agreement: { life: agreed, rates: [{ from: orderedOn, level: 2, monthlyCents: 60_000, reason: 'order' }] },
            documents: [],
            tax: taxFor({ ...agreed, vatId }),
          },
          books: new PlainBooks(orderedOn, 60_000),
          told: [],
        };
        let moment = Date.parse(`${orderedOn}T00:00:00Z`) + hour * (DAY_MS / 24);
        let today = dayOf(new Date(moment));
        const first: Deed[] = [
          { what: 'accept', choice: 0, hours: 1, isMorningMissed: true },
          { what: 'pay', choice: 0, hours: 2, isMorningMissed: true },
        ];
        for (const deed of [...first, ...deeds]) {
          moment += deed.hours * (DAY_MS / 24);
          today = dayOf(new Date(moment));
          if (!deed.isMorningMissed) {
            record(life, passNight(life.file, PERCENTS, today), today);
            expect(passNight(life.file, PERCENTS, today).facts).toEqual([]);
          }
          act(life, deed, today);
          phases.add(phaseOf(life.file.agreement.life));
        }
        // There is a way out of every state: notice, and a morning every 25 days until it is over.
        attempt(life, today, () => changeLife(life.file, today, (one) => endFor(one, 'notice', today)));
        for (let month = 0; month < 7 * 15 && life.file.agreement.life.closedOn === null; month++) {
          today = addDays(today, 25);
          record(life, passNight(life.file, PERCENTS, today), today);
        }
        expect(life.file.agreement.life.closedOn).not.toBeNull();
        for (let place = firstOpen(life.file, 0); place !== undefined; place = firstOpen(life.file, 0)) {
          record(life, bookPayment(life.file, place, today, today), today);
        }
        record(life, passNight(life.file, PERCENTS, addDays(today, 400)), addDays(today, 400));
        expect(life.file.documents.some((_, place) => openAmount(life.file.documents, place).openCents > 0)).toBe(
          false,
        );
        expect(life.file.documents.filter(isFirstInvoice).length).toBeLessThanOrEqual(1);
        expect(
          life.told.filter((fact, index) => life.told.indexOf(fact) !== index && !fact.startsWith('price')),
        ).toEqual([]);
        documents += life.file.documents.length;
      },
    ),
    { numRuns: LIVES },
  );
  // The lives have to be lives.
  expect([...phases].sort()).toEqual(
    ['accepted', 'active', 'ended', 'lapsed', 'noticed', 'ordered', 'paid', 'withdrawn'].filter((phase) =>
      phases.has(phase),
    ),
  );
  expect(documents).toBeGreaterThan(5 * LIVES);
}, 600_000);
