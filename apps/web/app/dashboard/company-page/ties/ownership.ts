import type { LinkedCompany } from '@firmament/api-contract/calls/companies';

export type Tie = {
  name: string;
  /** As the source writes it. */
  share: string | undefined;
};

export type Ownership = { owners: Tie[]; holdings: Tie[]; furtherOwners: number; furtherHoldings: number };

/** As many as fit side by side in a card; the lists below the figure have all. */
const MAX_IN_A_ROW = 3;

/** `Katharina Leitner 74 %, Thomas Brandstätter 26 %` */
const SHARE = /\s*([^,;\n]+?)\s+(\d+(?:[.,]\d+)?)\s*%/g;

const sharesIn = (owners: string): Tie[] =>
  [...owners.matchAll(SHARE)].map(([, name = '', share]) => ({ name, share: `${share} %` }));

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The known owners and holdings of a company; undefined if there are none. */
export const ownershipOf = (
  owners: string | null,
  subsidiaries: readonly string[],
  links: readonly LinkedCompany[],
): Ownership | undefined => {
  const shares = sharesIn(owners ?? '');
  const parents = links
    .filter(({ relation }) => relation === 'parent' || relation === 'shareholder')
    .map(({ company_name }) => company_name)
    .filter((name, index, all) => all.indexOf(name) === index && !shares.some((tie) => isSame(tie.name, name)));
  const above = [...shares, ...parents.map((name): Tie => ({ name, share: undefined }))];
  if (above.length === 0 && subsidiaries.length === 0) return undefined;
  return {
    owners: above.slice(0, MAX_IN_A_ROW),
    holdings: subsidiaries.slice(0, MAX_IN_A_ROW).map((name) => ({ name, share: undefined })),
    furtherOwners: Math.max(0, above.length - MAX_IN_A_ROW),
    furtherHoldings: Math.max(0, subsidiaries.length - MAX_IN_A_ROW),
  };
};

const LEGAL_FORM =
  /[\s,]+(?:gesellschaft m(?:it|\.) ?b(?:eschränkter )?\.? ?h(?:aftung)?\.?|(?:g?gmbh|ges\.? ?m\.? ?b\.? ?h\.?|ag|se|kg|og|ohg|e\.? ?u\.?|e\.? ?g(?:en)?\.?|e\.? ?v\.?)(?:\s*&\s*co\.?\s*(?:kg|ohg|og))?)(?:\s+i(?:n|\.)? ?l(?:iqu)?\.?)?$/i;

const withoutForm = (name: string): string => name.replace(LEGAL_FORM, '').trim() || name;

/** A name without its legal form, cut if it is still too long. */
export const shortName = (name: string, longest: number): string => {
  const bare = withoutForm(name);
  return bare.length <= longest ? bare : `${bare.slice(0, longest - 1).trimEnd()}…`;
};

/** Like `shortName`, but also drops the group's name, which says nothing within the group. */
export const nameWithin = (name: string, groupName: string, longest: number): string => {
  const group = `${withoutForm(groupName)} `;
  const bare = withoutForm(name);
  return shortName(bare.startsWith(group) ? bare.slice(group.length) : bare, longest);
};
