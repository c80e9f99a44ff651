import type { Language } from '@firmament/api-contract/language';
import { type Offer, type PublicOffer, toPublic } from '@firmament/api-contract/offer';
import {
  isCase,
  OFFER_CASE_ELEMENT,
  OFFER_DATA_MARK,
  OFFER_MARK,
  offerText,
} from '@firmament/api-contract/offer-texts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script element around it. */
const escapeJson = (offer: PublicOffer): string => JSON.stringify(offer).replaceAll('<', '\\u003c');

const CASE = new RegExp(`<${OFFER_CASE_ELEMENT} data-when="([^"]*)">[\\s\\S]*?</${OFFER_CASE_ELEMENT}>`, 'g');
/** Keeps the texts before and after apart, as the browser will have them. */
const LEFT_OUT = '<!-- -->';

/** Fills the marks of a built page: leaves out the parts that do not apply, then words the rest in the page's language. */
export const fillInOffer = (html: string, offer: Offer, language: Language): string => {
  const shown = toPublic(offer);
  return html
    .replace(CASE, (part, what: string) => (isCase(shown, what) ? part : LEFT_OUT))
    .replaceAll(OFFER_DATA_MARK, () => escapeJson(shown))
    .replace(OFFER_MARK, (_, key: string) => escapeHtml(offerText(shown, key, language)));
};
