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
