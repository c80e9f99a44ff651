import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadParameters, readLeadFilter } from './leads.url.ts';

test('the address bar gives back what it was given', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.constantFrom('personal' as const, 'company' as const),
      (text, type) => {
        const filter = { keywords: text.trim(), type };
        expect(readLeadFilter(new URLSearchParams(leadParameters(filter)))).toEqual(filter);
      },
    ),
  );
});

test('nothing chosen is nothing written, and nonsense is nothing chosen', () => {
  expect(leadParameters({ keywords: ' ', type: 'personal' })).toBe('');
  expect(readLeadFilter(new URLSearchParams('?type=everybody&index=7'))).toEqual({ keywords: '', type: 'personal' });
});
