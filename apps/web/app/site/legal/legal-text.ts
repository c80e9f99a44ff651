/** A list stands for points under the paragraph before it. */
export type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** Anchor, and so part of addresses that others may keep: never changed. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};
