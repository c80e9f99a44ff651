import type { Language } from '@firmament/api-contract/language';
import { billingTexts } from './dashboard/billing/messages.de.ts';
import { paletteTexts } from './dashboard/command-palette/messages.de.ts';
import { companyTexts } from './dashboard/company-page/messages.de.ts';
import { companySearchTexts } from './dashboard/company-search/messages.de.ts';
import { contactListTexts } from './dashboard/contact-list/messages.de.ts';
import { exportsTexts } from './dashboard/exports/messages.de.ts';
import { guideTexts } from './dashboard/guide/messages.de.ts';
import { leadsTexts } from './dashboard/leads/messages.de.ts';
import { networkTexts } from './dashboard/network/messages.de.ts';
import { networkNearTexts } from './dashboard/network/near/messages.de.ts';
import { peopleSearchTexts } from './dashboard/people-search/messages.de.ts';
import { personTexts } from './dashboard/person-page/messages.de.ts';
import { registerPersonTexts } from './dashboard/person-page/register/messages.de.ts';
import { recentTexts } from './dashboard/recent/messages.de.ts';
import { searchMapTexts } from './dashboard/search/map/messages.de.ts';
import { searchTexts } from './dashboard/search/messages.de.ts';
import { settingsTexts } from './dashboard/settings/messages.de.ts';
import { dashboardTexts } from './dashboard/shell/messages.de.ts';
import { signOutTexts } from './dashboard/sign-out/messages.de.ts';
import { supportTexts } from './dashboard/support/messages.de.ts';
import { watchlistTexts } from './dashboard/watchlist/messages.de.ts';
import { deskJobsTexts } from './desk/jobs/messages.de.ts';
import { deskLogTexts } from './desk/log/messages.de.ts';
import { deskMembersTexts } from './desk/members/messages.de.ts';
import { deskOverviewTexts } from './desk/overview/messages.de.ts';
import { deskIdentityTexts } from './desk/panel/identity-messages.de.ts';
import { deskPanelTexts } from './desk/panel/messages.de.ts';
import { deskUploadsTexts } from './desk/panel/upload-messages.de.ts';
import { deskPartsTexts } from './desk/parts/messages.de.ts';
import { deskThingsTexts } from './desk/parts/thing-messages.de.ts';
import { deskSearchTexts } from './desk/search/messages.de.ts';
import { deskSettingsTexts } from './desk/settings/messages.de.ts';
import { deskTexts } from './desk/shell/messages.de.ts';
import { deskSourcesTexts } from './desk/sources/messages.de.ts';
import { deskSystemTexts } from './desk/system/messages.de.ts';
import { memberTexts } from './lib/i18n/member-messages.de.ts';
import { uiTexts } from './lib/i18n/messages.de.ts';
import { accessibilityTexts } from './site/accessibility/messages.de.ts';
import { linkTexts } from './site/auth/link-messages.de.ts';
import { authTexts } from './site/auth/messages.de.ts';
import { secondStepTexts } from './site/auth/second-step-messages.de.ts';
import { contactFormTexts } from './site/contact-form/messages.de.ts';
import { customersTexts } from './site/customers/messages.de.ts';
import { dataTexts } from './site/data/messages.de.ts';
import { declarationTexts } from './site/declarations/messages.de.ts';
import { keptDocumentsTexts } from './site/kept-documents/messages.de.ts';
import { lightsTexts } from './site/landing/lights/lights-messages.de.ts';
import { landingTexts } from './site/landing/messages.de.ts';
import { quickSearchTexts } from './site/landing/quick-search/messages.de.ts';
import { legalTexts } from './site/legal/messages.de.ts';
import { newsletterTexts } from './site/newsletter/messages.de.ts';
import { orderTexts } from './site/order/messages.de.ts';
import { pricingTexts } from './site/pricing/messages.de.ts';
import { privacyTexts } from './site/privacy-request/messages.de.ts';
import { siteTexts } from './site/shell/messages.de.ts';
import { solutionsTexts } from './site/solutions/messages.de.ts';
import { watchlistMailTexts } from './site/watchlist-mail/messages.de.ts';
import { billingDetailsTexts } from './ui/billing-details/messages.de.ts';
import { lostTexts } from './ui/feedback/messages.de.ts';
import { frameTexts } from './ui/frame/messages.de.ts';
import { mapTexts } from './ui/map/messages.de.ts';
import { priceCardsTexts } from './ui/price-cards/messages.de.ts';
import { cardSamplesTexts } from './ui/samples/card-messages.de.ts';
import { samplesTexts } from './ui/samples/messages.de.ts';
import { shortcutsTexts } from './ui/shortcuts/messages.de.ts';

/** The texts of every page, by feature: for types and tests. At run time each page adds its own. */
export const MESSAGES = {
  ui: uiTexts,
  member: memberTexts,
  auth: authTexts,
  link: linkTexts,
  secondStep: secondStepTexts,
  settings: settingsTexts,
  billing: billingTexts,
  order: orderTexts,
  declaration: declarationTexts,
  keptDocuments: keptDocumentsTexts,
  company: companyTexts,
  contactForm: contactFormTexts,
  contactList: contactListTexts,
  customers: customersTexts,
  data: dataTexts,
  dashboard: dashboardTexts,
  desk: deskTexts,
  deskParts: deskPartsTexts,
  deskOverview: deskOverviewTexts,
  deskPanel: deskPanelTexts,
  deskIdentity: deskIdentityTexts,
  deskUploads: deskUploadsTexts,
  deskThings: deskThingsTexts,
  deskJobs: deskJobsTexts,
  deskLog: deskLogTexts,
  deskMembers: deskMembersTexts,
  deskSearch: deskSearchTexts,
  deskSettings: deskSettingsTexts,
  deskSources: deskSourcesTexts,
  deskSystem: deskSystemTexts,
  frame: frameTexts,
  exports: exportsTexts,
  landing: landingTexts,
  quickSearch: quickSearchTexts,
  guide: guideTexts,
  leads: leadsTexts,
  legal: legalTexts,
  lights: lightsTexts,
  map: mapTexts,
  network: networkTexts,
  networkNear: networkNearTexts,
  newsletter: newsletterTexts,
  person: personTexts,
  registerPerson: registerPersonTexts,
  pricing: pricingTexts,
  privacy: privacyTexts,
  accessibility: accessibilityTexts,
  recent: recentTexts,
  palette: paletteTexts,
  companySearch: companySearchTexts,
  peopleSearch: peopleSearchTexts,
  search: searchTexts,
  searchMap: searchMapTexts,
  site: siteTexts,
  shortcuts: shortcutsTexts,
  solutions: solutionsTexts,
  samples: samplesTexts,
  cardSamples: cardSamplesTexts,
  support: supportTexts,
  watchlist: watchlistTexts,
  lost: lostTexts,
  signOut: signOutTexts,
  watchlistMail: watchlistMailTexts,
  billingDetails: billingDetailsTexts,
  priceCards: priceCardsTexts,
} satisfies Record<string, Record<Language, object>>;
