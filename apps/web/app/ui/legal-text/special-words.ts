import type { SitePageId } from '../../lib/pages/site-pages.ts';

/** Pages of this site, as the texts name them in quotation marks. */
export const NAMED_PAGES: Readonly<Record<string, SitePageId>> = {
  'Auskunft zu Ihren Daten': 'privacy-request',
  Preise: 'pricing',
  'Verträge hier kündigen': 'cancel',
  'Vom Vertrag zurücktreten': 'withdraw',
};

/** A mark of the offer, an e-mail address, a page by its name, or a word that must not break at its hyphen. */
export const SPECIAL = new RegExp(
  `(⟦[^⟦⟧]*⟧|(?<![\\w.-])[\\w.-]+@[\\w-]+(?:\\.[\\w-]+)+|(?<=„)(?:${Object.keys(NAMED_PAGES).join('|')})(?=“)|E-Mails?|IP-Adresse)`,
);
