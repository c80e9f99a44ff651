import { describe, expect, it } from 'vitest';
import { barOf } from './shares.ts';

const holds = (id: string, min: number, max = min) => ({ id, direct: { min, max } });

describe('the bar of owners', () => {
  it('shows what is sure, what may be and what nobody knows', () => {
    expect(barOf([holds('1', 60), holds('2', 10, 20)], { min: 20, max: 30 })).toEqual({
      parts: [
        { id: '1', sure: 60, maybe: 0 },
        { id: '2', sure: 10, maybe: 10 },
      ],
      rest: 20,
    });
  });

  it('never gets longer than whole', () => {
    const { parts, rest } = barOf([holds('1', 50, 100), holds('2', 0, 50)], { min: 0, max: 50 });
    expect(parts.reduce((sum, { sure, maybe }) => sum + sure + maybe, rest)).toBeCloseTo(100);
    expect(rest).toBe(0);
  });

  it('leaves out who holds nothing directly', () => {
    expect(barOf([{ id: '1', direct: null }], { min: 100, max: 100 })).toEqual({ parts: [], rest: 100 });
  });
});
