import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRule } from './read-rule.ts';
import type { Rule } from './rule.ts';
import { indexNames } from './words.ts';

const PEOPLE = indexNames(['Dr. Anna Adler', 'Anna Adler', 'Max von Muster', 'Adler Verwaltungs-GmbH']);

/** `alone`, `none`, `open`, or whom it takes beside; then the limits. */
const shown = (rule: Rule | undefined): string => {
  if (rule === undefined) return 'not read';
  const { power, limits, since } = rule;
  const beside = power?.kind === 'jointly' ? power.beside : undefined;
  const who = beside ? `${beside.count} of ${[...beside.parts, ...beside.names].join(', ')}` : (power?.kind ?? 'open');
  return [who, ...limits, ...(since ? [since] : [])].join(' + ');
};

const BOTH = 'self_dealing + multiple_representation';
const SELF_DEALING =
  'mit der Befugnis, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen';

const GERMAN: [string, string][] = [
  ['einzelvertretungsberechtigt', 'alone'],
  ['stets einzelvertretungsberechtigt', 'alone'],
  ['alleinvertretungsberechtigt.', 'alone'],
  ['sole representation', 'alone'],
  ['ist zur Einzelvertretung berechtigt', 'alone'],
  ['mit der Befugnis die Gesellschaft allein zu vertreten', 'alone'],
  [`einzelvertretungsberechtigt; ${SELF_DEALING}`, `alone + ${BOTH}`],
  ['einzelvertretungsberechtigt und von den Beschränkungen des § 181 BGB befreit', `alone + ${BOTH}`],
  [SELF_DEALING, `open + ${BOTH}`],
  ['mit der Befugnis Rechtsgeschäfte mit sich selbst oder als Vertreter Dritter abzuschließen', `open + ${BOTH}`],
  ['mit der Befugnis, im eigenen Namen mit der Gesellschaft Rechtsgeschäfte abzuschließen', 'open + self_dealing'],
  [
    'mit der Befugnis im Namen der Gesellschaft mit sich als Vertreter eines Dritten Rechtsgeschäfte vorzunehmen',
    'open + multiple_representation',
  ],
  [
    'mit der Befugnis - auch für die jeweiligen Geschäftsführer -, im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen.',
    `open + ${BOTH}`,
  ],
  ['vertretungsberechtigt gemäß allgemeiner Vertretungsregelung', 'open'],
  ['von der Vertretung ausgeschlossen', 'none'],
  ['vertretungsberechtigt gemeinsam mit einem anderen Geschäftsführer', '1 of director'],
  [
    'vertretungsberechtigt gemeinsam mit einem anderen Geschäftsführer oder einem Prokuristen',
    '1 of director, prokurist',
  ],
  ['mit der Befugnis die Gesellschaft mit einem anderen Geschäftsführer zu vertreten', '1 of director'],
  ['gesamtvertretungsberechtigt mit allen anderen persönlich haftenden Gesellschaftern.', 'all of partner'],
  ['gemeinsam mit zwei weiteren Vorstandsmitgliedern', '2 of board_member'],
  [
    'Gesamtvertretung gemeinsam mit einem anderen Vertretungsberechtigten oder einem Prokuristen',
    '1 of representative, prokurist',
  ],
  ['Einzelprokura', 'alone + prokura'],
  ['Prokura', 'open + prokura'],
  ['Einzelprokura mit der Ermächtigung zur Veräußerung und Belastung von Grundstücken', 'alone + prokura + with_land'],
  ['Einzelprokura ohne die Befugnis zur Veräußerung und Belastung von Grundstücken', 'alone + prokura + no_land'],
  ['Einzelprokura beschränkt auf die Zweigniederlassung Bad Adlerstadt', 'alone + prokura + branch_only'],
  [
    'Gesamtprokura gemeinsam mit einem Geschäftsführer, einem Vorstandsmitglied oder einem weiteren Prokuristen',
    '1 of director, board_member, prokurist + prokura',
  ],
  [
    'Gesamtprokura gemeinsam mit dem Geschäftsführer Max von Muster oder der Prokuristin Adler, Anna',
    '1 of Max von Muster, Anna Adler + prokura',
  ],
];

const AUSTRIAN: [string, string][] = [
  ['vertritt seit 01.02.2015 selbständig', 'alone + 2015-02-01'],
  ['vertritt seit 1.2.2015 selbstständig', 'alone + 2015-02-01'],
  [
    'vertritt seit 01.02.2015 gemeinsam mit einem weiteren Geschäftsführer oder einer/einem Prokurist/in',
    '1 of director, prokurist + 2015-02-01',
  ],
  [
    'vertritt gemeinsam mit einer weiteren Geschäftsführerin/einem weiteren Geschäftsführer oder Prokuristen/Prokuristin',
    '1 of director, prokurist',
  ],
  ['vertritt seit 01.02.2015 gemeinsam mit einem Geschäfts-\nführer', '1 of director + 2015-02-01'],
  ['vertritt seit 01.02.2015 gemeinsam mit gemeinsam mit einem Prokuristen', '1 of prokurist + 2015-02-01'],
  ['vertritt gemeinsam mit einem weiteren unbeschränkt haftenden Gesellschafter', '1 of partner'],
  ['vertritt gemeinsam mit dem/der Obmann/Obfrau', '1 of chair'],
  ['vertritt gemeinsam mit Max von Muster, geb. 01.02.1970', '1 of Max von Muster'],
  ['vertritt gemeinsam mit der Adler Verwaltungs-GmbH', '1 of Adler Verwaltungs-GmbH'],
  ['nicht vertretungsbefugt seit 01.02.2015', 'none + 2015-02-01'],
];

const SWISS: [string, string][] = [
  ['mit Einzelunterschrift', 'alone'],
  ['Kollektivunterschrift zu zweien', '1 of signatory'],
  ['mit Kollektivunterschrift zu dreien', '2 of signatory'],
  ['mit Kollektivprokura zu zweien', '1 of signatory + prokura'],
  ['mit Kollektivunterschrift zu zweien mit dem Präsidenten', '1 of chair'],
  ['Kollektivprokura zu zweien, mit einem Mitglied des Verwaltungsrates', '1 of board_member + prokura'],
  ['ohne Zeichnungsberechtigung', 'none'],
  ['avec signature individuelle', 'alone'],
  ['avec signature collective à deux', '1 of signatory'],
  ['signature collective à deux avec le président', '1 of chair'],
  ['procuration collective à deux', '1 of signatory + prokura'],
  ['sans droit de signature', 'none'],
  ['con firma individuale', 'alone'],
  ['con firma collettiva a due', '1 of signatory'],
  ['con firma collettiva a due con il presidente', '1 of chair'],
  ['senza diritto di firma', 'none'],
];

const ALL = [...GERMAN, ...AUSTRIAN, ...SWISS];

describe('the wording of a power', () => {
  test.each(ALL)('%s', (text, meaning) => {
    expect(shown(readRule(text, PEOPLE))).toBe(meaning);
  });
});

describe('what is not understood to the last word is not read', () => {
  test.each([
    '',
    'Kaufmann',
    'Stammeinlage EUR 35.000, geleistet EUR 35.000',
    'nicht einzelvertretungsberechtigt',
    'nicht mehr einzelvertretungsberechtigt',
    'einzelvertretungsberechtigt bis zu einem Betrag von EUR 10.000',
    'einzelvertretungsberechtigt nur mit Zustimmung der Gesellschafterversammlung',
    'einzelvertretungsberechtigt und',
    'Einzelprokura erloschen',
    'Einzelprokura, Gesamtprokura gemeinsam mit einem Geschäftsführer',
    'Adlerstadt, einzelvertretungsberechtigt',
    // Alone by the words, together with all by the law: with whom is not said.
    'gesamtvertretungsberechtigt',
    'Gesamtprokura',
    'gemeinsam mit einem Geschäftsführer und einem Prokuristen',
    'gemeinsam mit einem Geschäftsführer, einem Prokuristen',
    'gemeinsam mit den Geschäftsführern',
    'gemeinsam mit Anna Adler oder einem Prokuristen',
    'gemeinsam mit Anna Fremd',
    'gemeinsam mit einem Mitglied des Aufsichtsrates',
    'vertritt gemeinsam mit dem Obmann oder dem Obmannstellvertreter',
    'vertritt seit 31.02.2015 selbständig',
    // Of the directors only.
    'mit der Befugnis für jeden Geschäftsführer, im Namen der Gesellschaft mit sich im eigenen Namen Rechtsgeschäfte abzuschließen',
    'mit der Befugnis, im Namen der Gesellschaft mit sich als Vertreter der Adler GmbH Rechtsgeschäfte abzuschließen',
    'Einzelunterschrift beschränkt auf den Hauptsitz',
    'Einzelprokura, für die Zweigniederlassung untersagt',
    'Einzelprokura beschränkt auf die Zweigniederlassung Gesamtprokura',
    'Kollektivunterschrift zu zweien, jedoch nicht mit Anna Adler',
    'mit Kollektivunterschrift zu dreien mit dem Präsidenten',
    'signature collective à deux, toutefois pas entre eux',
    'con firma collettiva a due con il presidente e/o con Anna Adler',
  ])('%s', (text) => {
    expect(readRule(text, PEOPLE)).toBeUndefined();
  });

  const anyWording = fc.constantFrom(...ALL.map(([text]) => text));
  // Towns are known by their capital letter.
  const closedWording = fc.constantFrom(...ALL.map(([text]) => text).filter((text) => !text.includes('niederlassung')));
  const anyWord = fc.stringMatching(/^[a-zäöü]{4,12}$/).filter((word) => readRule(word) === undefined);

  test('case and blanks do not matter', () => {
    const blank = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0');
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
    );
    fc.assert(
      fc.property(closedWording, change, blank, (text, changed, space) => {
        const other = ` ${changed(text).replaceAll(' ', space)} `;
        expect(readRule(other, PEOPLE)).toEqual(readRule(text, PEOPLE));
      }),
    );
  });

  test('one unknown word anywhere', () => {
    fc.assert(
      fc.property(anyWording, anyWord, fc.nat(), (text, word, place) => {
        const words = text.split(' ');
        const broken = words.toSpliced(place % (words.length + 1), 0, word).join(' ');
        expect(readRule(broken, PEOPLE)).toBeUndefined();
      }),
    );
  });

  test('a "nicht" is never passed over', () => {
    fc.assert(
      fc.property(anyWording, fc.nat(), (text, place) => {
        const words = text.split(' ');
        const denied = words.toSpliced(place % (words.length + 1), 0, 'nicht').join(' ');
        expect(readRule(denied, PEOPLE)).not.toEqual(readRule(text, PEOPLE));
      }),
    );
  });

  test('no word that is lost lets somebody sign alone', () => {
    const joint = ALL.filter(([, meaning]) => /^(?:\d|all) of/.test(meaning)).map(([text]) => text);
    fc.assert(
      fc.property(fc.constantFrom(...joint), fc.nat(), (text, place) => {
        const words = text.split(' ');
        const rest = words.toSpliced(place % words.length, 1).join(' ');
        expect(readRule(rest, PEOPLE)?.power?.kind).not.toBe('alone');
      }),
    );
  });

  test.each([
    'gemeinsam mit '.repeat(50_000),
    'einem Geschäftsführer oder '.repeat(50_000),
    '/'.repeat(1_000_000),
    'a-\n'.repeat(300_000),
    `gemeinsam mit ${'einem Geschäftsführer, '.repeat(40)}oder einem Prokuristen`,
  ])('a text made to be slow (%#)', (text) => {
    expect(readRule(text, PEOPLE)).toBeUndefined();
  });
});
