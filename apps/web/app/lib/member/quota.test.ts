import { quotaMonth } from '@firmament/api-contract/membership';
import { daysBetween } from '@firmament/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renewalDay } from './quota.ts';

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('the day on which requests renew', () => {
  it('is the first of the next month', () => {
    expect(renewalDay(new Date('2026-11-15T12:00:00Z'))).toBe('2026-12-01');
    expect(renewalDay(new Date('2026-12-15T12:00:00Z'))).toBe('2027-01-01');
  });

  it('follows Vienna time', () => {
    expect(renewalDay(new Date('2026-10-31T23:30:00Z'))).toBe('2026-12-01');
  });

  it('is always one month after the first of the current month', () => {
    fc.assert(
      fc.property(moments, (now) => {
        expect(renewalDay(now) > quotaMonth(now)).toBe(true);
        const days = daysBetween(quotaMonth(now), renewalDay(now));
        expect([28, 29, 30, 31]).toContain(days);
      }),
    );
  });
});
