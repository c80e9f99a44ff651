import { CORPORATIONS, OTHER_BODIES } from './corporations.ts';
import { PARTNERSHIPS } from './partnerships.ts';
import type { Label, LegalForm, LegalFormTrait } from './shape.ts';

const TABLE = { ...PARTNERSHIPS, ...CORPORATIONS, ...OTHER_BODIES };

export type LegalFormKind = keyof typeof TABLE;

/** Legal forms of Austria, Germany and Switzerland. */
export const LEGAL_FORMS: Readonly<Record<LegalFormKind, LegalForm>> = TABLE;

const KINDS = Object.keys(TABLE) as LegalFormKind[];

/** What a form is called in a country. */
export const legalFormLabel = (kind: LegalFormKind, country: string | undefined): string => {
  const { labels } = LEGAL_FORMS[kind];
  const own = country === 'AT' || country === 'DE' || country === 'CH' ? labels[country] : undefined;
  return (own ?? labels.other).text;
};

type Called = { kind: LegalFormKind; form: LegalForm; label: Label | undefined };

/** However dots and gaps are set: "e. U.", "e.U.". */
const plain = (text: string): string => text.toLowerCase().replace(/[.\s]/g, '');

const calledSo = (kind: LegalFormKind): [string, Called][] => {
  const form = LEGAL_FORMS[kind];
  const labels = Object.values(form.labels).map((label): [string, Called] => [
    plain(label.text),
    { kind, form, label },
  ]);
  const others = (form.also ?? []).map((text): [string, Called] => [plain(text), { kind, form, label: undefined }]);
  return [...labels, ...others];
};

/** Where two forms share a label, one is a special case of the other and stands behind it in the table. */
const BY_TEXT: ReadonlyMap<string, Called> = new Map(KINDS.flatMap(calledSo).reverse());

/** "AG & Co. KG" is a GmbH & Co. KG in all that counts here. */
const ANY_AND_COMPANY = /&co(?:mp)?kg$/;

const called = (text: string | null): Called | undefined => {
  if (text === null) return undefined;
  const key = plain(text);
  return BY_TEXT.get(key) ?? (ANY_AND_COMPANY.test(key) ? BY_TEXT.get('gmbh&cokg') : undefined);
};

/** The form that a company's record names, in whichever spelling. */
export const legalFormOf = (text: string | null): LegalForm | undefined => called(text)?.form;

/** How that spelling is put in English. */
export const labelOfLegalForm = (text: string): Label | undefined => called(text)?.label;

export const isForm = (text: string | null, trait: LegalFormTrait): boolean =>
  legalFormOf(text)?.traits?.includes(trait) === true;

/** Whether companies of this form have to file accounts in this country. */
export const filesAccounts = (text: string | null, country: string | null): boolean =>
  legalFormOf(text)?.filesAccountsIn?.some((one) => one === country) === true;

/** Short forms, former ones included, of those that are feminine in German. */
export const FEMININE_FORMS: readonly string[] = KINDS.map((kind) => LEGAL_FORMS[kind])
  .filter(({ traits }) => traits?.includes('feminine'))
  .flatMap(({ labels, also = [] }) => [...Object.values(labels).map(({ text }) => text), ...also])
  .filter((text) => !text.includes(' '));

/** Folded short forms, and how each is written out. */
export const WRITTEN_OUT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  KINDS.flatMap((kind) => Object.entries(LEGAL_FORMS[kind].writtenOut ?? {})),
);
