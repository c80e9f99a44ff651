import { FIRST_VIEWER, type PriceTag, priceFor } from '@firmament/subscription/price-tag';
import type { Language } from './language.ts';
import { LOCALES } from './locales.ts';
import type { Plan } from './membership.ts';
import { formatPrice } from './money.ts';
import type { PublicOffer, PublicOperator } from './offer.ts';

/**
 * The texts of public pages that depend on the offer. Pages are built once, without knowing it: where such a text
 * belongs, the build leaves a mark (⟦price.1.gross⟧), which the server fills in when it serves the page. The browser words
 * the same texts with the same code, so that it finds the page as it would have drawn it. Without schemas, because
 * every page loads it.
 */

type Level = 0 | 1 | 2 | 3;

const OPERATOR_FIELDS = [
  ...(['name', 'legalForm', 'street', 'postcode', 'city', 'country', 'managers', 'phone', 'email'] as const),
  ...(['privacyEmail', 'registerNumber', 'registerCourt', 'vatId', 'trade', 'chamber', 'shareholders'] as const),
  'hosting',
] as const satisfies (keyof PublicOperator)[];
const PLAN_FIELDS = ['name', 'requests', 'requestsPerDay', 'exports', 'starts'] as const;
const PRICE_FIELDS = ['gross', 'grossTerm'] as const;

type PlanField = (typeof PLAN_FIELDS)[number];
type PriceField = (typeof PRICE_FIELDS)[number];

export type OfferKey =
  | `operator.${keyof PublicOperator}`
  | `plan.${Level}.${PlanField}`
  | `price.${Level}.${PriceField}`;

export const PRICE_KINDS = ['free', 'monthly', 'onRequest'] as const;

/** How a plan is priced. */
export type PriceKind = (typeof PRICE_KINDS)[number];

export const priceKindOf = ({ monthlyNetCents }: Plan): PriceKind =>
  monthlyNetCents === null ? 'onRequest' : monthlyNetCents === 0 ? 'free' : 'monthly';

export const PLAN_WAYS = ['register', 'order', 'ask', 'closed'] as const;

/** How one gets a plan. Closed is what has a price while nobody is there to sell. */
export type PlanWay = (typeof PLAN_WAYS)[number];

const WAY_OF = { free: 'register', monthly: 'order', onRequest: 'ask' } as const satisfies Record<PriceKind, PlanWay>;

const wayTo = (plan: Plan, { operator }: PublicOffer): PlanWay => {
  const way = WAY_OF[priceKindOf(plan)];
  return way !== 'register' && operator === null ? 'closed' : way;
};

/** What a part of a page depends on: shown if it is so, left out if not. */
export type OfferCase = 'selling' | 'notSelling' | `plan.${Level}.${PriceKind | PlanWay}`;

/** Shown where a page names something that nobody entered; parts that would are marked to be left out. */
export const NOT_ENTERED = '(not entered)';

const ON_REQUEST: Record<Language, string> = { en: 'On request', de: 'Auf Anfrage' };

const WORKING_DAYS_A_MONTH = 21;

const CENTS_OF: Record<PriceField, (tag: PriceTag) => number> = {
  gross: ({ monthlyCents }) => monthlyCents,
  grossTerm: ({ termCents }) => termCents,
};

const priceText = ({ monthlyNetCents }: Plan, field: PriceField, language: Language): string =>
  monthlyNetCents === null
    ? ON_REQUEST[language]
    : formatPrice(CENTS_OF[field](priceFor(monthlyNetCents, FIRST_VIEWER)), language);

const planText = (plan: Plan, field: PlanField, language: Language): string => {
  if (field === 'name') return plan.name;
  const amount = {
    requests: plan.companyRequestsPerMonth,
    requestsPerDay: Math.round(plan.companyRequestsPerMonth / WORKING_DAYS_A_MONTH),
    exports: plan.dataExportsPerDay,
    starts: plan.networkStartsPerDay,
  }[field];
  return new Intl.NumberFormat(LOCALES[language]).format(amount);
};

const isOneOf = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
  (list as readonly (string | undefined)[]).includes(text);

/** The text that belongs to a key; keys that mean nothing give the same as what nobody entered. */
export const offerText = ({ operator, plans }: PublicOffer, key: string, language: Language): string => {
  const [subject, name = '', field] = key.split('.');
  if (subject === 'operator' && isOneOf(OPERATOR_FIELDS, name)) return operator?.[name] ?? NOT_ENTERED;
  const plan = plans[Number(name)];
  if (plan !== undefined && subject === 'plan' && isOneOf(PLAN_FIELDS, field)) return planText(plan, field, language);
  if (plan !== undefined && subject === 'price' && isOneOf(PRICE_FIELDS, field))
    return priceText(plan, field, language);
  return NOT_ENTERED;
};

export const isCase = (offer: PublicOffer, what: string): boolean => {
  if (what === 'selling') return offer.operator !== null;
  if (what === 'notSelling') return offer.operator === null;
  const [, level = '', kind] = what.split('.');
  const plan = offer.plans[Number(level)];
  return plan !== undefined && (priceKindOf(plan) === kind || wayTo(plan, offer) === kind);
};

/** Stands for the text of a key until the server knows it. */
export const markOf = (key: OfferKey): string => `⟦${key}⟧`;

/** With the key as its group. */
export const OFFER_MARK = /⟦([\w.]+)⟧/g;

/** Stands for the offer itself, as JSON. */
export const OFFER_DATA_MARK = '⟦offer⟧';
/** Of the script element that holds it. */
export const OFFER_DATA_ID = 'offer';
/** The element around a part of a page that depends on the offer; they do not nest. */
export const OFFER_CASE_ELEMENT = 'offer-case';

/** The fields of an operator as marks, for texts that are written once. */
export const OPERATOR_MARKS = Object.fromEntries(
  OPERATOR_FIELDS.map((field) => [field, markOf(`operator.${field}`)]),
) as PublicOperator;
