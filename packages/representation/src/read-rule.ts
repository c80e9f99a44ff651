import { Cursor, type Phrase, phrase } from './phrase.ts';
import { readBeside } from './read-beside.ts';
import type { Beside, Limit, Power, Rule } from './rule.ts';
import { type NameIndex, wordingOf } from './words.ts';

/** What one clause of a wording adds. */
type Meaning = { power?: Power; limits?: Limit[]; since?: string };

const PARTS = {
  company: '(die (gesellschaft|firma|genossenschaft|stiftung|partnerschaft)|den verein|das unternehmen)',
  always: '(stets|jeweils)',
  since: 'seit #day',
  represents: 'vertritt [<company>] [<since>] [<company>]',
  /** The general partner's own directors get the same; that takes nothing away from the partner. */
  directors: 'geschaeftsfuehrer [und [fuer jeden] prokurist] [der persoenlich haftend gesellschafter]',
  too: 'auch fuer ([die|ihre] jeweilig|jeden|ihre) <directors>',
  grant: '[jeweils] mit der [fuer sich sowie ihre geschaeftsfuehrer geltenden] befugnis [<too>]|befugt',
  third: 'als vertreter (eines dritten|dritter|von dritten)',
  own: 'mit sich [selbst] (im eigenen|in eigenem) namen',
  deal: 'rechtsgeschaefte abzuschliessen',
  land: '(veraeusserung und belastung|belastung und veraeusserung) von (grundstuecken|liegenschaften)',
  rights: 'und grundstuecksgleichen rechten',
  section: '§ 181 bgb',
  branch: '(zweigniederlassung|filiale) [[in|zu] #place]',
} as const;

const of = (pattern: string): Phrase => phrase(pattern, PARTS);

const ALONE: Meaning = { power: { kind: 'alone' } };
const NONE: Meaning = { power: { kind: 'none' } };
const BOTH: Meaning = { limits: ['self_dealing', 'multiple_representation'] };

/** Clauses with one meaning each. The first that fits counts, so the longer stands before the shorter. */
const CLAUSES: readonly (readonly [Phrase, Meaning])[] = [
  [of('[<always>] einzelvertretungsberechtigt [<since>]'), ALONE],
  [of('[<always>] allein (vertretungsberechtigt|zeichnungsberechtigt|zur vertretung (berechtigt|befugt))'), ALONE],
  [of('[mit] (einzelvertretung|alleinvertretung|einzelvertretungsbefugnis|alleinvertretungsbefugnis)'), ALONE],
  [of('[mit] (einzelvertretungsmacht|alleinvertretungsmacht|einzelvertretungsberechtigung)'), ALONE],
  [of('zur (einzelvertretung|alleinvertretung) (berechtigt|befugt)'), ALONE],
  [of('<represents> [<always>] allein'), ALONE],
  [of('mit der befugnis <company> allein zu vertreten'), ALONE],
  [of('sole representation|[mit] einzelunterschrift|einzelzeichnungsberechtigt'), ALONE],
  [of('[avec] signature individuelle|[con] firma individuale'), ALONE],
  [of('[mit] (einzelprokura|alleinprokura) [<since>]'), { ...ALONE, limits: ['prokura'] }],
  [of('[avec] procuration individuelle|[con] procura individuale'), { ...ALONE, limits: ['prokura'] }],

  [of('von der vertretung [der gesellschaft] ausgeschlossen'), NONE],
  [of('nicht (vertretungsberechtigt|zeichnungsberechtigt|zur vertretung (berechtigt|befugt)) [<since>]'), NONE],
  [of('ohne (vertretungsbefugnis|vertretungsmacht|vertretungsberechtigung)'), NONE],
  [of('ohne (zeichnungsberechtigung|zeichnungsbefugnis|unterschrift|unterschriftsberechtigung)'), NONE],
  [of('<represents> nicht|sans [droit de] signature|senza [diritto di] firma'), NONE],

  [of('<grant> im namen der gesellschaft <own> (oder|und|sowie) <third> <deal>'), BOTH],
  [of('<grant> rechtsgeschaefte mit sich selbst (oder|und) <third> abzuschliessen'), BOTH],
  [of('[ist] von ([den] beschraenkungen des <section>|<section>) befreit'), BOTH],
  [of('befreit von ([den] beschraenkungen des <section>|<section>)'), BOTH],
  [of('[unter] befreiung von ([den] beschraenkungen des <section>|<section>)'), BOTH],
  [of('<grant> im namen der gesellschaft <own> <deal>'), { limits: ['self_dealing'] }],
  [of('<grant> im eigenen namen mit der gesellschaft <deal>'), { limits: ['self_dealing'] }],
  [of('<grant> rechtsgeschaefte mit sich selbst abzuschliessen'), { limits: ['self_dealing'] }],
  [of('<grant> im namen der gesellschaft mit sich <third> <deal>'), { limits: ['multiple_representation'] }],

  [of('mit der (befugnis|ermaechtigung|berechtigung) zur <land> [<rights>]'), { limits: ['with_land'] }],
  [of('[auch] zur <land> (ermaechtigt|befugt|berechtigt)'), { limits: ['with_land'] }],
  [of('einschliesslich der (befugnis|ermaechtigung) zur <land>'), { limits: ['with_land'] }],
  [of('ohne [die] (befugnis|ermaechtigung|berechtigung) zur <land>'), { limits: ['no_land'] }],

  [of('[nur] beschraenkt auf (die|eine|den betrieb der) <branch>'), { limits: ['branch_only'] }],
  [of('[nur] fuer die <branch>'), { limits: ['branch_only'] }],

  [of('[vertretungsberechtigt] (gemaess|nach|entsprechend) [der] allgemein vertretungsregelung'), {}],
];

/** They leave open whether alone or with whom, and are the beginning of clauses that do not. */
const SHORTEST: readonly (readonly [Phrase, Meaning])[] = [
  [of('vertretungsberechtigt|zur vertretung (berechtigt|befugt)'), {}],
  [of('prokura [<since>]'), { limits: ['prokura'] }],
];

/** Beginnings of "together with somebody", and what has to follow whom they name. */
const JOINTLY: readonly { lead: Phrase; tail?: Phrase; limits?: Limit[] }[] = [
  { lead: of('[nur] gemeinsam [vertretungsberechtigt] mit|[nur] in gemeinschaft mit') },
  // The Austrian register doubles the words where two of its fields meet.
  { lead: of('<represents> [nur] gemeinsam mit [gemeinsam mit]') },
  { lead: of('(gesamtvertretungsberechtigt|gesamtvertretung) [nur] [gemeinsam|in gemeinschaft] mit') },
  { lead: of('gesamtprokura [<since>] [nur] [gemeinsam|in gemeinschaft] mit'), limits: ['prokura'] },
  { lead: of('mit der befugnis <company> [gemeinsam] mit'), tail: of('zu vertreten') },
];

/** Swiss: any of those who have a signature will do, unless the text says with whom. */
const COLLECTIVE: readonly { lead: Phrase; count: number; limits?: Limit[] }[] = [
  { lead: of('[mit] kollektivunterschrift zu (zweien|zweit)'), count: 1 },
  { lead: of('[avec] signature collective a deux|[con] firma collettiva a due'), count: 1 },
  { lead: of('[mit] kollektivunterschrift zu dreien'), count: 2 },
  { lead: of('[avec] signature collective a trois|[con] firma collettiva a tre'), count: 2 },
  { lead: of('[mit] kollektivprokura zu (zweien|zweit)'), count: 1, limits: ['prokura'] },
  { lead: of('[avec] procuration collective a deux|[con] procura collettiva a due'), count: 1, limits: ['prokura'] },
];
const WITH = of('[nur] mit');
const WITH_CHAIR = of('avec (le president|la presidente)|con (il|la) presidente');
const WITH_BOARD = of('avec un [autre] administrateur|con un [altro] membro');

const BEFORE_CLAUSE = of('nun|nunmehr|jetzt|[er|sie] ist');
const BETWEEN_CLAUSES = of('und|sowie');

const takeFixed = (cursor: Cursor, clauses: typeof CLAUSES): Meaning | undefined => {
  for (const [pattern, meaning] of clauses) {
    const words = cursor.take(pattern);
    if (words !== undefined) return { ...meaning, ...dayIn(words) };
  }
  return undefined;
};

const dayIn = (words: string): Pick<Meaning, 'since'> => {
  const since = /#(\d{4}-\d{2}-\d{2})/.exec(words)?.[1];
  return since === undefined ? {} : { since };
};

const takeJointly = (cursor: Cursor, names: readonly string[]): Meaning | undefined => {
  for (const { lead, tail, limits = [] } of JOINTLY) {
    const found = cursor.attempt(() => {
      const words = cursor.take(lead);
      const beside = words === undefined ? undefined : readBeside(cursor, names);
      if (words === undefined || beside === undefined) return undefined;
      if (tail && cursor.take(tail) === undefined) return undefined;
      return { ...dayIn(words), power: { kind: 'jointly' as const, beside }, limits };
    });
    if (found) return found;
  }
  return undefined;
};

const takeCollective = (cursor: Cursor, names: readonly string[]): Meaning | undefined => {
  const found = COLLECTIVE.find(({ lead }) => cursor.take(lead) !== undefined);
  if (found === undefined) return undefined;
  const { count, limits = [] } = found;
  const named = takeRestriction(cursor, names);
  // "Zu dreien mit dem Präsidenten" leaves the third open.
  if (named && count !== 1) return undefined;
  return { power: { kind: 'jointly', beside: named ?? { parts: ['signatory'], names: [], count } }, limits };
};

const takeRestriction = (cursor: Cursor, names: readonly string[]): Beside | undefined => {
  if (cursor.take(WITH_CHAIR)) return { parts: ['chair'], names: [], count: 1 };
  if (cursor.take(WITH_BOARD)) return { parts: ['board_member'], names: [], count: 1 };
  return cursor.attempt(() => (cursor.take(WITH) === undefined ? undefined : readBeside(cursor, names)));
};

const takeClause = (cursor: Cursor, names: readonly string[]): Meaning | undefined => {
  cursor.take(BEFORE_CLAUSE);
  return (
    takeFixed(cursor, CLAUSES) ??
    takeJointly(cursor, names) ??
    takeCollective(cursor, names) ??
    takeFixed(cursor, SHORTEST)
  );
};

/** Undefined where one clause contradicts another. */
const join = (rule: Rule, { power, limits = [], since }: Meaning): Rule | undefined => {
  if (power && rule.power && JSON.stringify(power) !== JSON.stringify(rule.power)) return undefined;
  if (since && rule.since && since !== rule.since) return undefined;
  const all = [...new Set([...rule.limits, ...limits])];
  if (all.includes('with_land') && all.includes('no_land')) return undefined;
  return { power: power ?? rule.power, limits: all, since: since ?? rule.since };
};

const NO_NAMES: NameIndex = new Map();

/**
 * Reads the wording of one person's power. What is not understood to the last word is not read at all: a limit that we
 * pass over would let somebody sign who must not. `people` are those whom the text may name.
 */
export const readRule = (text: string, people: NameIndex = NO_NAMES): Rule | undefined => {
  const wording = wordingOf(text, people);
  if (wording === undefined || wording.words.length === 0) return undefined;
  const cursor = new Cursor(wording.words);
  let rule: Rule | undefined = { limits: [] };
  do {
    const meaning = takeClause(cursor, wording.names);
    rule = meaning && join(rule, meaning);
    if (rule === undefined) return undefined;
    if (cursor.isAtEnd) return rule;
    cursor.take(BETWEEN_CLAUSES);
  } while (!cursor.isAtEnd);
  return undefined;
};
