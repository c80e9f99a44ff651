import { describe, expect, test } from 'vitest';
import { type Holder, signingOn } from './signing-on-day.ts';
import { signingSentence } from './signing-sentence.ts';

type Person = [name: string, title: string, text?: string];

const sentences = (people: Person[], language: 'en' | 'de'): string[] => {
  const holders = people.map(
    ([name, title, text], id): Holder => ({
      id,
      person: name,
      name,
      title,
      text: text ?? null,
      sourceLabel: 'Firmenbuch',
      asOf: null,
    }),
  );
  return signingOn('2026-11-14', holders).ways.map((way) => signingSentence(way, language));
};

const DIRECTORS: Person[] = [
  ['Lena Hartwig', 'Geschäftsführerin', 'vertritt selbständig'],
  ['Thomas Adler', 'Geschäftsführer', 'vertritt gemeinsam mit einem weiteren Geschäftsführer oder einem Prokuristen'],
  ['Jakob Pointner', 'Prokurist', 'vertritt gemeinsam mit einem Geschäftsführer'],
];

describe('a way to sign as a sentence', () => {
  test('of directors and a Prokurist', () => {
    expect(sentences(DIRECTORS, 'en')).toEqual([
      'Lena Hartwig alone',
      'Thomas Adler with another managing director or a holder of Prokura (Lena Hartwig or Jakob Pointner)',
      'Jakob Pointner with a managing director (Lena Hartwig or Thomas Adler)',
    ]);
    expect(sentences(DIRECTORS, 'de')).toEqual([
      'Lena Hartwig allein',
      'Thomas Adler gemeinsam mit einer weiteren Geschäftsführerin oder einem Prokuristen (Lena Hartwig oder Jakob Pointner)',
      'Jakob Pointner gemeinsam mit einem Geschäftsführer (Lena Hartwig oder Thomas Adler)',
    ]);
  });

  test('of those who only sign among themselves', () => {
    const board = ['Anna Adler', 'Beat Spatz', 'Cleo Dohle'].map(
      (name): Person => [name, 'Mitglied des Verwaltungsrates', 'Kollektivunterschrift zu zweien'],
    );
    expect(sentences(board, 'de')).toEqual(['Je zwei von Anna Adler, Beat Spatz und Cleo Dohle gemeinsam']);
    expect(sentences(board, 'en')).toEqual(['Any two of Anna Adler, Beat Spatz and Cleo Dohle together']);
    expect(sentences(board.slice(1), 'de')).toEqual(['Beat Spatz und Cleo Dohle gemeinsam']);
  });

  const OF_ONE_RULE: [people: Person[], en: string, de: string][] = [
    [
      [
        ['Anna Adler', 'Geschäftsführer', 'einzelvertretungsberechtigt'],
        ['Beat Spatz', 'Geschäftsführer', 'einzelvertretungsberechtigt'],
      ],
      'Anna Adler or Beat Spatz, each alone',
      'Anna Adler oder Beat Spatz, jeweils allein',
    ],
    [
      [['Anna Adler', 'Geschäftsführerin', 'vertritt gemeinsam mit einem weiteren Geschäftsführer']],
      'Anna Adler with another managing director (nobody listed)',
      'Anna Adler gemeinsam mit einem weiteren Geschäftsführer (niemand eingetragen)',
    ],
    [
      [['Anna Adler', 'Prokuristin', 'Einzelprokura beschränkt auf die Zweigniederlassung Spatzenheim']],
      'Anna Adler alone, by Prokura, for a branch only',
      'Anna Adler allein, mit Prokura, nur für eine Zweigniederlassung',
    ],
    [
      [
        ['Anna Adler', 'Mitglied des Verwaltungsrates', 'Kollektivunterschrift zu zweien mit dem Präsidenten'],
        ['Cleo Dohle', 'Präsidentin des Verwaltungsrates'],
      ],
      'Anna Adler with the chair (Cleo Dohle)',
      'Anna Adler gemeinsam mit der Präsidentin (Cleo Dohle)',
    ],
    [
      [
        ['Anna Adler', 'Kassier/in', 'vertritt gemeinsam mit dem Obmann'],
        ['Beat Spatz', 'Obmann/Obfrau'],
      ],
      'Anna Adler with the chair (Beat Spatz)',
      'Anna Adler gemeinsam mit dem Obmann (Beat Spatz)',
    ],
    [
      [
        ['Anna Adler', 'Zeichnungsberechtigt', 'Kollektivprokura zu zweien mit einem Mitglied des Verwaltungsrates'],
        ['Beat Spatz', 'Mitglied des Verwaltungsrates'],
      ],
      'Anna Adler with a member of the board (Beat Spatz)',
      'Anna Adler gemeinsam mit einem Mitglied des Verwaltungsrates (Beat Spatz)',
    ],
    [
      [
        [
          'Anna Adler',
          'Komplementärin',
          'gesamtvertretungsberechtigt mit allen anderen persönlich haftenden Gesellschaftern',
        ],
        ['Beat Spatz', 'Komplementär'],
        ['Cleo Dohle', 'Komplementärin'],
      ],
      'Anna Adler with all other general partners (Beat Spatz and Cleo Dohle)',
      'Anna Adler gemeinsam mit allen anderen persönlich haftenden Gesellschaftern (Beat Spatz und Cleo Dohle)',
    ],
    [
      [
        ['Anna Adler', 'Vorstand', 'vertritt gemeinsam mit zwei weiteren Vorstandsmitgliedern'],
        ['Beat Spatz', 'Vorstand'],
        ['Cleo Dohle', 'Vorstand'],
      ],
      'Anna Adler with two other members of the board (Beat Spatz or Cleo Dohle)',
      'Anna Adler gemeinsam mit zwei weiteren Vorstandsmitgliedern (Beat Spatz oder Cleo Dohle)',
    ],
    [
      [
        ['Anna Adler', 'Geschäftsführerin', 'vertritt gemeinsam mit Beat Spatz'],
        ['Beat Spatz', 'Geschäftsführer'],
      ],
      'Anna Adler with Beat Spatz',
      'Anna Adler gemeinsam mit Beat Spatz',
    ],
  ];

  test.each(OF_ONE_RULE)('%j', (people, en, de) => {
    expect([sentences(people, 'en'), sentences(people, 'de')]).toEqual([[en], [de]]);
  });

  test('names a dozen and counts the rest', () => {
    const people = Array.from({ length: 64 }, (_, at): Person => [`P${at}`, 'Prokurist', 'Einzelprokura']);
    expect(sentences(people, 'de')[0]).toMatch(/P11 oder 52 weitere, jeweils allein, mit Prokura$/);
    expect(sentences(people, 'en')[0]).toMatch(/P11 or 52 others, each alone, by Prokura$/);
  });
});
