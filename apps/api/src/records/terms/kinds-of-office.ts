import { type KindMask, maskOf, type RelationKind } from '@firmament/network/relation';
import { officeOf } from '@firmament/representation/office-of-title';
import type { Part } from '@firmament/representation/rule';
import { folded } from '@firmament/representation/words';

/** What somebody is to a company, by the title of the office. */

const KIND_OF_PART: Record<Part, RelationKind> = {
  director: 'management',
  liquidator: 'management',
  representative: 'management',
  board_member: 'board',
  chair: 'board',
  partner: 'partner',
  prokurist: 'prokura',
  signatory: 'other',
};

/** What such titles say beyond the power to act. */
const BESIDES: readonly (readonly [RegExp, readonly RelationKind[]])[] = [
  [/aufsichtsr|beirat|verwaltungsr|stiftungsr/, ['board']],
  [/kommandit/, ['partner', 'shareholder']],
  [/aktionaer|^associe|^socio/, ['shareholder']],
  // A sole trader runs and owns the business.
  [/^inhaber/, ['management', 'shareholder']],
];

/** Who is liable in person holds a part that is no share of a capital. */
const LIABLE = /haftende/;
const OWNER = /gesellschafter/;

const readKinds = (title: string): KindMask => {
  const text = folded(title.trim());
  const kinds = new Set(officeOf(title).parts.map((part) => KIND_OF_PART[part]));
  for (const [pattern, meant] of BESIDES) if (pattern.test(text)) for (const kind of meant) kinds.add(kind);
  if (OWNER.test(text) && !LIABLE.test(text)) kinds.add('shareholder');
  return maskOf(kinds.size > 0 ? kinds : ['other']);
};

/** Titles are few and repeat by the million; bounded for odd data. */
const MAX_REMEMBERED = 10_000;
const known = new Map<string, KindMask>();

export const kindsOfOffice = (title: string): KindMask => {
  let kinds = known.get(title);
  if (kinds === undefined) {
    kinds = readKinds(title);
    if (known.size < MAX_REMEMBERED) known.set(title, kinds);
  }
  return kinds;
};
