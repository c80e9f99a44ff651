/**
 * What makes an unlabelled text look like an identifier. Checks are lenient, because the field already says what is
 * meant; recognition is strict, because most of what people paste or type is a name, a street or a telephone number.
 */
import type { Finding, IdentifierKind } from './check.ts';
import { XJUSTIZ } from './court.ts';
import { namesCourt, parseGermanRegister } from './german-register.ts';
import { compact, tidy } from './spelling.ts';

type Recognition = {
  /** How easily other texts have this shape; orders the candidates, smaller is surer. */
  uncertainty: number;
  looksLike: (text: string, finding: Finding) => boolean;
};

const hasShape = (shape: RegExp) => (text: string) => shape.test(compact(text));

const hasVerifiedShape = (shape: RegExp) => (text: string, finding: Finding) =>
  finding.verdict === 'verified' && shape.test(compact(text));

const looksLikeFirmenbuch = (text: string, finding: Finding): boolean => {
  const tidied = tidy(text);
  if (/^FN[\s.:]?[0-9]/i.test(tidied)) return finding.reason !== 'format';
  // "20 m" and "100g" are ordinary text: short numbers must verify, and a wrong letter must touch a long number.
  return finding.verdict === 'verified' ? /^[0-9]{4,6} ?[a-z]$/i.test(tidied) : /^[0-9]{5,6}[a-z]$/i.test(tidied);
};

/** VR and PR are also words of company names ("Studio VR 360"): there the court must be unmistakable. */
const looksLikeGermanRegister = (text: string): boolean => {
  const parts = parseGermanRegister(text);
  if (parts === undefined) return false;
  if (parts.register !== 'VR' && parts.register !== 'PR') return true;
  return /^[VP]R/i.test(text) || parts.suffix !== undefined || XJUSTIZ.test(parts.court ?? '') || namesCourt(text);
};

/** In one piece or in groups of four: "1234 Oberbeispieldorf" has twenty letters and digits too. */
const looksLikeLei = (text: string, finding: Finding): boolean => {
  const tidied = tidy(text);
  if (!/^(?:[A-Z0-9]{18}|(?:[A-Z0-9]{4} ){4}[A-Z0-9]{2})[0-9]{2}$/i.test(tidied)) return false;
  return finding.verdict === 'verified' || (/^[0-9]{4}/.test(tidied) && /[A-Z]/i.test(tidied));
};

const RECOGNITION: Partial<Record<IdentifierKind, Recognition>> = {
  firmenbuch: { uncertainty: 1, looksLike: looksLikeFirmenbuch },
  'german-register': { uncertainty: 0, looksLike: looksLikeGermanRegister },
  'ch-id': { uncertainty: 0, looksLike: hasShape(/^CH[0-9]{11}$/) },
  euid: {
    uncertainty: 0,
    looksLike: (text, finding) =>
      finding.verdict === 'well-formed' && /^[A-Z]{2}[A-Z0-9]+\.\S*[0-9]{3}/i.test(tidy(text)),
  },
  che: {
    uncertainty: 1,
    looksLike: (text, finding) =>
      hasShape(/^CHE[0-9]{9}[A-Z]*$/)(text) ? finding.reason !== 'format' : finding.verdict === 'verified',
  },
  vat: {
    uncertainty: 0,
    looksLike: (text, finding) =>
      hasShape(/^(?:ATU[0-9]{8}|DE[0-9]{9}|CHE[0-9]{9}(?:HR|RC)?(?:MWST|TVA|IVA|VAT))$/)(text) ||
      hasVerifiedShape(/^U[0-9]{8}$/)(text, finding),
  },
  lei: { uncertainty: 0, looksLike: looksLikeLei },
  isin: {
    uncertainty: 1,
    looksLike: (text, finding) =>
      finding.verdict === 'verified' && /^[A-Z]{2}(?=(?:[A-Z]*[0-9]){3})[A-Z0-9]{9}[0-9]$/i.test(tidy(text)),
  },
  gln: { uncertainty: 2, looksLike: (text) => /^[0-9]{13}$/.test(compact(text)) && !text.includes('/') },
  court: { uncertainty: 3, looksLike: (text) => /^[BDFGHKMNPRTUVWXY][0-9]{4}[A-Z]?$/.test(tidy(text)) },
  // Ten digits are more often a telephone number, but those begin with 0 or +.
  zvr: { uncertainty: 5, looksLike: (text) => /^(?:[0-9]{9}|1[0-9]{9})$/.test(tidy(text)) },
  gisa: { uncertainty: 5, looksLike: (text, finding) => hasVerifiedShape(/^[0-9]{8}$/)(tidy(text), finding) },
  siren: { uncertainty: 6, looksLike: hasVerifiedShape(/^[0-9]{9}$/) },
  eori: { uncertainty: 6, looksLike: hasShape(/^(?:DE[0-9]{7,15}|ATEOS[0-9]{10})$/) },
};

const VERDICT_COST = { verified: 0, 'well-formed': 1, invalid: 3 } as const;

export const RECOGNISABLE_KINDS = Object.keys(RECOGNITION) as IdentifierKind[];

export const looksLike = (kind: IdentifierKind, text: string, finding: Finding): boolean =>
  RECOGNITION[kind]?.looksLike(text, finding) ?? false;

/** Smaller is surer. */
export const doubt = (kind: IdentifierKind, finding: Finding): number =>
  (RECOGNITION[kind]?.uncertainty ?? 9) + VERDICT_COST[finding.verdict];
