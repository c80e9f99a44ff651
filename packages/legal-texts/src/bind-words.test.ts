import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bindWords } from './bind-words.ts';

describe('bindWords', () => {
  it.each([
    ['nach Art. 28 DSGVO', 'nach Art.~28 DSGVO'],
    ['Art. 6 Abs. 1 lit. f DSGVO', 'Art.~6 Abs.~1 lit.~f DSGVO'],
    ['§ 24 und § 25 MedienG', '§~24 und §~25 MedienG'],
    ['innerhalb von 5 Werktagen, binnen 14 Tagen', 'innerhalb von 5~Werktagen, binnen 14~Tagen'],
    ['höchstens 15 Euro, mindestens 2 Monate', 'höchstens 15~Euro, mindestens 2~Monate'],
    ['zum 1. Februar, am 5. Tag des Verzugs', 'zum 1.~Februar, am 5.~Tag des Verzugs'],
    ['bei Premium auf 50. Soweit vereinbart', 'bei Premium auf 50. Soweit vereinbart'],
  ])('binds the right words of "%s"', (text, bound) => {
    expect(bindWords(text).replaceAll('\u00a0', '~')).toBe(bound);
  });

  it('changes only spaces, and nothing the second time', () => {
    const words = fc.constantFrom('§', 'Art.', 'lit.', 'f', '5', '28', '1.', 'Tagen', 'Euro', 'Februar', 'und');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join(' ');
        const bound = bindWords(text);
        expect(bound.replaceAll('\u00a0', ' ')).toBe(text);
        expect(bindWords(bound)).toBe(bound);
      }),
    );
  });
});
