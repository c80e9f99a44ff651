import { describe, expect, it } from 'vitest';
import { withoutDescriptions } from './without-descriptions.ts';

describe('code without descriptions', () => {
  it.each([
    ['z.string()', 'z.string()'],
    [`z.string().meta({ description: 'A name (or two).' }).max(5),`, 'z.string().max(5),'],
    [
      "z\n  .object({ a: z.string().meta({ description: `It's ')'` }) })\n  .meta({ id: 'A' });",
      'z\n  .object({ a: z.string() });',
    ],
    [`z.string().meta({ description: 'don\\'t' }).min(1)`, 'z.string().min(1)'],
  ])('of %s is %s', (code, expected) => expect(withoutDescriptions(code)).toBe(expected));
});
