import { checkFirmenbuch, formatFirmenbuch } from '@firmament/identifiers/firmenbuch';
import { checkIban, formatIban } from '@firmament/identifiers/iban';
import { checkVat } from '@firmament/identifiers/vat';
import { z } from 'zod';
import { type Plan, STANDARD_PLANS } from './membership.ts';
import {
  isOfferRule,
  MAX_MONTHLY_CENTS,
  MAX_PLAN_NAME_LENGTH,
  MAX_QUOTA,
  MAX_TEXT_LENGTH,
  MOST_PERCENT,
  type OfferProblem,
  type OfferRule,
} from './offer-rules.ts';
import { email } from './rules/account-fields.ts';
import { ONE_LINE } from './rules/written-text.ts';

/**
 * Who sells the service, which plans, and for how much. The operator sets it at the desk, or writes it into a file
 * (docs/operator.md). The message of each check is the name of a rule, whose words are in offer-rules.ts.
 */

const rule = (name: OfferRule): OfferRule => name;

/** Signs that stand for what is still to be filled in, here and in the pages we build. */
const PLACEHOLDER = /[⟨⟩⟦⟧]/;

const text = z
  .string(rule('not_a_text'))
  .trim()
  .min(1, rule('empty'))
  .max(MAX_TEXT_LENGTH, rule('too_long'))
  .regex(ONE_LINE, rule('one_line'))
  .refine((value) => !PLACEHOLDER.test(value), rule('placeholder'));

const emailAddress = text.pipe(email.catch('')).refine((address) => address !== '', rule('email'));

const iban = text.refine((value) => checkIban(value).verdict !== 'invalid', rule('iban')).transform(formatIban);

/** ISO 9362: bank, country, place and, where there is one, branch. */
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const bic = text
  .transform((value) => value.replaceAll(' ', '').toUpperCase())
  .refine((value) => BIC.test(value), rule('bic'));

const vatId = text
  .refine((value) => checkVat(value).verdict !== 'invalid', rule('vat_id'))
  .transform((value) => checkVat(value).value);

/** Companies of other countries have register numbers of other forms, which may hold any text. */
const registerNumber = text
  .refine(
    (value) => !/^(FN\b)?\s*\d+\s*[a-z]?$/i.test(value) || checkFirmenbuch(value).verdict !== 'invalid',
    rule('register_number'),
  )
  .transform((value) => {
    const { verdict, value: number } = checkFirmenbuch(value);
    return verdict === 'invalid' ? value : formatFirmenbuch(number);
  });

const PHONE = /^\+[0-9][0-9 ()/-]{5,}$/;

const publicOperator = z.strictObject({
  name: text,
  legalForm: text,
  street: text,
  postcode: text.refine((value) => /^[0-9]{4,5}$/.test(value), rule('postcode')),
  city: text,
  country: text,
  managers: text,
  phone: text.refine((value) => PHONE.test(value), rule('phone')),
  email: emailAddress,
  privacyEmail: emailAddress,
  registerNumber,
  registerCourt: text,
  vatId,
  trade: text,
  chamber: text,
  shareholders: text,
  hosting: text,
});

const operator = publicOperator.extend({ bank: z.strictObject({ name: text, iban, bic }) });

/** What pages and the API show of an operator: the account stands on invoices alone. */
export type PublicOperator = z.infer<typeof publicOperator>;

export type Operator = z.infer<typeof operator>;

const quota = z.int(rule('quota_number')).min(0, rule('below_zero')).max(MAX_QUOTA, rule('quota_high'));

const plan = z.strictObject({
  name: text.max(MAX_PLAN_NAME_LENGTH, rule('plan_name_long')),
  companyRequestsPerMonth: quota,
  dataExportsPerDay: quota,
  networkStartsPerDay: quota.optional(),
  monthlyNetCents: z
    .int(rule('price_number'))
    .min(0, rule('below_zero'))
    .max(MAX_MONTHLY_CENTS, rule('price_high'))
    .nullable(),
});

/** Offers from before this limit name none: then that of the standard plan of the same level holds. */
const withStarts = ({ networkStartsPerDay, ...given }: z.output<typeof plan>, level: number): Plan => ({
  ...given,
  networkStartsPerDay: networkStartsPerDay ?? STANDARD_PLANS[level]?.networkStartsPerDay ?? 0,
});

const plans = z
  .array(plan, rule('plan_list'))
  .length(STANDARD_PLANS.length, rule('plan_count'))
  .superRefine((list, context) => {
    for (const [level, { name, monthlyNetCents }] of list.entries()) {
      const refuse = (field: keyof Plan, message: OfferRule) =>
        context.addIssue({ code: 'custom', path: [level, field], message });
      if (level === 0 && monthlyNetCents !== 0) refuse('monthlyNetCents', 'first_plan_free');
      // Whoever signs up gets the first plan; a second free one could be had by nobody.
      if (level > 0 && monthlyNetCents === 0) refuse('monthlyNetCents', 'only_first_plan_free');
      if (list.findIndex((other) => other.name === name) < level) refuse('name', 'plan_name_twice');
    }
  })
  .transform((list) => list.map(withStarts));

/** Change of prices on 1 February of a year, in per cent: of the consumer price index, as the terms say. */
const priceIndex = z.record(
  z.string().regex(/^20[0-9]{2}$/, rule('year')),
  z.number(rule('percent_number')).min(-MOST_PERCENT, rule('percent_low')).max(MOST_PERCENT, rule('percent_high')),
);

const offer = z.strictObject({
  operator: operator.nullable(),
  plans: plans.default([...STANDARD_PLANS]),
  priceIndex: priceIndex.default({}),
});

export type Offer = {
  /** Null as long as nobody has entered the particulars: then nothing is sold. */
  operator: Operator | null;
  plans: readonly Plan[];
  priceIndex: Readonly<Record<string, number>>;
};

/** What everybody may know of an offer. */
export type PublicOffer = { operator: PublicOperator | null; plans: readonly Plan[] };

export const NO_OFFER: Offer = { operator: null, plans: STANDARD_PLANS, priceIndex: {} };

export const isSelling = ({ operator: seller }: Offer | PublicOffer): boolean => seller !== null;

export const toPublic = ({ operator: seller, plans: sold }: Offer): PublicOffer => {
  if (seller === null) return { operator: null, plans: sold };
  const { bank: _, ...shown } = seller;
  return { operator: shown, plans: sold };
};

const toProblems = (issue: z.core.$ZodIssue): OfferProblem[] => {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), rule: 'unknown_field' }));
  }
  if (issue.code === 'invalid_key') return [{ field, rule: 'year' }];
  return [{ field, rule: isOfferRule(issue.message) ? issue.message : 'not_an_object' }];
};

/** Checks what an operator wrote. */
export const parseOffer = (given: unknown): { offer: Offer } | { problems: OfferProblem[] } => {
  const { data, error } = offer.safeParse(given);
  return error ? { problems: error.issues.flatMap(toProblems) } : { offer: data };
};
