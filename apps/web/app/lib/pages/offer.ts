import type { Language } from '@firmament/api-contract/language';
import { STANDARD_PLANS } from '@firmament/api-contract/membership';
import type { PublicOffer } from '@firmament/api-contract/offer';
import {
  isCase,
  markOf,
  OFFER_CASE_ELEMENT,
  OFFER_DATA_ID,
  OFFER_DATA_MARK,
  OFFER_MARK,
  type OfferCase,
  type OfferKey,
  OPERATOR_MARKS,
  offerText,
} from '@firmament/api-contract/offer-texts';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { createElement, type ReactNode } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { useLanguage } from '../i18n/language.ts';

/**
 * What the operator sells, and who that is. The build does not know it and leaves marks in the pages; the server fills
 * them in and hands us the offer in a script element, which is read before React renders over the page.
 */

/** While pages are built; the development server draws with the sample. */
const IS_BUILDING = import.meta.env.PROD && typeof document === 'undefined';

const readData = (): string =>
  (typeof document === 'undefined' ? undefined : document.getElementById(OFFER_DATA_ID)?.textContent) ??
  OFFER_DATA_MARK;

/** The content of the script element, as the server wrote it. */
export const OFFER_DATA = readData();

const UNKNOWN: PublicOffer = import.meta.env.PROD ? { operator: null, plans: STANDARD_PLANS } : SAMPLE_OFFER;

const OFFER: PublicOffer = OFFER_DATA === OFFER_DATA_MARK ? UNKNOWN : JSON.parse(OFFER_DATA);

/** The text of a key: a mark while pages are built, and afterwards what the server has put in its place. */
const textOf = (key: OfferKey, language: Language): string =>
  IS_BUILDING ? markOf(key) : offerText(OFFER, key, language);

export const useOfferText = (): ((key: OfferKey) => string) => {
  const language = useLanguage();
  return (key) => textOf(key, language);
};

/** Replaces the marks of a text that was written once, such as a legal one. */
export const fillMarks = (text: string, language: Language): string =>
  IS_BUILDING ? text : text.replace(OFFER_MARK, (_, key: string) => offerText(OFFER, key, language));

/** The names of plans are right from the start; their numbers, while hydrating, are those the page was built with. */
const AS_BUILT: PublicOffer = {
  operator: IS_BUILDING ? OPERATOR_MARKS : OFFER.operator,
  plans: STANDARD_PLANS.map((plan, level) => ({
    ...plan,
    name: IS_BUILDING ? markOf(`plan.${level as 0 | 1 | 2 | 3}.name`) : (OFFER.plans[level]?.name ?? plan.name),
  })),
};

/**
 * The offer. To show one of its numbers on a public page, use `useOfferText` or the texts of `usePlans`: only they are
 * right before the page is hydrated.
 */
export const useOffer = (): PublicOffer => (useHydrated() ? OFFER : AS_BUILT);

/** For the dashboard, which is never prerendered. */
export const currentOffer = (): PublicOffer => OFFER;

/** Whether anything can be ordered. True until the page is hydrated; `WhenOffer` is right before. */
export const useIsSelling = (): boolean => !useHydrated() || isCase(OFFER, 'selling');

/**
 * A part of a page that depends on the offer. The build draws every case; the server leaves out those that do not apply,
 * so that the page is right without script too. They do not nest.
 */
export const WhenOffer = ({ is, children }: { is: OfferCase; children: ReactNode }) =>
  IS_BUILDING || isCase(OFFER, is) ? createElement(OFFER_CASE_ELEMENT, { 'data-when': is }, children) : null;
