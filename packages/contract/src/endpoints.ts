import { clearAccessLogs, getAccessLogs } from './access-log.ts';
import * as accounts from './accounts.ts';
import * as billing from './billing.ts';
import { getCompany } from './companies.ts';
import * as contact from './contact.ts';
import { addContact, changeContact, getContactList, removeContact } from './contacts.ts';
import { getFinancialReport, getGisaDocument, getZrvDocument } from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import { createExport, getExports, previewExport } from './exports.ts';
import { getLeadList } from './leads.ts';
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
import * as secondFactor from './second-factor.ts';
import { closeTicket, getTicket, getTickets, openTicket, replyToTicket } from './support.ts';
import * as system from './system.ts';
import {
  endWatchlistMail,
  getWatched,
  getWatchlist,
  markSeen,
  openUnsubscribePage,
  setWatchlistMail,
  unwatch,
  watch,
} from './watchlist.ts';

/** Every call of the API; a test holds the server and its documentation against this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(system),
  ...Object.values(accounts),
  ...Object.values(secondFactor),
  ...Object.values(mailbox),
  ...Object.values(contact),
  ...Object.values(newsletter),
  ...Object.values(privacy),
  ...[postSearch, getQuickSearch, getCountryStats, getIndustrySuggestions, getCompanySuggestions],
  ...[getSavedSearches, saveSearch, renameSearch, deleteSearch],
  ...[getCompany, refreshData, getEmployee, getAvatar],
  ...[getFinancialReport, getGisaDocument, getZrvDocument],
  ...[getAccessLogs, clearAccessLogs],
  ...[getLeadList, addContact, removeContact, getContactList, changeContact],
  ...[previewExport, createExport, getExports],
  ...[getWatchlist, getWatched, watch, unwatch, markSeen, setWatchlistMail, openUnsubscribePage, endWatchlistMail],
  ...[getTickets, getTicket, openTicket, replyToTicket, closeTicket],
  ...[billing.getBilling, billing.placeOrder, billing.changeBillingDetails, billing.changePlan],
  ...[billing.cancelContract, billing.keepContract, billing.withdrawContract, billing.getInvoice],
  ...[billing.declareCancellation, billing.declareWithdrawal],
];
