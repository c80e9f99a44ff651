import { accessLogData } from './access-log/access-log.personal-data.ts';
import { accountData } from './accounts/accounts.personal-data.ts';
import { billingData } from './billing/billing.personal-data.ts';
import { contactData } from './contact-form/contact-form.personal-data.ts';
import { contactListData } from './contact-list/contact-list.personal-data.ts';
import { exportsData } from './exports/exports.personal-data.ts';
import { extractUploadData } from './extract-uploads/extract-uploads.personal-data.ts';
import { mailboxData } from './mailbox/mailbox.personal-data.ts';
import { networkData } from './network/network.personal-data.ts';
import { newsletterData } from './newsletter/newsletter.personal-data.ts';
import { operatorData } from './operators/operators.personal-data.ts';
import type { PersonalDataSource } from './platform/personal-data.ts';
import { privacyData } from './privacy/privacy.personal-data.ts';
import { identityReportData } from './register-people/register-people.personal-data.ts';
import { savedSearchData } from './saved-searches/saved-search.personal-data.ts';
import { supportData } from './support/support.personal-data.ts';
import { watchlistData } from './watchlist/watchlist.personal-data.ts';

/** Every capability that stores data about members: each takes part in data exports and account deletions. */
export const PERSONAL_DATA: readonly PersonalDataSource[] = [
  accountData,
  accessLogData,
  savedSearchData,
  networkData,
  watchlistData,
  exportsData,
  contactListData,
  supportData,
  billingData,
  mailboxData,
  contactData,
  newsletterData,
  privacyData,
  identityReportData,
  extractUploadData,
  operatorData,
];
