import { clearAccessLogs, getAccessLogs } from './access-log.ts';
import * as accounts from './accounts.ts';
import { getCompany } from './companies.ts';
import * as contact from './contact.ts';
import { getFinancialReport, getGisaDocument, getZrvDocument } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as mailbox from './mailbox.ts';
import * as newsletter from './newsletter.ts';
import { getAvatar, getEmployee } from './people.ts';
import * as privacy from './privacy.ts';
import { refreshData } from './refresh.ts';
import { deleteSearch, getSavedSearches, renameSearch, saveSearch } from './saved-searches.ts';
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
  ...[getSavedSearches, saveSearch, renameSearch, deleteSearch],
  ...[getCompany, refreshData, getEmployee, getAvatar],
  ...[getFinancialReport, getGisaDocument, getZrvDocument],
  ...[getAccessLogs, clearAccessLogs],
];
