import type { LeadType } from '@firmament/api-contract/calls/leads';

/** The filter in the address bar; its parameters are named as in the API. */
export type LeadFilter = {
  keywords: string;
  type: LeadType;
  /** Also lists people at the member's own company. */
  hasColleagues: boolean;
};

const MAX_KEYWORDS = 300;

/** Ignores anything else in the address. */
export const readLeadFilter = (parameters: URLSearchParams): LeadFilter => ({
  keywords: (parameters.get('keywords') ?? '').trim().slice(0, MAX_KEYWORDS),
  type: parameters.get('type') === 'company' ? 'company' : 'personal',
  hasColleagues: parameters.get('colleagues') === 'show',
});

/** Leaves out defaults. */
export const leadParameters = ({ keywords, type, hasColleagues }: LeadFilter): string => {
  const parameters = new URLSearchParams({
    ...(keywords.trim() !== '' && { keywords: keywords.trim() }),
    ...(type === 'company' && { type }),
    ...(hasColleagues && { colleagues: 'show' }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
};
