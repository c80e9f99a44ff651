/** The page of a point; companies that are only named have none. */
export const pagePath = (id: string): string | undefined => {
  if (id.startsWith('named.')) return undefined;
  return id.startsWith('reg.') ? `/dashboard/employees/${id}` : `/dashboard/companies/${id}`;
};
