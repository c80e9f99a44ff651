import { describe, expect, test } from 'vitest';
import { readGeneralRule } from './read-general-rule.ts';

const ALONE = { kind: 'alone' };
const with1 = (...parts: string[]) => ({ kind: 'jointly', beside: { parts, names: [], count: 1 } });
const withAll = (part: string) => ({ kind: 'jointly', beside: { parts: [part], names: [], count: 'all' } });

const ONE = 'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.';

describe("a company's own rule", () => {
  test.each([
    [ONE, { of: 'director', one: ALONE }],
    [
      `${ONE} Sind mehrere Geschäftsführer bestellt, so wird die Gesellschaft durch zwei Geschäftsführer oder durch einen Geschäftsführer gemeinsam mit einem Prokuristen vertreten.`,
      { of: 'director', one: ALONE, several: with1('director', 'prokurist') },
    ],
    [
      'Sind mehrere Geschäftsführer bestellt, wird die Gesellschaft gemeinschaftlich durch zwei Geschäftsführer oder durch einen Geschäftsführer in Gemeinschaft mit einem Prokuristen vertreten. Alleinvertretungsbefugnis kann erteilt werden.',
      { of: 'director', several: with1('director', 'prokurist') },
    ],
    [
      'Wenn nur ein Geschäftsführer bestellt ist, vertritt dieser selbständig. Wenn mehrere Geschäftsführer bestellt sind, vertreten je zwei gemeinsam.',
      { of: 'director', one: ALONE, several: with1('director') },
    ],
    [
      'Ist nur ein persönlich haftender Gesellschafter vorhanden, so wird die Gesellschaft durch diesen alleine vertreten. Sind mehrere persönlich haftende Gesellschafter vorhanden, vertreten sie gemeinsam.',
      { of: 'partner', one: ALONE, several: withAll('partner') },
    ],
    ['Jeder persönlich haftende Gesellschafter vertritt einzeln.', { of: 'partner', one: ALONE, several: ALONE }],
    [
      'Sind mehrere Liquidatoren bestellt, wird die Gesellschaft durch sämtliche Liquidatoren gemeinsam vertreten.',
      { of: 'liquidator', several: withAll('liquidator') },
    ],
  ])('%s', (text, rule) => {
    expect(readGeneralRule(text)).toEqual(rule);
  });

  test.each([
    '',
    'Alleinvertretungsbefugnis kann erteilt werden.',
    `${ONE} ${ONE}`,
    `${ONE} Bei Rechtsgeschäften über 10.000 EUR vertreten zwei Geschäftsführer gemeinsam.`,
    `${ONE} Sind mehrere Liquidatoren bestellt, vertreten sie gemeinsam.`,
    'Jeweils zwei Mitglieder des Vorstands, darunter der Vorsitzende, vertreten gemeinschaftlich.',
  ])('is not read in part: %s', (text) => {
    expect(readGeneralRule(text)).toBeUndefined();
  });
});
