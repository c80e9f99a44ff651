import type { LinkedCompany } from '@firmament/api-contract/calls/companies';

export type RelatedCompany = { company: LinkedCompany; relations: LinkedCompany['relation'][] };

/** Lists a company once if it is linked twice, for example as a subsidiary and by its shares. */
export const mergeRelations = (links: readonly LinkedCompany[]): RelatedCompany[] => {
  const merged = new Map<number | string, RelatedCompany>();
  for (const company of links) {
    const key = company.company_id ?? company.company_name;
    const known = merged.get(key);
    if (known === undefined) merged.set(key, { company, relations: [company.relation] });
    else if (!known.relations.includes(company.relation)) known.relations.push(company.relation);
  }
  return [...merged.values()];
};

export type Subsidiary = { name: string; company: LinkedCompany | undefined };

/** Subsidiaries come as a text of names and as links; lists each once, with its link if there is one. */
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

/**
 * Splits at line breaks and semicolons. Splits at commas only without either, since names contain commas as well
 * ("Meier, Huber & Co KG").
 */
const namesIn = (text: string): string[] => {
  const parts = /[;\n]/.test(text) ? text.split(/[;\n]/) : text.split(/,\s+(?=\p{Lu})/u);
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
};
