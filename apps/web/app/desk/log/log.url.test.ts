import { describe, expect, it } from 'vitest';
import { readFilter } from './log.url.ts';

describe('the filters of the log in the address', () => {
  it('are read as they stand', () => {
    expect(readFilter(new URLSearchParams('subject=invoice&actor=Jonas&from=2026-11-01&until=2026-11-17'))).toEqual({
      subject: 'invoice',
      actor: 'Jonas',
      from: '2026-11-01',
      until: '2026-11-17',
    });
  });

  it('leave out what is none', () => {
    expect(readFilter(new URLSearchParams('subject=cats&actor=%20&from=yesterday&page=2'))).toEqual({});
  });
});
