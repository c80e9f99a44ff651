import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakName, estimateAt } from './text-size.ts';

const MEASURE = estimateAt(11);
const WIDTH = 108;

it('cuts a name that is too long once, wherever it is cut', () => {
  const lines = breakName(
    'Talquell GmbH & Co. KG Wirtschaftsprüfungsgesellschaft Steuerberatungsgesellschaft',
    WIDTH,
    MEASURE,
  );
  expect(lines).toEqual(['Talquell GmbH &', 'Co. KG', expect.stringMatching(/^Wirtschaftsprüf[a-z]*[^…]…$/)]);
});

it('says every word of a name that fits, and ends all others in one ellipsis', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zäöü]{1,30}$/), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, (all) => {
      const lines = breakName(all.join(' '), WIDTH, MEASURE);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(line).toMatch(/^[^…]+…?$/);
      if (!lines.some((line) => line.includes('…'))) expect(lines.join(' ')).toBe(all.join(' '));
    }),
  );
});
