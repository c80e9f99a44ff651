import { type Cursor, type Phrase, phrase } from './phrase.ts';
import type { Beside, Part } from './rule.ts';

const BODIES = {
  board: 'des (vorstands|vorstandes|verwaltungsrats|verwaltungsrates|stiftungsrats|stiftungsrates)|der verwaltung',
};

/** Longer wordings first: a "vertretungsberechtigter Geschäftsführer" is a director. */
const PARTS: readonly (readonly [Part, Phrase])[] = (
  [
    ['director', '[vertretungsberechtigt] geschaeftsfuehrer'],
    ['board_member', '[vertretungsberechtigt] (vorstandsmitglied|mitglied (<board>)|vorstand)'],
    ['partner', '[vertretungsberechtigt] ((persoenlich|unbeschraenkt) haftend gesellschafter|komplementaer)'],
    ['liquidator', 'liquidator'],
    ['prokurist', 'prokurist'],
    ['chair', 'praesident [<board>]'],
    ['representative', '[vertretungsberechtigt] organmitglied|mitglied des vertretungsorgans|gesetzlichen vertreter'],
    ['representative', 'vertretungsberechtigt'],
    ['signatory', 'zeichnungsberechtigt'],
  ] as const
).map(([part, pattern]) => [part, phrase(pattern, BODIES)]);

const takePart = (cursor: Cursor): Part | undefined =>
  PARTS.find(([, pattern]) => cursor.take(pattern) !== undefined)?.[0];

const COUNTS: readonly (readonly [number | 'all', Phrase])[] = [
  [1, phrase('ein [weiter]|dem [/ der]|der [/ dem]')],
  [2, phrase('zwei [weiter]')],
  [3, phrase('drei [weiter]')],
  ['all', phrase('(allen|saemtlichen) [weiter|uebrigen]')],
];
const OR = phrase('oder [gemeinsam] [mit]');
/** "einem Geschäftsführer oder weiteren Prokuristen" goes without a second article. */
const AGAIN = phrase('weiter');
const SAID_TWICE = phrase('/ ein [weiter]');
const NAMED_LEAD = phrase('dem|der|herrn|frau');
const NAME = phrase('#name [(geb|geboren [am]) #day]');

/** One or more of somebody: "einem weiteren Geschäftsführer", "allen anderen persönlich haftenden Gesellschaftern". */
const takeCounted = (cursor: Cursor, mayLackArticle: boolean): Beside | undefined => {
  const count = COUNTS.find(([, pattern]) => cursor.take(pattern) !== undefined)?.[0];
  if (count === undefined) {
    if (!mayLackArticle) return undefined;
    cursor.take(AGAIN);
  }
  const part = takePart(cursor);
  // "einer Prokuristin/einem Prokuristen"
  const isSaidTwice = cursor.take(SAID_TWICE) !== undefined;
  if (part === undefined || (isSaidTwice && takePart(cursor) !== part)) return undefined;
  return { parts: [part], names: [], count: count ?? 1 };
};

/** "der Prokuristin Anna Adler". */
const takeNamed = (cursor: Cursor, names: readonly string[]): Beside | undefined => {
  cursor.take(NAMED_LEAD);
  takePart(cursor);
  const place = /\d+/.exec(cursor.take(NAME) ?? '')?.[0];
  const name = names[Number(place)];
  return name === undefined ? undefined : { parts: [], names: [name], count: 1 };
};

const takeItem = (cursor: Cursor, names: readonly string[], mayLackArticle: boolean): Beside | undefined =>
  cursor.attempt(() => takeNamed(cursor, names)) ?? cursor.attempt(() => takeCounted(cursor, mayLackArticle));

/** Registers name two or three parts; nobody lists more. */
const MOST_ITEMS = 6;

/**
 * Reads whom it takes beside. With "oder" any of several will do; commas are gone, so others may stand before the last
 * "oder". "A und B" is not read: that would be both of them.
 */
export const readBeside = (cursor: Cursor, names: readonly string[]): Beside | undefined => {
  const first = takeItem(cursor, names, false);
  if (first === undefined) return undefined;
  const items = [first];
  let isListOpen = false;
  while (items.length < MOST_ITEMS) {
    const isOr = cursor.take(OR) !== undefined;
    const item = takeItem(cursor, names, isOr);
    if (item === undefined) {
      if (isOr) return undefined;
      break;
    }
    items.push(item);
    isListOpen = !isOr;
  }
  return isListOpen ? undefined : merged(items);
};

/** Those who are named and those who hold a part cannot be told apart later, nor can one of these and two of those. */
const merged = (items: readonly Beside[]): Beside | undefined => {
  const count = items[0]?.count ?? 1;
  const parts = [...new Set(items.flatMap((item) => item.parts))];
  const names = items.flatMap((item) => item.names);
  if (items.some((item) => item.count !== count) || (parts.length > 0 && names.length > 0)) return undefined;
  // All of several kinds, or two of either kind: more than one reading.
  return count !== 1 && items.length > 1 ? undefined : { parts, names, count };
};
