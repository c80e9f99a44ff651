import type { Language } from '@firmament/contract/language';
import { accessibilityDe } from './features/accessibility/messages.de.ts';
import { accessibilityEn } from './features/accessibility/messages.en.ts';
import { accountDe } from './features/account/messages.de.ts';
import { accountEn } from './features/account/messages.en.ts';
import { accountsDe } from './features/accounts/messages.de.ts';
import { accountsEn } from './features/accounts/messages.en.ts';
import { secondStepDe } from './features/accounts/second-step-messages.de.ts';
import { secondStepEn } from './features/accounts/second-step-messages.en.ts';
import { declarationDe } from './features/billing/declaration-messages.de.ts';
import { declarationEn } from './features/billing/declaration-messages.en.ts';
import { billingDe } from './features/billing/messages.de.ts';
import { billingEn } from './features/billing/messages.en.ts';
import { orderDe } from './features/billing/order-messages.de.ts';
import { orderEn } from './features/billing/order-messages.en.ts';
import { paletteDe } from './features/command-palette/messages.de.ts';
import { paletteEn } from './features/command-palette/messages.en.ts';
import { companyDe } from './features/company-page/messages.de.ts';
import { companyEn } from './features/company-page/messages.en.ts';
import { companySearchDe } from './features/company-search/messages.de.ts';
import { companySearchEn } from './features/company-search/messages.en.ts';
import { contactDe } from './features/contact/messages.de.ts';
import { contactEn } from './features/contact/messages.en.ts';
import { contactsDe } from './features/contacts/messages.de.ts';
import { contactsEn } from './features/contacts/messages.en.ts';
import { customersDe } from './features/customers/messages.de.ts';
import { customersEn } from './features/customers/messages.en.ts';
import { dashboardDe } from './features/dashboard-shell/messages.de.ts';
import { dashboardEn } from './features/dashboard-shell/messages.en.ts';
import { exportsDe } from './features/exports/messages.de.ts';
import { exportsEn } from './features/exports/messages.en.ts';
import { lightsDe } from './features/landing/lights-messages.de.ts';
import { lightsEn } from './features/landing/lights-messages.en.ts';
import { landingDe } from './features/landing/messages.de.ts';
import { landingEn } from './features/landing/messages.en.ts';
import { blocksDe } from './features/landing-blocks/messages.de.ts';
import { blocksEn } from './features/landing-blocks/messages.en.ts';
import { leadsDe } from './features/leads/messages.de.ts';
import { leadsEn } from './features/leads/messages.en.ts';
import { legalDe } from './features/legal/messages.de.ts';
import { legalEn } from './features/legal/messages.en.ts';
import { newsletterDe } from './features/newsletter/messages.de.ts';
import { newsletterEn } from './features/newsletter/messages.en.ts';
import { peopleSearchDe } from './features/people-search/messages.de.ts';
import { peopleSearchEn } from './features/people-search/messages.en.ts';
import { personDe } from './features/person-page/messages.de.ts';
import { personEn } from './features/person-page/messages.en.ts';
import { pricingDe } from './features/pricing/messages.de.ts';
import { pricingEn } from './features/pricing/messages.en.ts';
import { privacyDe } from './features/privacy/messages.de.ts';
import { privacyEn } from './features/privacy/messages.en.ts';
import { recentDe } from './features/recent/messages.de.ts';
import { recentEn } from './features/recent/messages.en.ts';
import { searchDe } from './features/search/messages.de.ts';
import { searchEn } from './features/search/messages.en.ts';
import { searchMapDe } from './features/search-map/messages.de.ts';
import { searchMapEn } from './features/search-map/messages.en.ts';
import { siteDe } from './features/site/messages.de.ts';
import { siteEn } from './features/site/messages.en.ts';
import { solutionsDe } from './features/solutions/messages.de.ts';
import { solutionsEn } from './features/solutions/messages.en.ts';
import { supportDe } from './features/support/messages.de.ts';
import { supportEn } from './features/support/messages.en.ts';
import { watchlistDe } from './features/watchlist/messages.de.ts';
import { watchlistEn } from './features/watchlist/messages.en.ts';
import { mapDe } from './ui/map/messages.de.ts';
import { mapEn } from './ui/map/messages.en.ts';
import { samplesDe } from './ui/samples/messages.de.ts';
import { samplesEn } from './ui/samples/messages.en.ts';

/** The texts of every page, by language and feature: for types and tests. At run time each page adds its own. */
export const MESSAGES = {
  en: {
    accounts: accountsEn,
    secondStep: secondStepEn,
    blocks: blocksEn,
    account: accountEn,
    billing: billingEn,
    order: orderEn,
    declaration: declarationEn,
    company: companyEn,
    contact: contactEn,
    contacts: contactsEn,
    customers: customersEn,
    dashboard: dashboardEn,
    exports: exportsEn,
    landing: landingEn,
    leads: leadsEn,
    legal: legalEn,
    lights: lightsEn,
    map: mapEn,
    newsletter: newsletterEn,
    person: personEn,
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
    solutions: solutionsEn,
    samples: samplesEn,
    support: supportEn,
    watchlist: watchlistEn,
  },
  de: {
    accounts: accountsDe,
    secondStep: secondStepDe,
    blocks: blocksDe,
    account: accountDe,
    billing: billingDe,
    order: orderDe,
    declaration: declarationDe,
    company: companyDe,
    contact: contactDe,
    contacts: contactsDe,
    customers: customersDe,
    dashboard: dashboardDe,
    exports: exportsDe,
    landing: landingDe,
    leads: leadsDe,
    legal: legalDe,
    lights: lightsDe,
    map: mapDe,
    newsletter: newsletterDe,
    person: personDe,
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
    solutions: solutionsDe,
    samples: samplesDe,
    support: supportDe,
    watchlist: watchlistDe,
  },
} satisfies Record<Language, object>;
