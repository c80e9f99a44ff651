import type { Language } from '@firmament/contract/language';
import { landingDe } from './features/landing/messages.de.ts';
import { landingEn } from './features/landing/messages.en.ts';
import { siteDe } from './features/site/messages.de.ts';
import { siteEn } from './features/site/messages.en.ts';

/** The texts of every page, by language and feature. Both languages travel together: a switch never waits for one. */
export const MESSAGES = {
  en: { landing: landingEn, site: siteEn },
  de: { landing: landingDe, site: siteDe },
} satisfies Record<Language, object>;
