import type { LeadType } from '@firmament/api-contract/calls/leads';

/** What the address bar says about the list; the names are those of the call. */
export type LeadFilter = { keywords: string; type: LeadType };

const MAX_KEYWORDS = 300;

/** Whatever else stands there is left aside. */
export const readLeadFilter = (parameters: URLSearchParams): LeadFilter => ({
  keywords: (parameters.get('keywords') ?? '').trim().slice(0, MAX_KEYWORDS),
  type: parameters.get('type') === 'company' ? 'company' : 'personal',
});

/** What goes without saying is left out. */
export const leadParameters = ({ keywords, type }: LeadFilter): string => {
  const parameters = new URLSearchParams({
    ...(keywords.trim() !== '' && { keywords: keywords.trim() }),
    ...(type === 'company' && { type }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
};
