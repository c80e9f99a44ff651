import type { Language } from '@firmament/api-contract/language';
import { billingDe } from './dashboard/billing/messages.de.ts';
import { billingEn } from './dashboard/billing/messages.en.ts';
import { paletteDe } from './dashboard/command-palette/messages.de.ts';
import { paletteEn } from './dashboard/command-palette/messages.en.ts';
import { companyDe } from './dashboard/company-page/messages.de.ts';
import { companyEn } from './dashboard/company-page/messages.en.ts';
import { companySearchDe } from './dashboard/company-search/messages.de.ts';
import { companySearchEn } from './dashboard/company-search/messages.en.ts';
import { contactListDe } from './dashboard/contact-list/messages.de.ts';
import { contactListEn } from './dashboard/contact-list/messages.en.ts';
import { exportsDe } from './dashboard/exports/messages.de.ts';
import { exportsEn } from './dashboard/exports/messages.en.ts';
import { guideDe } from './dashboard/guide/messages.de.ts';
import { guideEn } from './dashboard/guide/messages.en.ts';
import { leadsDe } from './dashboard/leads/messages.de.ts';
import { leadsEn } from './dashboard/leads/messages.en.ts';
import { networkDe } from './dashboard/network/messages.de.ts';
import { networkEn } from './dashboard/network/messages.en.ts';
import { networkNearDe } from './dashboard/network/near/messages.de.ts';
import { networkNearEn } from './dashboard/network/near/messages.en.ts';
import { peopleSearchDe } from './dashboard/people-search/messages.de.ts';
import { peopleSearchEn } from './dashboard/people-search/messages.en.ts';
import { personDe } from './dashboard/person-page/messages.de.ts';
import { personEn } from './dashboard/person-page/messages.en.ts';
import { registerPersonDe } from './dashboard/person-page/register/messages.de.ts';
import { registerPersonEn } from './dashboard/person-page/register/messages.en.ts';
import { recentDe } from './dashboard/recent/messages.de.ts';
import { recentEn } from './dashboard/recent/messages.en.ts';
import { searchMapDe } from './dashboard/search/map/messages.de.ts';
import { searchMapEn } from './dashboard/search/map/messages.en.ts';
import { searchDe } from './dashboard/search/messages.de.ts';
import { searchEn } from './dashboard/search/messages.en.ts';
import { settingsDe } from './dashboard/settings/messages.de.ts';
import { settingsEn } from './dashboard/settings/messages.en.ts';
import { dashboardDe } from './dashboard/shell/messages.de.ts';
import { dashboardEn } from './dashboard/shell/messages.en.ts';
import { signOutDe } from './dashboard/sign-out/messages.de.ts';
import { signOutEn } from './dashboard/sign-out/messages.en.ts';
import { supportDe } from './dashboard/support/messages.de.ts';
import { supportEn } from './dashboard/support/messages.en.ts';
import { watchlistDe } from './dashboard/watchlist/messages.de.ts';
import { watchlistEn } from './dashboard/watchlist/messages.en.ts';
import { deskJobsDe } from './desk/jobs/messages.de.ts';
import { deskJobsEn } from './desk/jobs/messages.en.ts';
import { deskLogDe } from './desk/log/messages.de.ts';
import { deskLogEn } from './desk/log/messages.en.ts';
import { deskMembersDe } from './desk/members/messages.de.ts';
import { deskMembersEn } from './desk/members/messages.en.ts';
import { deskOverviewDe } from './desk/overview/messages.de.ts';
import { deskOverviewEn } from './desk/overview/messages.en.ts';
import { deskIdentityDe } from './desk/panel/identity-messages.de.ts';
import { deskIdentityEn } from './desk/panel/identity-messages.en.ts';
import { deskPanelDe } from './desk/panel/messages.de.ts';
import { deskPanelEn } from './desk/panel/messages.en.ts';
import { deskUploadsDe } from './desk/panel/upload-messages.de.ts';
import { deskUploadsEn } from './desk/panel/upload-messages.en.ts';
import { deskPartsDe } from './desk/parts/messages.de.ts';
import { deskPartsEn } from './desk/parts/messages.en.ts';
import { deskThingsDe } from './desk/parts/thing-messages.de.ts';
import { deskThingsEn } from './desk/parts/thing-messages.en.ts';
import { deskSearchDe } from './desk/search/messages.de.ts';
import { deskSearchEn } from './desk/search/messages.en.ts';
import { deskSettingsDe } from './desk/settings/messages.de.ts';
import { deskSettingsEn } from './desk/settings/messages.en.ts';
import { deskDe } from './desk/shell/messages.de.ts';
import { deskEn } from './desk/shell/messages.en.ts';
import { deskSourcesDe } from './desk/sources/messages.de.ts';
import { deskSourcesEn } from './desk/sources/messages.en.ts';
import { deskSystemDe } from './desk/system/messages.de.ts';
import { deskSystemEn } from './desk/system/messages.en.ts';
import { accessibilityDe } from './site/accessibility/messages.de.ts';
import { accessibilityEn } from './site/accessibility/messages.en.ts';
import { linkDe } from './site/auth/link-messages.de.ts';
import { linkEn } from './site/auth/link-messages.en.ts';
import { authDe } from './site/auth/messages.de.ts';
import { authEn } from './site/auth/messages.en.ts';
import { secondStepDe } from './site/auth/second-step-messages.de.ts';
import { secondStepEn } from './site/auth/second-step-messages.en.ts';
import { contactFormDe } from './site/contact-form/messages.de.ts';
import { contactFormEn } from './site/contact-form/messages.en.ts';
import { customersDe } from './site/customers/messages.de.ts';
import { customersEn } from './site/customers/messages.en.ts';
import { dataDe } from './site/data/messages.de.ts';
import { dataEn } from './site/data/messages.en.ts';
import { declarationDe } from './site/declarations/messages.de.ts';
import { declarationEn } from './site/declarations/messages.en.ts';
import { keptDocumentsDe } from './site/kept-documents/messages.de.ts';
import { keptDocumentsEn } from './site/kept-documents/messages.en.ts';
import { lightsDe } from './site/landing/lights/lights-messages.de.ts';
import { lightsEn } from './site/landing/lights/lights-messages.en.ts';
import { landingDe } from './site/landing/messages.de.ts';
import { landingEn } from './site/landing/messages.en.ts';
import { legalDe } from './site/legal/messages.de.ts';
import { legalEn } from './site/legal/messages.en.ts';
import { newsletterDe } from './site/newsletter/messages.de.ts';
import { newsletterEn } from './site/newsletter/messages.en.ts';
import { orderDe } from './site/order/messages.de.ts';
import { orderEn } from './site/order/messages.en.ts';
import { pricingDe } from './site/pricing/messages.de.ts';
import { pricingEn } from './site/pricing/messages.en.ts';
import { privacyDe } from './site/privacy-request/messages.de.ts';
import { privacyEn } from './site/privacy-request/messages.en.ts';
import { siteDe } from './site/shell/messages.de.ts';
import { siteEn } from './site/shell/messages.en.ts';
import { solutionsDe } from './site/solutions/messages.de.ts';
import { solutionsEn } from './site/solutions/messages.en.ts';
import { watchlistMailDe } from './site/watchlist-mail/messages.de.ts';
import { watchlistMailEn } from './site/watchlist-mail/messages.en.ts';
import { billingDetailsDe } from './ui/billing-details/messages.de.ts';
import { billingDetailsEn } from './ui/billing-details/messages.en.ts';
import { lostDe } from './ui/feedback/messages.de.ts';
import { lostEn } from './ui/feedback/messages.en.ts';
import { frameDe } from './ui/frame/messages.de.ts';
import { frameEn } from './ui/frame/messages.en.ts';
import { mapDe } from './ui/map/messages.de.ts';
import { mapEn } from './ui/map/messages.en.ts';
import { priceCardsDe } from './ui/price-cards/messages.de.ts';
import { priceCardsEn } from './ui/price-cards/messages.en.ts';
import { cardSamplesDe } from './ui/samples/card-messages.de.ts';
import { cardSamplesEn } from './ui/samples/card-messages.en.ts';
import { samplesDe } from './ui/samples/messages.de.ts';
import { samplesEn } from './ui/samples/messages.en.ts';
import { shortcutsDe } from './ui/shortcuts/messages.de.ts';
import { shortcutsEn } from './ui/shortcuts/messages.en.ts';

/** The texts of every page, by language and feature: for types and tests. At run time each page adds its own. */
export const MESSAGES = {
  en: {
    auth: authEn,
    link: linkEn,
    secondStep: secondStepEn,
    settings: settingsEn,
    billing: billingEn,
    order: orderEn,
    declaration: declarationEn,
    keptDocuments: keptDocumentsEn,
    company: companyEn,
    contactForm: contactFormEn,
    contactList: contactListEn,
    customers: customersEn,
    data: dataEn,
    dashboard: dashboardEn,
    desk: deskEn,
    deskParts: deskPartsEn,
    deskOverview: deskOverviewEn,
    deskPanel: deskPanelEn,
    deskIdentity: deskIdentityEn,
    deskUploads: deskUploadsEn,
    deskThings: deskThingsEn,
    deskJobs: deskJobsEn,
    deskLog: deskLogEn,
    deskMembers: deskMembersEn,
    deskSearch: deskSearchEn,
    deskSettings: deskSettingsEn,
    deskSources: deskSourcesEn,
    deskSystem: deskSystemEn,
    frame: frameEn,
    exports: exportsEn,
    landing: landingEn,
    guide: guideEn,
    leads: leadsEn,
    legal: legalEn,
    lights: lightsEn,
    map: mapEn,
    network: networkEn,
    networkNear: networkNearEn,
    newsletter: newsletterEn,
    person: personEn,
    registerPerson: registerPersonEn,
    pricing: pricingEn,
    privacy: privacyEn,
    accessibility: accessibilityEn,
    recent: recentEn,
    palette: paletteEn,
    companySearch: companySearchEn,
    peopleSearch: peopleSearchEn,
    search: searchEn,
    searchMap: searchMapEn,
    site: siteEn,
    shortcuts: shortcutsEn,
    solutions: solutionsEn,
    samples: samplesEn,
    cardSamples: cardSamplesEn,
    support: supportEn,
    watchlist: watchlistEn,
    lost: lostEn,
    signOut: signOutEn,
    watchlistMail: watchlistMailEn,
    billingDetails: billingDetailsEn,
    priceCards: priceCardsEn,
  },
  de: {
    auth: authDe,
    link: linkDe,
    secondStep: secondStepDe,
    settings: settingsDe,
    billing: billingDe,
    order: orderDe,
    declaration: declarationDe,
    keptDocuments: keptDocumentsDe,
    company: companyDe,
    contactForm: contactFormDe,
    contactList: contactListDe,
    customers: customersDe,
    data: dataDe,
    dashboard: dashboardDe,
    desk: deskDe,
    deskParts: deskPartsDe,
    deskOverview: deskOverviewDe,
    deskPanel: deskPanelDe,
    deskIdentity: deskIdentityDe,
    deskUploads: deskUploadsDe,
    deskThings: deskThingsDe,
    deskJobs: deskJobsDe,
    deskLog: deskLogDe,
    deskMembers: deskMembersDe,
    deskSearch: deskSearchDe,
    deskSettings: deskSettingsDe,
    deskSources: deskSourcesDe,
    deskSystem: deskSystemDe,
    frame: frameDe,
    exports: exportsDe,
    landing: landingDe,
    guide: guideDe,
    leads: leadsDe,
    legal: legalDe,
    lights: lightsDe,
    map: mapDe,
    network: networkDe,
    networkNear: networkNearDe,
    newsletter: newsletterDe,
    person: personDe,
    registerPerson: registerPersonDe,
    pricing: pricingDe,
    privacy: privacyDe,
    accessibility: accessibilityDe,
    recent: recentDe,
    palette: paletteDe,
    companySearch: companySearchDe,
    peopleSearch: peopleSearchDe,
    search: searchDe,
    searchMap: searchMapDe,
    site: siteDe,
    shortcuts: shortcutsDe,
    solutions: solutionsDe,
    samples: samplesDe,
    cardSamples: cardSamplesDe,
    support: supportDe,
    watchlist: watchlistDe,
    lost: lostDe,
    signOut: signOutDe,
    watchlistMail: watchlistMailDe,
    billingDetails: billingDetailsDe,
    priceCards: priceCardsDe,
  },
} satisfies Record<Language, object>;
