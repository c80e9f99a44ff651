import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadParameters, readLeadFilter } from './leads.url.ts';

test('a filter survives the address bar', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('personal' as const, 'company' as const),
      fc.boolean(),
      (text, type, hasColleagues) => {
        const filter = { keywords: text.trim(), type, hasColleagues };
        expect(readLeadFilter(new URLSearchParams(leadParameters(filter)))).toEqual(filter);
      },
    ),
  );
});

test('defaults are not written, and nonsense reads as the default', () => {
  expect(leadParameters({ keywords: ' ', type: 'personal', hasColleagues: false })).toBe('');
  expect(readLeadFilter(new URLSearchParams('?type=everybody&colleagues=1&index=7'))).toEqual({
    keywords: '',
    type: 'personal',
    hasColleagues: false,
  });
});
