/** Legal forms of Austria, Germany and Switzerland: what they are called, and the codes that registers use for them. */
import { lookup } from '../reading/lookup.ts';

export type LegalFormKind =
  | 'sole'
  | 'gbr'
  | 'egbr'
  | 'general'
  | 'limited'
  | 'gmbh-co-kg'
  | 'gmbh'
  | 'ggmbh'
  | 'ug'
  | 'flexco'
  | 'ag'
  | 'kgaa'
  | 'se'
  | 'sce'
  | 'cooperative'
  | 'partnership'
  | 'partnership-limited'
  | 'association'
  | 'foundation'
  | 'private-foundation'
  | 'savings-bank'
  | 'mutual'
  | 'ewiv'
  | 'branch'
  | 'public-body';

type Labels = { AT?: string; DE?: string; CH?: string; other: string };

export const LEGAL_FORM_LABELS: Record<LegalFormKind, Labels> = {
  sole: { AT: 'e.U.', DE: 'e.K.', other: 'Einzelunternehmen' },
  gbr: { AT: 'GesbR', CH: 'Einfache Gesellschaft', other: 'GbR' },
  egbr: { other: 'eGbR' },
  // Austria turned every OHG and OEG into an OG, every KEG into a KG (2007).
  general: { AT: 'OG', DE: 'OHG', other: 'Kollektivgesellschaft' },
  limited: { AT: 'KG', DE: 'KG', other: 'Kommanditgesellschaft' },
  'gmbh-co-kg': { AT: 'GmbH & Co KG', CH: 'Kommanditgesellschaft', other: 'GmbH & Co. KG' },
  gmbh: { other: 'GmbH' },
  ggmbh: { DE: 'gGmbH', other: 'GmbH' },
  ug: { other: 'UG (haftungsbeschränkt)' },
  flexco: { other: 'FlexCo' },
  ag: { other: 'AG' },
  kgaa: { CH: 'Kommanditaktiengesellschaft', other: 'KGaA' },
  se: { other: 'SE' },
  sce: { other: 'SCE' },
  cooperative: { DE: 'eG', other: 'Genossenschaft' },
  partnership: { other: 'PartG' },
  'partnership-limited': { other: 'PartG mbB' },
  association: { DE: 'e.V.', other: 'Verein' },
  foundation: { other: 'Stiftung' },
  'private-foundation': { other: 'Privatstiftung' },
  'savings-bank': { other: 'Sparkasse' },
  mutual: { other: 'VVaG' },
  ewiv: { other: 'EWIV' },
  branch: { other: 'Zweigniederlassung' },
  'public-body': { other: 'Körperschaft öffentlichen Rechts' },
};

/** ISO 20275 entity legal form codes. */
export const ELF_KINDS = lookup<LegalFormKind>({
  '5WWO': 'private-foundation',
  '69H1': 'sce',
  '8XDW': 'cooperative',
  AAL7: 'limited',
  AXSB: 'gmbh',
  CAQ1: 'mutual',
  DM88: 'ewiv',
  DX6Z: 'association',
  E9OX: 'foundation',
  ECWU: 'sole',
  EQOV: 'ag',
  G3R6: 'sole',
  GVPD: 'general',
  JJYT: 'public-body',
  JQOI: 'savings-bank',
  JTAV: 'general',
  JUHG: 'general',
  NIJH: 'cooperative',
  O65B: 'se',
  ONF1: 'limited',
  UI81: 'gbr',
  '13AV': 'mutual',
  '2HBR': 'gmbh',
  '2YZO': 'partnership-limited',
  '40DB': 'general',
  '63KS': 'ug',
  '6QQB': 'ag',
  '8CM0': 'partnership',
  '8Z6G': 'limited',
  AMKW: 'ag',
  AZFE: 'cooperative',
  FR3V: 'gbr',
  JMVF: 'ag',
  JNDX: 'ewiv',
  OL20: 'sole',
  QZ3L: 'association',
  SCE1: 'ggmbh',
  SGST: 'se',
  SQKS: 'public-body',
  SUA1: 'sce',
  T0YJ: 'kgaa',
  US8E: 'cooperative',
  V2YH: 'foundation',
  XLWA: 'public-body',
  YA01: 'ag',
  YJ4C: 'foundation',
  '2B81': 'gbr',
  '2JZ4': 'foundation',
  '3EKS': 'gmbh',
  '7MNN': 'public-body',
  AZA0: 'sole',
  CQMY: 'limited',
  H781: 'association',
  JB25: 'branch',
  MRSY: 'general',
  MVII: 'ag',
  QSI2: 'cooperative',
  TL87: 'limited',
  UNA9: 'branch',
  W6A7: 'kgaa',
});

/** Swiss eCH-0097 codes. */
export const ECH_0097_KINDS = lookup<LegalFormKind>({
  '0101': 'sole',
  '0103': 'general',
  '0104': 'limited',
  '0105': 'kgaa',
  '0106': 'ag',
  '0107': 'gmbh',
  '0108': 'cooperative',
  '0109': 'association',
  '0110': 'foundation',
  '0111': 'branch',
  '0114': 'limited',
  '0117': 'public-body',
  '0151': 'branch',
  '0302': 'gbr',
  '0355': 'cooperative',
});

/** Austrian Firmenbuch codes. Its answers also carry the words, which decide when a code is not listed here. */
export const FIRMENBUCH_KINDS = lookup<LegalFormKind>({
  AG: 'ag',
  AKT: 'ag',
  EU: 'sole',
  EIN: 'sole',
  FKG: 'flexco',
  GEN: 'cooperative',
  GES: 'gmbh',
  KEG: 'limited',
  KG: 'limited',
  OEG: 'general',
  OG: 'general',
  OHG: 'general',
  PST: 'private-foundation',
  SCE: 'sce',
  SE: 'se',
  SPA: 'savings-bank',
});

/** Legal forms that follow from the German register itself; the commercial registers A and B leave the form open. */
export const GERMAN_REGISTER_KINDS = lookup<LegalFormKind>({
  GnR: 'cooperative',
  GsR: 'egbr',
  PR: 'partnership',
  VR: 'association',
});
