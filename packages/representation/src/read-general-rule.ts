import { Cursor, type Phrase, phrase } from './phrase.ts';
import type { ActivePower, Part } from './rule.ts';
import { wordingOf } from './words.ts';

/** What the articles say of everybody who holds one office: `one` if there is only one of them, else `several`. */
export type GeneralRule = { of: Part; one?: ActivePower | undefined; several?: ActivePower | undefined };

const OFFICES: readonly (readonly [Part, string])[] = [
  ['director', 'geschaeftsfuehrer'],
  ['board_member', 'vorstandsmitglied'],
  ['liquidator', 'liquidator'],
  ['partner', 'persoenlich haftend gesellschafter'],
];

const PARTS = {
  company: '(die (gesellschaft|genossenschaft|stiftung))',
  there: '(bestellt|vorhanden)',
  one: 'ist [nur] ein <office> <there> [so]|wenn [nur] ein <office> <there> ist [so]|hat <company> [nur] ein <office> [so]',
  several: 'sind mehrere <office> <there> [so]|wenn mehrere <office> <there> sind [so]',
  mixed: '(gemeinsam|in gemeinschaft) mit ein prokurist',
};

const ALONE: ActivePower = { kind: 'alone' };

const sentencesOf = (part: Part, office: string): readonly (readonly [Phrase, Omit<GeneralRule, 'of'>])[] => {
  const of = (pattern: string): Phrase => phrase(pattern, { ...PARTS, office });
  const jointly = (parts: Part[], count: number | 'all'): ActivePower => ({
    kind: 'jointly',
    beside: { parts, names: [], count },
  });
  const two = { several: jointly([part], 1) };
  const twoOrMixed = { several: jointly([part, 'prokurist'], 1) };
  const all = { several: jointly([part], 'all') };
  return [
    [of('(<one>) vertritt (er|sie|dieser|diese) [<company>] allein'), { one: ALONE }],
    [of('(<one>) wird <company> durch (ihn|sie|diesen|diese) allein vertreten'), { one: ALONE }],
    [
      of('jeder <office> (vertritt [<company>] allein|ist einzelvertretungsberechtigt)'),
      { one: ALONE, several: ALONE },
    ],
    [
      of(
        '(<several>) wird <company> (durch (saemtliche|alle) <office> gemeinsam|gemeinsam durch (saemtliche|alle) <office>) vertreten',
      ),
      all,
    ],
    [of('(<several>) vertreten (sie|diese) [<company>] gemeinsam'), all],
    [
      of(
        '(<several>) wird <company> [gemeinsam] durch zwei <office> [gemeinsam] oder [durch] ein <office> <mixed> vertreten',
      ),
      twoOrMixed,
    ],
    [of('(<several>) wird <company> [gemeinsam] durch zwei <office> [gemeinsam] vertreten'), two],
    [
      of(
        '(<several>) vertreten [je|jeweils] zwei [von ihnen|<office>] gemeinsam oder ein [von ihnen|<office>] <mixed>',
      ),
      twoOrMixed,
    ],
    [of('(<several>) vertreten [je|jeweils] zwei [von ihnen|<office>] gemeinsam'), two],
  ];
};

const SENTENCES = OFFICES.map(([part, office]) => ({ part, sentences: sentencesOf(part, office) }));

/** What may be granted nobody has by that, and what holds for others takes nothing away. */
const HARMLESS = phrase(
  '(einzelvertretungsbefugnis|alleinvertretungsbefugnis) kann erteilt werden|dies gilt auch fuer liquidatoren|[die] gleiche vertretungsregelung gilt auch fuer liquidatoren',
);

const readFor = (
  words: readonly string[],
  { part, sentences }: (typeof SENTENCES)[number],
): GeneralRule | undefined => {
  const cursor = new Cursor(words);
  const rule: GeneralRule = { of: part };
  while (!cursor.isAtEnd) {
    if (cursor.take(HARMLESS) !== undefined) continue;
    const said = sentences.find(([pattern]) => cursor.take(pattern) !== undefined)?.[1];
    if (said === undefined || (rule.one && said.one) || (rule.several && said.several)) return undefined;
    Object.assign(rule, said);
  }
  return rule.one || rule.several ? rule : undefined;
};

/** Reads the company's own rule, to the last word or not at all. */
export const readGeneralRule = (text: string): GeneralRule | undefined => {
  const words = wordingOf(text, new Map())?.words ?? [];
  for (const office of SENTENCES) {
    const rule = readFor(words, office);
    if (rule) return rule;
  }
  return undefined;
};
