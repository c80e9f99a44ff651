/** An array holds the points of a list under the paragraph before it. */
export type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** Anchor. Never change it: it is part of addresses that others may keep. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};
