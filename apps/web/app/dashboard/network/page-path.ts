import { pointKind } from '@firmament/api-contract/calls/network';

/** The page of a point; companies that are only named have none. */
export const pagePath = (id: string): string | undefined => {
  const kind = pointKind(id);
  if (kind === 'named_company') return undefined;
  return kind === 'person' ? `/dashboard/employees/${id}` : `/dashboard/companies/${id}`;
};
