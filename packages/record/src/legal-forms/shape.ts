/** A legal form with all that the product has to know of it, whichever country calls it what. */
export type LegalForm = {
  /** What it is called, where registers of a country have a word of their own. */
  labels: { AT?: Label; DE?: Label; CH?: Label; other: Label };
  /** Spellings of before, or in other languages, that are no label. */
  also?: readonly string[];
  /** Folded short forms and how they are written out, the usual ways first. */
  writtenOut?: Readonly<Record<string, readonly string[]>>;
  /** Who runs it; in Switzerland by another name. */
  organ: Organ;
  swissOrgan?: Organ;
  /** Where it has to file annual accounts that everybody may read. */
  filesAccountsIn?: readonly ('AT' | 'DE')[];
  capital?: 'Stammkapital' | 'Grundkapital';
  traits?: readonly LegalFormTrait[];
};

export type Label = {
  text: string;
  /** Instead of the text, where it is a word; short forms are names and stay. */
  english?: string;
  /** What a short form means. */
  meaning?: string;
};

export type LegalFormTrait =
  /** "die Leitner GmbH" */
  | 'feminine'
  /** Its members are partners, not shareholders. */
  | 'partnership'
  /** It belongs to one person, who is the business. */
  | 'sole-trader'
  /** The name has a gender of its own: "der Verein „Bergfreunde“". */
  | 'association';

export type Organ =
  | 'executiveBoard'
  | 'boardOfDirectors'
  | 'managingDirectors'
  | 'managingPartners'
  | 'partners'
  | 'board'
  | 'administration'
  | 'foundationBoard'
  | 'proprietor'
  | 'management';
