import * as accounts from './accounts.ts';
import * as contact from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import * as mailbox from './mailbox.ts';
import * as newsletter from './newsletter.ts';
import * as privacy from './privacy.ts';
import {
  getCompanySuggestions,
  getCountryStats,
  getIndustrySuggestions,
  getQuickSearch,
  postSearch,
} from './search.ts';
import * as system from './system.ts';

/** Every call of the API; a test holds the server and its documentation against this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(system),
  ...Object.values(accounts),
  ...Object.values(mailbox),
  ...Object.values(contact),
  ...Object.values(newsletter),
  ...Object.values(privacy),
  ...[postSearch, getQuickSearch, getCountryStats, getIndustrySuggestions, getCompanySuggestions],
];
