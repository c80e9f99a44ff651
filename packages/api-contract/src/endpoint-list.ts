import { clearAccessLogs, getAccessLogs } from './calls/access-log.ts';
import * as accounts from './calls/accounts.ts';
import * as billing from './calls/billing.ts';
import { getCompany, getCompanyPeople } from './calls/companies.ts';
import * as contact from './calls/contact-form.ts';
import { addContact, changeContact, getContactList, removeContact } from './calls/contact-list.ts';
import { getDemoCase, startVisit } from './calls/demo.ts';
import * as deskDeclarations from './calls/desk/declarations.ts';
import { getHealth } from './calls/desk/health.ts';
import * as deskIdentity from './calls/desk/identity.ts';
import * as deskInvoices from './calls/desk/invoices.ts';
import { discardJob, getJobs, retryJob } from './calls/desk/jobs.ts';
import { getDeskLog } from './calls/desk/log.ts';
import * as deskMembers from './calls/desk/members.ts';
import * as deskOrders from './calls/desk/orders.ts';
import { getDesk, searchDesk } from './calls/desk/overview.ts';
import * as deskPrivacy from './calls/desk/privacy.ts';
import { changeSettings, getSettings, previewSettings } from './calls/desk/settings.ts';
import { getDeskSources, readSource } from './calls/desk/sources.ts';
import { answerTicket, closeDeskTicket, getDeskTicket } from './calls/desk/tickets.ts';
import * as deskUploads from './calls/desk/uploads.ts';
import { getDossier, getFinancialReport, getGisaDocument, getZrvDocument } from './calls/documents.ts';
import { createExport, getExports, previewExport } from './calls/exports.ts';
import { getExampleExtract, uploadExtract } from './calls/extract-uploads.ts';
import { getLeadList } from './calls/leads.ts';
import * as mailbox from './calls/mailbox.ts';
import * as network from './calls/network.ts';
import * as newsletter from './calls/newsletter.ts';
import { getOffer } from './calls/offer.ts';
import * as passkeys from './calls/passkeys.ts';
import { getAvatar, getEmployee } from './calls/people.ts';
import * as privacy from './calls/privacy.ts';
import { refreshData } from './calls/refresh.ts';
import { checkBirthDate, reportIdentity } from './calls/register-people.ts';
import { deleteSearch, getSavedSearches, renameSearch, saveSearch } from './calls/saved-searches.ts';
import {
  getCompanySuggestions,
  getCountryStats,
  getIndustrySuggestions,
  getNearbyPlaces,
  getPlaceSuggestions,
  getQuickSearch,
  postSearch,
} from './calls/search.ts';
import * as secondFactor from './calls/second-factor.ts';
import { getSession, getUserDetails } from './calls/session.ts';
import { getSources } from './calls/sources.ts';
import { closeTicket, getTicket, getTickets, openTicket, replyToTicket } from './calls/support.ts';
import * as system from './calls/system.ts';
import {
  endWatchlistMail,
  getWatched,
  getWatchlist,
  getWatchlistState,
  markSeen,
  openUnsubscribePage,
  setWatchlistMail,
  unwatch,
  watch,
} from './calls/watchlist.ts';
import type { Endpoint } from './endpoint.ts';

/** Every call of the API; a test compares the server and its documentation with this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values(system),
  ...Object.values(accounts),
  getSession,
  getUserDetails,
  ...Object.values(secondFactor),
  ...Object.values(passkeys),
  ...Object.values(mailbox),
  startVisit,
  getDemoCase,
  ...Object.values(contact),
  ...Object.values(newsletter),
  privacy.sendPrivacyRequest,
  privacy.confirmPrivacyRequest,
  postSearch,
  getNearbyPlaces,
  getPlaceSuggestions,
  getQuickSearch,
  getCountryStats,
  getIndustrySuggestions,
  getCompanySuggestions,
  getSavedSearches,
  saveSearch,
  renameSearch,
  deleteSearch,
  getCompany,
  getCompanyPeople,
  refreshData,
  uploadExtract,
  getExampleExtract,
  getEmployee,
  getAvatar,
  checkBirthDate,
  reportIdentity,
  network.getNetwork,
  network.getNetworkFile,
  network.getNetworkPath,
  network.getNetworkOwnership,
  network.getCoOfficers,
  network.getSameAddress,
  getFinancialReport,
  getGisaDocument,
  getZrvDocument,
  getDossier,
  getAccessLogs,
  clearAccessLogs,
  getLeadList,
  addContact,
  removeContact,
  getContactList,
  changeContact,
  previewExport,
  createExport,
  getExports,
  getWatchlist,
  getWatchlistState,
  getWatched,
  watch,
  unwatch,
  markSeen,
  setWatchlistMail,
  openUnsubscribePage,
  endWatchlistMail,
  getTickets,
  getTicket,
  openTicket,
  replyToTicket,
  closeTicket,
  getOffer,
  getSources,
  billing.getBilling,
  billing.placeOrder,
  billing.changeBillingDetails,
  billing.changePlan,
  billing.cancelContract,
  billing.keepContract,
  billing.withdrawContract,
  billing.getInvoice,
  billing.declareCancellation,
  billing.declareWithdrawal,
  billing.confirmDeclaration,
  billing.denyDeclaration,
  billing.settleDeclaration,
  billing.getContractDocument,
  billing.getKeptDocuments,
  billing.getKeptDocument,
  getDesk,
  searchDesk,
  getDeskLog,
  deskOrders.getDeskOrder,
  deskOrders.acceptOrder,
  deskOrders.declineOrder,
  deskInvoices.getDeskInvoice,
  deskInvoices.payInvoice,
  deskInvoices.takeBackPayment,
  getDeskTicket,
  answerTicket,
  closeDeskTicket,
  deskPrivacy.getDeskPrivacyRequest,
  deskPrivacy.grantRequest,
  deskPrivacy.refuseRequest,
  deskPrivacy.restoreRequest,
  deskDeclarations.getDeskDeclaration,
  deskDeclarations.confirmDeskDeclaration,
  deskDeclarations.denyDeskDeclaration,
  deskIdentity.getIdentityReport,
  deskIdentity.dismissReport,
  deskIdentity.getRegisterPerson,
  deskIdentity.decideIdentity,
  deskIdentity.withdrawRuling,
  deskUploads.getDeskUpload,
  deskUploads.acceptUpload,
  deskUploads.refuseUpload,
  deskUploads.takeBackUpload,
  deskUploads.getUploadMode,
  deskUploads.changeUploadMode,
  deskMembers.findMembers,
  deskMembers.getDeskMember,
  deskMembers.blockMember,
  deskMembers.unblockMember,
  deskMembers.signOutMember,
  deskMembers.resendMail,
  getJobs,
  retryJob,
  discardJob,
  getDeskSources,
  readSource,
  getHealth,
  getSettings,
  previewSettings,
  changeSettings,
];
