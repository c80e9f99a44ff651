import { describe, expect, it } from 'vitest';
import {
  announcedRate,
  announceRate,
  changeRate,
  plannedRate,
  type Rates,
  rateOn,
  withoutPlannedRate,
} from './rates.ts';

const TODAY = '2025-11-06';
const ORDERED: Rates = [{ from: '2025-01-31', level: 2, monthlyCents: 60_000, reason: 'order' }];
const ANNOUNCED = announceRate(ORDERED, { from: '2026-02-01', level: 2, monthlyCents: 61_800, reason: 'indexation' });
const SMALLER = { from: '2026-01-31', level: 1, monthlyCents: 25_000, reason: 'plan' } as const;

describe('a smaller plan that is agreed for later', () => {
  const planned = changeRate(ANNOUNCED, TODAY, SMALLER);

  it('has its own price, whatever was announced for the present plan', () => {
    expect(rateOn(planned, '2026-02-01')).toEqual(SMALLER);
    expect(announcedRate(planned, TODAY)).toBeUndefined();
  });

  it('may be announced a price of its own', () => {
    const indexed = { from: '2026-02-01', level: 1, monthlyCents: 25_750, reason: 'indexation' } as const;
    const both = announceRate(planned, indexed);
    expect(rateOn(both, '2026-02-01')).toEqual(indexed);
    expect(withoutPlannedRate(both, TODAY)).toEqual(ANNOUNCED);
  });

  it('leaves no way around an announced price: taken back, it is as if nothing had been planned', () => {
    expect(withoutPlannedRate(planned, TODAY)).toEqual(ANNOUNCED);
  });

  it('is replaced by another one', () => {
    const other = { ...SMALLER, monthlyCents: 20_000 };
    expect(plannedRate(changeRate(planned, TODAY, other), TODAY)).toEqual(other);
  });
});

it('a larger plan that begins at once ends what was announced for the old one', () => {
  const larger = { from: TODAY, level: 3, monthlyCents: 150_000, reason: 'plan' } as const;
  const changed = changeRate(ANNOUNCED, TODAY, larger);
  expect(changed).toEqual([...ORDERED, larger]);
  expect(rateOn(changed, '2026-02-01')).toEqual(larger);
});
