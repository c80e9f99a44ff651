import type { LinkedCompany } from '@firmament/api-contract/calls/companies';

export type Subsidiary = { name: string; company: LinkedCompany | undefined };

/**
 * A text of names and the links to other companies say the same in two ways: each subsidiary stands once, with its link
 * where there is one. Commas also stand inside names ("Meier, Huber & Co KG"): a part that is no link and cannot stand
 * alone stays with the one before.
 */
export const subsidiariesOf = (text: string | null, links: readonly LinkedCompany[]): Subsidiary[] => {
  const linked = links
    .filter(({ relation }) => relation === 'subsidiary')
    .map((company): Subsidiary => ({ name: company.company_name, company }));
  const known = new Set(linked.map(({ name }) => name.toLowerCase()));
  const named = namesIn(text ?? '')
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name): Subsidiary => ({ name, company: undefined }));
  return [...linked, ...named];
};

/** Lines and semicolons always separate; a comma only where no line or semicolon does. */
const namesIn = (text: string): string[] => {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]/) : text.split(/,\s+(?=\p{Lu})/u);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
};
