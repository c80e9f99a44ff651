import type { Viewer } from '@firmament/subscription/price-tag';
import { COUNTRIES, CUSTOMERS } from '@firmament/subscription/terms';

/** The query of the order page, with the kind of customer and the country if they were chosen. */
export const orderQuery = (level: number, viewer?: Partial<Viewer>): string =>
  `?${new URLSearchParams({ plan: String(level), ...viewer })}`;

/** The reverse: what was chosen, as far as the address bar has something we know. */
export const viewerIn = (search: URLSearchParams): Partial<Viewer> => {
  const customer = CUSTOMERS.find((one) => one === search.get('customer'));
  const country = COUNTRIES.find((one) => one === search.get('country'));
  return { ...(customer !== undefined && { customer }), ...(country !== undefined && { country }) };
};
