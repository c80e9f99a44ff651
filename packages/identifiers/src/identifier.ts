/** The one entry point for all identifiers: check, format, and detect them in pasted text. */
import { checkGisa, checkZvr } from './austrian-registers.ts';
import type { Finding, IdentifierCheck, IdentifierKind } from './check.ts';
import { checkCourt } from './court.ts';
import { checkEori } from './eori.ts';
import { checkEuid } from './euid.ts';
import { checkFirmenbuch, formatFirmenbuch } from './firmenbuch.ts';
import { checkGermanRegister, showGermanRegister } from './german-register.ts';
import { checkGln } from './gln.ts';
import { textBehindLabel } from './labels.ts';
import { checkLei } from './lei.ts';
import { checkIsin, checkSiren, checkUt } from './opaque.ts';
import { doubt, looksLike, RECOGNISABLE_KINDS } from './recognition.ts';
import { tidy } from './spelling.ts';
import { checkChe, checkChId, formatChe, formatChId } from './swiss.ts';
import { checkVat, formatVat } from './vat.ts';

export type { IdentifierCheck, IdentifierKind } from './check.ts';

type Family = { check: (text: string) => Finding; format: (value: string) => string };

const asStored = (value: string): string => value;

const FAMILIES: Record<IdentifierKind, Family> = {
  firmenbuch: { check: checkFirmenbuch, format: formatFirmenbuch },
  'german-register': { check: checkGermanRegister, format: showGermanRegister },
  'ch-id': { check: checkChId, format: formatChId },
  euid: { check: checkEuid, format: asStored },
  che: { check: checkChe, format: formatChe },
  vat: { check: checkVat, format: formatVat },
  lei: { check: checkLei, format: asStored },
  gln: { check: checkGln, format: asStored },
  eori: { check: checkEori, format: asStored },
  gisa: { check: checkGisa, format: asStored },
  zvr: { check: checkZvr, format: asStored },
  court: { check: (text) => checkCourt(text), format: asStored },
  siren: { check: checkSiren, format: asStored },
  isin: { check: checkIsin, format: asStored },
  ut: { check: checkUt, format: asStored },
};

/** What `ID_Fb` holds depends on the country of the register. */
export const REGISTER_NUMBER_KIND = { AT: 'firmenbuch', DE: 'german-register', CH: 'ch-id' } as const satisfies Record<
  string,
  IdentifierKind
>;

/** Never throws and never loses the value: what fails comes back tidied, with a verdict and a reason. */
export const checkIdentifier = (kind: IdentifierKind, text: string): IdentifierCheck => {
  const tidied = tidy(text);
  if (tidied === '') return { kind, value: '', verdict: 'invalid', reason: 'empty' };
  const { check } = FAMILIES[kind];
  const whole = check(tidied);
  const rest = whole.verdict === 'verified' ? undefined : textBehindLabel(kind, tidied);
  if (rest === undefined) return { kind, ...whole };
  const unlabelled = check(rest);
  // A label in front of something unreadable stays: it is all we know about the text.
  return { kind, ...(unlabelled.reason === 'format' ? whole : unlabelled) };
};

/**
 * As shown to people: `FN 30435h`, `Amtsgericht Kiel, HRB 395 KI`, `CHE-100.155.212 MWST`; those of other kinds are
 * shown as they are stored, and so are unreadable values.
 */
export const formatIdentifier = (kind: IdentifierKind, value: string): string => FAMILIES[kind].format(value);

/** Longer texts are not a pasted identifier and are not searched. */
const LONGEST_PASTE = 160;

const labelled = (text: string): IdentifierCheck[] =>
  RECOGNISABLE_KINDS.flatMap((kind) => {
    const rest = textBehindLabel(kind, text);
    if (rest === undefined || !/[0-9]/.test(rest)) return [];
    // An LEI may itself begin with the letters LEI, as an Icelandic ISIN may with ISIN.
    const whole = checkIdentifier(kind, text);
    if (whole.verdict === 'verified' && looksLike(kind, text, whole)) return [whole];
    const check = checkIdentifier(kind, rest);
    return check.reason === 'format' || check.reason === 'country' ? [] : [check];
  });

const recognised = (text: string): IdentifierCheck[] =>
  RECOGNISABLE_KINDS.map((kind) => checkIdentifier(kind, text)).filter((check) => looksLike(check.kind, text, check));

const detectWhole = (text: string): IdentifierCheck[] => {
  const byDoubt = (a: IdentifierCheck, b: IdentifierCheck): number => doubt(a.kind, a) - doubt(b.kind, b);
  const byLabel = labelled(text).sort(byDoubt);
  const named = new Set(byLabel.map((check) => check.kind));
  return [
    ...byLabel,
    ...recognised(text)
      .filter((check) => !named.has(check.kind))
      .sort(byDoubt),
  ];
};

/**
 * What a pasted text may be, best first; empty for ordinary words. A label in front ("LEI", "ZVR-Zahl") decides;
 * otherwise the surer shape and the better verdict win. A list ("FN 122119m, ATU13585627") gives each of its parts.
 */
export const detectIdentifiers = (text: string): IdentifierCheck[] => {
  const tidied = tidy(text);
  if (tidied === '' || tidied.length > LONGEST_PASTE || !/[0-9]/.test(tidied)) return [];
  const whole = detectWhole(tidied);
  return whole.length > 0 ? whole : text.split(/[,;|\n]+/).flatMap((part) => detectWhole(tidy(part)));
};
