import { remembering } from '@firmament/memory/remembering';
import { type LegalFormKind, legalFormLabel } from '@firmament/record/legal-forms/legal-forms';

/**
 * Finds the legal form in a company's name or in the words of a register. Names carry it anywhere ("Adler GmbH
 * Metallbau"), in compounds ("Baugesellschaft mbH") and twice ("Adler GmbH & Co. KG"), so all forms are found in one
 * pass and the last one counts; words that are more often part of a name (Stiftung, Verein) only count when alone.
 */

type Rule = {
  kind: LegalFormKind;
  pattern: string;
  /** Where set, the form only exists in this country. */
  country?: string;
  /** Short forms that are also ordinary letters: in the middle of a name only this exact spelling counts. */
  exact?: readonly string[];
  /** The exact spelling is needed at the end of a name, too. */
  isExactEverywhere?: boolean;
  isWeak?: boolean;
};

/** The beginning of a longer word, from the first letter that may begin one. */
const LETTERS = String.raw`(?:(?<=^|[^\p{L}-]|\p{N}-)[\p{L}-]+)?`;
const MBH = String.raw`m\.?\s?b\.?\s?h\.?`;

const RULES: readonly Rule[] = [
  { kind: 'partnership-limited', pattern: String.raw`part(?:nerschaft(?:sgesellschaft)?|g)?\.?\s?mbb` },
  { kind: 'partnership-limited', pattern: 'partnerschaftsgesellschaft mit beschränkter berufshaftung' },
  { kind: 'partnership', pattern: 'partg|partnerschaft(?:sgesellschaft)?', country: 'DE' },
  { kind: 'kgaa', pattern: 'kgaa|kommanditgesellschaft auf aktien|kommanditaktiengesellschaft' },
  {
    kind: 'ug',
    pattern: String.raw`g?ug\s?\(?haftungsbeschränkt\)?|unternehmergesellschaft(?:\s?\(haftungsbeschränkt\))?`,
  },
  { kind: 'ug', pattern: 'ug', country: 'DE', exact: ['UG'] },
  { kind: 'sce', pattern: String.raw`europäische genossenschaft(?: \(sce\))?` },
  { kind: 'sce', pattern: 'sce', exact: ['SCE'], isExactEverywhere: true },
  {
    kind: 'cooperative',
    pattern: String.raw`(?:reg(?:istrierte|\.)?\s?)?${LETTERS}gen(?:ossenschaft|\.)\s?(?:mit (?:un)?beschränkter haftung|${MBH})`,
  },
  { kind: 'cooperative', pattern: String.raw`e\.?\s?g\.?|e\.\s?gen\.?`, exact: ['eG', 'eGen'] },
  { kind: 'cooperative', pattern: `${LETTERS}genossenschaft`, isWeak: true },
  { kind: 'ggmbh', pattern: `ggmbh|gemeinnützige (?:gmbh|gesellschaft (?:${MBH}|mit beschränkter haftung))` },
  { kind: 'gmbh', pattern: String.raw`g(?:es)?\.?\s?${MBH}|(?:gesellschaft )?(?:${MBH}|mit beschränkter haftung)` },
  { kind: 'gmbh', pattern: String.raw`s\.?[àa]\.?r\.?l\.?|sagl`, country: 'CH' },
  { kind: 'flexco', pattern: 'flexco|flexkapg|flexible kapitalgesellschaft', country: 'AT' },
  { kind: 'general', pattern: String.raw`ohg|o\.h\.g\.?|offene (?:handels)?gesellschaft|kollektivgesellschaft` },
  { kind: 'general', pattern: 'og|oeg', country: 'AT', exact: ['OG', 'OEG'] },
  { kind: 'general', pattern: 'offene erwerbsgesellschaft', country: 'AT' },
  { kind: 'limited', pattern: 'keg', country: 'AT', exact: ['KEG'] },
  { kind: 'limited', pattern: 'kommandit-?erwerbsgesellschaft', country: 'AT' },
  { kind: 'limited', pattern: 'kommanditgesellschaft' },
  { kind: 'limited', pattern: String.raw`kg|k\.g\.?`, exact: ['KG'] },
  { kind: 'se', pattern: String.raw`europäische (?:aktien)?gesellschaft(?: \(se\))?|societas europaea` },
  { kind: 'se', pattern: 'se', exact: ['SE'], isExactEverywhere: true },
  { kind: 'ag', pattern: '(?:reit-|g|investment)?aktien-?gesellschaft|société anonyme|società anonima' },
  { kind: 'ag', pattern: String.raw`g?ag|a\.\s?g\.?|reit-ag`, exact: ['AG', 'gAG', 'REIT-AG'] },
  { kind: 'ag', pattern: String.raw`s\.?\s?a\.?`, country: 'CH', exact: ['SA'] },
  {
    kind: 'sole',
    pattern: String.raw`e\.?\s?k\.?|e\.?\s?kfm\.?|e\.?\s?kff?r\.?`,
    exact: ['eK', 'eKfm', 'eKfr', 'eKffr'],
  },
  {
    kind: 'sole',
    pattern: 'eingetragene[rn]? (?:kaufmann|kauffrau|unternehmer(?:in)?)|einzelunternehme(?:r(?:in)?|n)',
  },
  { kind: 'sole', pattern: 'einzelkaufmann|einzelfirma' },
  { kind: 'sole', pattern: String.raw`e\.?\s?u\.?`, country: 'AT', exact: ['eU'] },
  { kind: 'association', pattern: 'eingetragener verein' },
  { kind: 'association', pattern: String.raw`e\.?\s?v\.?`, exact: ['eV'] },
  { kind: 'mutual', pattern: String.raw`vvag|v\.v\.a\.g\.?|versicherungsverein auf gegenseitigkeit` },
  { kind: 'ewiv', pattern: 'ewiv|europäische wirtschaftliche interessenvereinigung' },
  { kind: 'egbr', pattern: 'egbr|eingetragene gesellschaft (?:des )?bürgerlichen rechts' },
  { kind: 'gbr', pattern: 'gbr|gesbr|gesellschaft (?:des )?bürgerlichen rechts' },
  { kind: 'private-foundation', pattern: `${LETTERS}privatstiftung` },
  { kind: 'branch', pattern: 'zweigniederlassung|succursale', country: 'CH' },
  { kind: 'foundation', pattern: `${LETTERS}stiftung|fondation|fondazione`, isWeak: true },
  { kind: 'savings-bank', pattern: `${LETTERS}sparkasse`, country: 'AT', isWeak: true },
  { kind: 'association', pattern: 'verein|association|associazione', isWeak: true },
];

/** Without groups: building a list of four dozen groups for every match takes longer than matching. */
const formsIn = (rules: readonly Rule[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${rules.map((rule) => rule.pattern).join('|')})(?![\p{L}\p{N}])`, 'giu');

const ALL_FORMS = formsIn(RULES);

/** Forms that end a longer word (Wohnbaugenossenschaft) cost a read of every word to its end; few names have one. */
const ENDING_WORDS = new RegExp(RULES.flatMap(({ pattern }) => pattern.split(LETTERS).slice(1)).join('|'), 'iu');
const OTHER_FORMS = formsIn(RULES.filter(({ pattern }) => !pattern.includes(LETTERS)));

const WHOLE_FORMS = RULES.map((rule) => ({ rule, whole: new RegExp(`^(?:${rule.pattern})$`, 'iu') }));

/** Nearly every form is written in one of a few dozen ways. */
const ruleOf = remembering((text) => WHOLE_FORMS.find(({ whole }) => whole.test(text))?.rule);

const COMPANY = String.raw`(?:&|\+|und|u\.)\.?\s*(?:Co(?:mp(?:agnie|\.)?)?|Cie)(?![\p{L}\p{N}])\.?`;
const AND_COMPANY = new RegExp(COMPANY, 'iu');
const AND_COMPANY_NEXT = new RegExp(String.raw`^[\s,]*${COMPANY}`, 'iu');
const LIQUIDATION =
  /[\s,(–-](?:i\.\s?l(?:iqu)?\.?|i\.\s?abw\.?|in\s+liqu(?:idation|id\.?|\.)?|in\s+abwicklung|en\s+liquidation|in\s+liquidazione)\)?\s*$/iu;

/** The longest registered names have some 300 letters; longer texts are attacks on the pattern or no names. */
const LONGEST_NAME = 1000;

type FormMatch = { kind: LegalFormKind; isWeak: boolean; start: number; end: number };

const isMeant = (rule: Rule, text: string, isAtEnd: boolean, country: string | undefined): boolean => {
  if (rule.country !== undefined && rule.country !== country) return false;
  if (!rule.exact || (isAtEnd && !rule.isExactEverywhere)) return true;
  return rule.exact.includes(text.replace(/[.\s]/g, ''));
};

/** Every legal form that a name mentions, in order. */
export const findLegalForms = (name: string, country: string | undefined): FormMatch[] => {
  const found: FormMatch[] = [];
  if (name.length > LONGEST_NAME) return found;
  const forms = ENDING_WORDS.test(name) ? ALL_FORMS : OTHER_FORMS;
  // Not matchAll, which copies the pattern for every name.
  forms.lastIndex = 0;
  for (let match = forms.exec(name); match; match = forms.exec(name)) {
    const [text] = match;
    const rule = ruleOf(text);
    const end = match.index + text.length;
    const isAtEnd = end === name.length || !/[\p{L}\p{N}]/u.test(name.slice(end));
    if (rule && isMeant(rule, text, isAtEnd, country)) {
      found.push({ kind: rule.kind, isWeak: rule.isWeak === true, start: match.index, end });
    }
  }
  return found;
};

/** Nine of ten names end like this, which tells the form without looking at the rest. */
const COMMON_ENDINGS: readonly (readonly [string, LegalFormKind])[] = [
  [' GmbH', 'gmbh'],
  [' GmbH & Co. KG', 'gmbh-co-kg'],
  [' GmbH & Co KG', 'gmbh-co-kg'],
  [' UG (haftungsbeschränkt)', 'ug'],
  ['esellschaft mbH', 'gmbh'],
  ['esellschaft mit beschränkter Haftung', 'gmbh'],
];

const isCorporate = (kind: LegalFormKind): boolean => kind === 'gmbh' || kind === 'ggmbh';

const kindIn = (name: string, country: string | undefined): LegalFormKind | undefined => {
  const common = COMMON_ENDINGS.find(([ending]) => name.endsWith(ending));
  if (common && country !== 'CH' && !name.includes('emeinnützige')) return common[1];

  const found = findLegalForms(name, country);
  const strong = found.filter((form) => !form.isWeak);
  const branch = strong.find((form) => form.kind === 'branch');
  // A company may name the association behind it ("Adler GmbH des Adlervereins e.V.").
  const last = branch ?? strong.findLast((form) => form.kind !== 'association') ?? strong.at(-1) ?? found.at(-1);
  if (!last) return undefined;
  const partner = strong.find((form) => isCorporate(form.kind) && AND_COMPANY.test(name.slice(form.end)));
  if (!partner) return last.kind;
  if (last.kind === 'limited') return partner.start < last.start ? 'gmbh-co-kg' : last.kind;
  // "GmbH & Co." without more is the older spelling of the same thing.
  return last === partner && AND_COMPANY_NEXT.test(name.slice(last.end)) ? 'gmbh-co-kg' : last.kind;
};

/** The legal form in a name, in the spelling of its country; undefined if there is none. */
export const legalFormOfName = (name: string, country: string | undefined): string | undefined => {
  const kind = kindIn(withoutLiquidation(name), country);
  return kind === undefined ? undefined : legalFormLabel(kind, country);
};

/** Nearly every name ends in the H or G of its legal form (GmbH, KG), which rules a liquidation out. */
const mayEndInLiquidation = (name: string): boolean =>
  !name.endsWith('H') && !name.endsWith('G') && name.length <= LONGEST_NAME;

/** Says whether the name itself declares the liquidation ("i.L.", "in Liquidation"). */
export const isLiquidationInName = (name: string): boolean => mayEndInLiquidation(name) && LIQUIDATION.test(name);

const withoutLiquidation = (name: string): string => (mayEndInLiquidation(name) ? name.replace(LIQUIDATION, '') : name);

/** The form by its kind, made more precise by the name: registers call a GmbH & Co. KG a KG. */
export const legalFormOfKind = (kind: LegalFormKind, country: string | undefined, name = ''): string => {
  const named = kind === 'limited' || kind === 'gmbh' ? kindIn(withoutLiquidation(name), country) : undefined;
  const isRefined = (kind === 'limited' && named === 'gmbh-co-kg') || (kind === 'gmbh' && named === 'ggmbh');
  return legalFormLabel(isRefined && named !== undefined ? named : kind, country);
};

/** The name without the words of its legal form, to be folded: gaps stay where the words were. */
export const withoutLegalForm = (name: string, country: string | undefined): string => {
  const clean = withoutLiquidation(name);
  let rest = '';
  let from = 0;
  for (const form of findLegalForms(clean, country)) {
    if (form.isWeak) continue;
    rest += `${clean.slice(from, form.start)} `;
    from = form.end;
    if (from < clean.length) from += AND_COMPANY_NEXT.exec(clean.slice(from))?.[0].length ?? 0;
  }
  rest += clean.slice(from);
  // A name may consist of nothing else ("AG & Co. KG"); then it stays whole.
  return /[\p{L}\p{N}]/u.test(rest) ? rest : clean;
};
