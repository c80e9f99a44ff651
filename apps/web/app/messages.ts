import type { Language } from '@firmament/contract/language';
import { accessibilityDe } from './features/accessibility/messages.de.ts';
import { accessibilityEn } from './features/accessibility/messages.en.ts';
import { accountDe } from './features/account/messages.de.ts';
import { accountEn } from './features/account/messages.en.ts';
import { accountsDe } from './features/accounts/messages.de.ts';
import { accountsEn } from './features/accounts/messages.en.ts';
import { contactDe } from './features/contact/messages.de.ts';
import { contactEn } from './features/contact/messages.en.ts';
import { customersDe } from './features/customers/messages.de.ts';
import { customersEn } from './features/customers/messages.en.ts';
import { dashboardDe } from './features/dashboard-shell/messages.de.ts';
import { dashboardEn } from './features/dashboard-shell/messages.en.ts';
import { landingDe } from './features/landing/messages.de.ts';
import { landingEn } from './features/landing/messages.en.ts';
import { blocksDe } from './features/landing-blocks/messages.de.ts';
import { blocksEn } from './features/landing-blocks/messages.en.ts';
import { legalDe } from './features/legal/messages.de.ts';
import { legalEn } from './features/legal/messages.en.ts';
import { newsletterDe } from './features/newsletter/messages.de.ts';
import { newsletterEn } from './features/newsletter/messages.en.ts';
import { pricingDe } from './features/pricing/messages.de.ts';
import { pricingEn } from './features/pricing/messages.en.ts';
import { privacyDe } from './features/privacy/messages.de.ts';
import { privacyEn } from './features/privacy/messages.en.ts';
import { siteDe } from './features/site/messages.de.ts';
import { siteEn } from './features/site/messages.en.ts';
import { solutionsDe } from './features/solutions/messages.de.ts';
import { solutionsEn } from './features/solutions/messages.en.ts';
import { samplesDe } from './ui/samples/messages.de.ts';
import { samplesEn } from './ui/samples/messages.en.ts';

/** The texts of every page, by language and feature: for types and tests. At run time each page adds its own. */
export const MESSAGES = {
  en: {
    accounts: accountsEn,
    blocks: blocksEn,
    account: accountEn,
    contact: contactEn,
    customers: customersEn,
    dashboard: dashboardEn,
    landing: landingEn,
    legal: legalEn,
    newsletter: newsletterEn,
    pricing: pricingEn,
    privacy: privacyEn,
    accessibility: accessibilityEn,
    site: siteEn,
    solutions: solutionsEn,
    samples: samplesEn,
  },
  de: {
    accounts: accountsDe,
    blocks: blocksDe,
    account: accountDe,
    contact: contactDe,
    customers: customersDe,
    dashboard: dashboardDe,
    landing: landingDe,
    legal: legalDe,
    newsletter: newsletterDe,
    pricing: pricingDe,
    privacy: privacyDe,
    accessibility: accessibilityDe,
    site: siteDe,
    solutions: solutionsDe,
    samples: samplesDe,
  },
} satisfies Record<Language, object>;
