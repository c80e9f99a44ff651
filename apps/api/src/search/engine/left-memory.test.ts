import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { LeftMemory } from './left-memory.ts';

const MIB = 2 ** 20;

describe('memory that was left', () => {
  it('is worth freeing once it is much in itself and beside what is in use, and is then counted anew', () => {
    const left = new LeftMemory();
    left.add(31 * MIB);
    expect(left.isWorthFreeing(0)).toBe(false);
    left.add(MIB);
    expect(left.isWorthFreeing(1_000 * MIB)).toBe(false);
    expect(left.isWorthFreeing(320 * MIB)).toBe(true);
    expect(left.isWorthFreeing(0)).toBe(false);
  });

  it('is freed when asked for, shared memory too', async () => {
    const used = new Uint8Array(new SharedArrayBuffer(MIB));
    const references = [new WeakRef(used), new WeakRef(new Uint8Array(new SharedArrayBuffer(MIB)))];
    // Whatever a reference was just made to stays until the end of the turn.
    await nextTurn();
    collectGarbage();
    expect(references.map((reference) => reference.deref() !== undefined)).toEqual([true, false]);
    expect(used.length).toBe(MIB);
  });
});
