import type { Part } from './rule.ts';
import { folded } from './words.ts';

/** What a title means for representation. */
export type Office = {
  parts: Part[];
  /** Whether its holders represent the company. Undefined: the title does not tell. */
  isActing: boolean | undefined;
  /** Whether they do so for a branch only. */
  isForBranch: boolean;
};

/** Those who supervise, own, audit, or answer to an authority. */
const NOT_ACTING = /aufsichtsr|beirat|kommandit|aktionaer|stifter|revisionsstelle|pruefer|gewerberechtlich/;

const PARTS: readonly (readonly [RegExp, Part])[] = [
  [/geschaeftsfuehr|managing director|gerant|gerente/, 'director'],
  [/vorst(?:and|aend)|verwaltungsr|stiftungsr|der verwaltung\b|obmann|obfrau|administra|amministra/, 'board_member'],
  [/(?:persoenlich|unbeschraenkt) haftende|komplementaer|^partner(?:in)?$/, 'partner'],
  [/liquidat|abwickler/, 'liquidator'],
  [/prokurist|^prokura/, 'prokurist'],
  [/^(?:praesident|vorsitzend|vorstandsvorsitzend|obmann|obfrau|president)(?!.*stellv)/, 'chair'],
  [/^vertretungsberechtigt/, 'representative'],
];

/** A sole trader is the business. In Switzerland some have a signature and no office. */
const ACTING = /^inhaber|zeichnungsberechtigt|^praesident|^kassier|^schriftfuehrer/;

/** Only owns, unless the title also names an office or unlimited liability. */
const OWNER = /gesellschafter|^associe|^socio/;

const FOR_BRANCH = /zweigniederlassung|staendige[rn]? vertreter/;

export const officeOf = (title: string): Office => {
  const text = folded(title.trim());
  const isForBranch = FOR_BRANCH.test(text);
  if (NOT_ACTING.test(text)) return { parts: [], isActing: false, isForBranch };
  const parts = PARTS.filter(([pattern]) => pattern.test(text)).map(([, part]) => part);
  if (parts.length > 0 || ACTING.test(text)) return { parts, isActing: true, isForBranch };
  return { parts, isActing: OWNER.test(text) ? false : undefined, isForBranch };
};

const LEADING: ReadonlySet<Part> = new Set<Part>(['director', 'board_member', 'partner', 'chair', 'representative']);

/** Whether somebody leads the company; holders of Prokura, supervisors and liquidators do not. */
export const isLeading = (title: string): boolean => {
  const { parts, isActing } = officeOf(title);
  return isActing === true && (parts.some((part) => LEADING.has(part)) || /^inhaber/i.test(title.trim()));
};

/** Whether somebody winds the company up: acts for it, but no longer leads it. */
export const isLiquidating = (title: string): boolean => officeOf(title).parts.includes('liquidator');
