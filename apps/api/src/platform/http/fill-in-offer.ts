import type { Language } from '@firmament/api-contract/language';
import { type Offer, toPublic } from '@firmament/api-contract/offer';
import {
  isCase,
  OFFER_CASE_ELEMENT,
  OFFER_DATA_MARK,
  OFFER_MARK,
  offerText,
} from '@firmament/api-contract/offer-texts';
import { escapeHtml, escapeJson, LEFT_OUT } from './escape.ts';

const CASE = new RegExp(`<${OFFER_CASE_ELEMENT} data-when="([^"]*)">[\\s\\S]*?</${OFFER_CASE_ELEMENT}>`, 'g');

/** Fills the marks of a built page: leaves out the parts that do not apply, then words the rest in the page's language. */
export const fillInOffer = (html: string, offer: Offer, language: Language): string => {
  const shown = toPublic(offer);
  return html
    .replace(CASE, (part, what: string) => (isCase(shown, what) ? part : LEFT_OUT))
    .replaceAll(OFFER_DATA_MARK, () => escapeJson(shown))
    .replace(OFFER_MARK, (_, key: string) => escapeHtml(offerText(shown, key, language)));
};
