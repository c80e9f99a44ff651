import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatPercent } from './format-date.ts';

describe('dates', () => {
  it('are written out in the language of the reader', () => {
    expect(formatDay('2024-03-01', 'en')).toBe('1 March 2024');
    expect(formatDay('2024-03-01', 'de')).toBe('1. März 2024');
  });

  it('are a dash if missing or invalid', () => {
    expect(formatDay(null, 'en')).toBe('–');
    expect(formatDay('soon', 'de')).toBe('–');
    expect(formatMoment('', 'en')).toBe('–');
  });

  it('include the time of a moment', () => {
    expect(formatMoment('2024-03-01T16:40:00', 'en')).toMatch(/^1 Mar 2024,? 16:40$/);
  });
});

describe('percent', () => {
  it('has one decimal', () => {
    expect(formatPercent(21.84, 'en')).toBe('21.8%');
    expect(formatPercent(70, 'de')).toBe('70,0 %');
  });
});
