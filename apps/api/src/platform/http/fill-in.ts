/** Fills the marks of built pages with what holds today. */

import type { DataReport } from '@firmament/api-contract/calls/sources';
import {
  DATA_CASE_ELEMENTS,
  DATA_MARK,
  DATA_REPORT_MARK,
  dataText,
  isDataCase,
} from '@firmament/api-contract/data-texts';
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

const OFFER_CASE = new RegExp(`<${OFFER_CASE_ELEMENT} data-when="([^"]*)">[\\s\\S]*?</${OFFER_CASE_ELEMENT}>`, 'g');

/** Fills the marks of a built page: leaves out the parts that do not apply, then words the rest in the page's language. */
export const fillInOffer = (html: string, offer: Offer, language: Language): string => {
  const shown = toPublic(offer);
  return html
    .replace(OFFER_CASE, (part, what: string) => (isCase(shown, what) ? part : LEFT_OUT))
    .replaceAll(OFFER_DATA_MARK, () => escapeJson(shown))
    .replace(OFFER_MARK, (_, key: string) => escapeHtml(offerText(shown, key, language)));
};

const DATA_CASE = new RegExp(`(<(${DATA_CASE_ELEMENTS.join('|')}) data-when="([^"]*)"[^>]*>)([\\s\\S]*?)(</\\2>)`, 'g');

/** Fills the marks of a built page about the data. Its own parts may lie in one another, so they are done inside out. */
export const fillInData = (html: string, report: DataReport, language: Language): string =>
  withoutCases(html, report)
    .replaceAll(DATA_REPORT_MARK, () => escapeJson(report))
    .replace(DATA_MARK, (_, key: string) => escapeHtml(dataText(report, key, language)));

const withoutCases = (html: string, report: DataReport): string =>
  html.replace(DATA_CASE, (_, open: string, __, what: string, inside: string, close: string) =>
    isDataCase(report, what) ? open + withoutCases(inside, report) + close : LEFT_OUT,
  );
