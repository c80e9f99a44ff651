import { addDays, type Day } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOrder, anyRunning } from './arbitraries.ts';
import {
  accept,
  acceptanceDeadline,
  advance,
  type Contract,
  earliestStart,
  giveNotice,
  order,
  phaseOf,
  RefusedTransition,
  receiveFirstPayment,
  revokeNotice,
  takeBackOrder,
  withdraw,
  withdrawalDeadline,
} from './lifecycle.ts';
import { isWorkingDay } from './working-days.ts';

const CONSUMER = { customer: 'consumer', country: 'AT', minimumMonths: 12, startsAtOnce: false } as const;
const BUSINESS = { ...CONSUMER, customer: 'business' } as const;

const refusalOf = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusedTransition) return error.reason;
    throw error;
  }
  return undefined;
};

describe('an order', () => {
  it('can be accepted for five working days, then it lapses', () => {
    // A Monday; 25 December is a Friday, 26 December a Saturday.
    const ordered = order(BUSINESS, '2026-12-21');
    expect(acceptanceDeadline(ordered)).toBe('2026-12-29');
    expect(phaseOf(accept(ordered, '2026-12-29'))).toBe('accepted');
    expect(refusalOf(() => accept(ordered, '2026-12-30'))).toBe('too_late_to_accept');
    expect(advance(ordered, '2026-12-29').steps).toEqual([]);
    expect(advance(ordered, '2027-03-01').steps).toEqual([{ what: 'lapse', on: '2026-12-30' }]);
  });

  it('can be taken back until it is accepted', () => {
    const ordered = order(BUSINESS, '2026-03-02');
    expect(phaseOf(takeBackOrder(ordered, '2026-03-03'))).toBe('withdrawn');
    expect(refusalOf(() => takeBackOrder(accept(ordered, '2026-03-02'), '2026-03-03'))).toBe('not_in_this_phase');
  });

  it('lapses when the first payment does not come', () => {
    const accepted = accept(order(BUSINESS, '2026-03-02'), '2026-03-02');
    expect(advance(accepted, '2026-03-30').steps).toEqual([]);
    expect(advance(accepted, '2026-03-31').steps).toEqual([{ what: 'lapse', on: '2026-03-31' }]);
  });

  it('starts with the payment, for consumers after the withdrawal period unless they asked to start at once', () => {
    const begin = (agreed: Parameters<typeof order>[0]) =>
      earliestStart(receiveFirstPayment(accept(order(agreed, '2026-03-02'), '2026-03-02'), '2026-03-04'));
    expect(begin(BUSINESS)).toBe('2026-03-04');
    expect(begin({ ...CONSUMER, startsAtOnce: true })).toBe('2026-03-04');
    expect(begin(CONSUMER)).toBe('2026-03-17');
  });
});

describe('withdrawal', () => {
  it('is possible for 14 days, extended to the next working day', () => {
    const accepted = accept(order(CONSUMER, '2026-12-11'), '2026-12-11');
    // The 14th day is Christmas Day, a Friday; then comes a weekend.
    expect(withdrawalDeadline(accepted)).toBe('2026-12-28');
    expect(phaseOf(withdraw(accepted, '2026-12-28'))).toBe('withdrawn');
    expect(refusalOf(() => withdraw(accepted, '2026-12-29'))).toBe('too_late_to_withdraw');
  });

  it('is for consumers only', () => {
    const accepted = accept(order(BUSINESS, '2026-03-02'), '2026-03-02');
    expect(refusalOf(() => withdraw(accepted, '2026-03-02'))).toBe('businesses_cannot_withdraw');
  });

  it('never ends on a weekend or holiday, nor before the 14th day', () => {
    fc.assert(
      fc.property(anyOrder, (ordered) => {
        const deadline = withdrawalDeadline(accept(ordered, ordered.orderedOn));
        fc.pre(deadline !== undefined);
        expect(isWorkingDay(deadline, ordered.country)).toBe(true);
        expect(deadline >= addDays(ordered.orderedOn, 14)).toBe(true);
      }),
    );
  });
});

describe('notice', () => {
  it('can be given before the service begins, and then ends it with the minimum term', () => {
    const agreed = { customer: 'business', country: 'AT', minimumMonths: 12, startsAtOnce: true } as const;
    const noticed = giveNotice(accept(order(agreed, '2026-03-10'), '2026-03-10'), '2026-03-11');
    expect([phaseOf(noticed), noticed.endsOn]).toEqual(['accepted', null]);
    expect(advance(noticed, '2026-05-01').steps).toEqual([{ what: 'lapse', on: '2026-04-08' }]);
    const { contract } = advance(receiveFirstPayment(noticed, '2026-03-20'), '2026-03-20');
    expect([phaseOf(contract), contract.endsOn]).toEqual(['noticed', '2027-03-20']);
    expect(phaseOf(revokeNotice(contract, '2026-03-21'))).toBe('active');
    expect(refusalOf(() => giveNotice(contract, '2026-03-21'))).toBe('notice_given');
  });

  it('can be taken back while the service runs', () => {
    fc.assert(
      fc.property(anyRunning, fc.nat(2000), (contract, days) => {
        const day = addDays(contract.startedOn, days);
        const noticed = giveNotice(contract, day);
        const lastDay = addDays(noticed.endsOn ?? day, -1);
        expect(revokeNotice(noticed, lastDay)).toEqual(contract);
        expect(refusalOf(() => revokeNotice(noticed, addDays(lastDay, 1)))).toBe('too_late_to_revoke');
      }),
    );
  });
});

/** An act of the customer or the operator, `after` days from the order. */
type Act = { after: number; what: 'accept' | 'pay' | 'notice' | 'revoke' | 'withdraw' | 'takeBack' };

const ACTS: Record<Act['what'], (contract: Contract, day: Day) => Contract> = {
  accept,
  pay: receiveFirstPayment,
  notice: giveNotice,
  revoke: revokeNotice,
  withdraw,
  takeBack: takeBackOrder,
};

const anyActs: fc.Arbitrary<Act[]> = fc
  .array(
    fc.record({
      after: fc.oneof(fc.nat(20), fc.nat(1500)),
      what: fc.constantFrom<Act['what']>('accept', 'pay', 'notice', 'revoke', 'withdraw', 'takeBack'),
    }),
    { maxLength: 8 },
  )
  .map((acts) => [{ after: 0, what: 'accept' as const }, ...acts].sort((a, b) => a.after - b.after));

const live = (ordered: Contract, acts: readonly Act[]): Contract =>
  acts.reduce((contract, { after, what }) => {
    const day = addDays(ordered.orderedOn, after);
    const { contract: current } = advance(contract, day);
    return refusalOf(() => ACTS[what](current, day)) === undefined ? ACTS[what](current, day) : current;
  }, ordered);

describe('the life of a contract', () => {
  it('is the same whether it is advanced every day or once in years', () => {
    fc.assert(
      fc.property(anyOrder, anyActs, fc.nat(400), (ordered, acts, days) => {
        const contract = live(ordered, acts);
        const from = addDays(ordered.orderedOn, acts.at(-1)?.after ?? 0);
        const atOnce = advance(contract, addDays(from, days));
        let daily: ReturnType<typeof advance> = { contract, steps: [] };
        for (let day = 0; day <= days; day++) {
          const next = advance(daily.contract, addDays(from, day));
          daily = { contract: next.contract, steps: [...daily.steps, ...next.steps] };
        }
        expect(daily).toEqual(atOnce);
      }),
    );
  });

  it('has its days in order, is paid before it starts and ends once', () => {
    fc.assert(
      fc.property(anyOrder, anyActs, (ordered, acts) => {
        const contract = live(ordered, acts);
        const { orderedOn, acceptedOn, paidOn, startedOn, noticeOn, endsOn, closedOn, closedBy } = contract;
        const days = [orderedOn, acceptedOn, paidOn, startedOn].filter((day) => day !== null);
        expect([...days].sort()).toEqual(days);
        if (startedOn !== null) expect(paidOn).not.toBeNull();
        // Before the service has begun, its end is not known.
        expect(endsOn !== null).toBe(noticeOn !== null && startedOn !== null);
        expect(closedOn === null).toBe(closedBy === null);
        if (closedBy !== null) {
          const later = addDays(closedOn ?? orderedOn, 5000);
          expect(advance(contract, later).steps).toEqual([]);
          for (const act of Object.values(ACTS)) expect(refusalOf(() => act(contract, later))).toBeDefined();
        }
      }),
    );
  });
});
