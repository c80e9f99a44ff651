import { checkFirmenbuch, formatFirmenbuch } from '@firmament/identifiers/firmenbuch';
import { checkIban, formatIban } from '@firmament/identifiers/iban';
import { checkVat } from '@firmament/identifiers/vat';
import { z } from 'zod';
import { type Plan, STANDARD_PLANS } from './membership.ts';
import { email, ONE_LINE } from './rules/account-fields.ts';

/**
 * Who sells the service, which plans, and for how much. The operator writes it into a file (docs/operator.md), which is
 * read at the start. The messages are for the operator: a sentence about the value, to follow the name of the field.
 */

const MAX_LENGTH = 300;
/** Signs that stand for what is still to be filled in, here and in the pages we build. */
const PLACEHOLDER = /[⟨⟩⟦⟧]/;

const text = z
  .string('is missing or is not a text')
  .trim()
  .min(1, 'is empty')
  .max(MAX_LENGTH, `is longer than ${MAX_LENGTH} characters`)
  .regex(ONE_LINE, 'must stand on one line')
  .refine((value) => !PLACEHOLDER.test(value), 'still holds a placeholder');

const emailAddress = text.pipe(email.catch('')).refine((address) => address !== '', 'is not an e-mail address');

const iban = text
  .refine((value) => checkIban(value).verdict !== 'invalid', 'is not an IBAN: its length or its check digits are wrong')
  .transform(formatIban);

/** ISO 9362: bank, country, place and, where there is one, branch. */
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const bic = text
  .transform((value) => value.replaceAll(' ', '').toUpperCase())
  .refine((value) => BIC.test(value), 'is not a BIC: it has 8 or 11 letters and digits');

const vatId = text
  .refine((value) => checkVat(value).verdict !== 'invalid', 'is not a VAT number: its form or its check digit is wrong')
  .transform((value) => checkVat(value).value);

/** Companies of other countries have register numbers of other forms, which may hold any text. */
const registerNumber = text
  .refine(
    (value) => !/^(FN\b)?\s*\d+\s*[a-z]?$/i.test(value) || checkFirmenbuch(value).verdict !== 'invalid',
    'is not a Firmenbuchnummer: its check letter is wrong or missing',
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
  postcode: text.refine((value) => /^[0-9]{4,5}$/.test(value), 'is not a postcode of four or five digits'),
  city: text,
  country: text,
  managers: text,
  phone: text.refine((value) => PHONE.test(value), 'is not a phone number such as +43 1 2345678'),
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

const MAX_QUOTA = 100_000_000;
const MAX_MONTHLY_CENTS = 100_000_000;

const quota = z
  .int('is missing or is not a whole number')
  .min(0, 'is below 0')
  .max(MAX_QUOTA, `is above ${MAX_QUOTA.toLocaleString('en')}`);

const plan = z.strictObject({
  name: text.max(40, 'is longer than 40 characters'),
  companyRequestsPerMonth: quota,
  dataExportsPerDay: quota,
  monthlyNetCents: z
    .int('is missing or is neither a whole number of cents nor null')
    .min(0, 'is below 0')
    .max(MAX_MONTHLY_CENTS, `is above ${MAX_MONTHLY_CENTS.toLocaleString('en')} cents`)
    .nullable(),
});

const plans = z
  .array(plan, 'is not a list')
  .length(STANDARD_PLANS.length, `needs exactly ${STANDARD_PLANS.length} plans, one for each level from 0 on`)
  .superRefine((list, context) => {
    for (const [level, { name, monthlyNetCents }] of list.entries()) {
      const refuse = (field: keyof Plan, message: string) =>
        context.addIssue({ code: 'custom', path: [level, field], message });
      if (level === 0 && monthlyNetCents !== 0) refuse('monthlyNetCents', 'must be 0: the first plan is free');
      // Whoever signs up gets the first plan; a second free one could be had by nobody.
      if (level > 0 && monthlyNetCents === 0) refuse('monthlyNetCents', 'is 0, but only the first plan is free');
      if (list.findIndex((other) => other.name === name) < level) refuse('name', 'is the name of another plan too');
    }
  });

/** An index moves by a few per cent a year; more is a slip of the pen. */
const MOST_PERCENT = 20;

/** Change of prices on 1 February of a year, in per cent: of the consumer price index, as the terms say. */
const priceIndex = z.record(
  z.string().regex(/^20[0-9]{2}$/, 'is not a year'),
  z
    .number('is not a number')
    .min(-MOST_PERCENT, `is below -${MOST_PERCENT} per cent`)
    .max(MOST_PERCENT, `is above ${MOST_PERCENT} per cent`),
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

const wordIssue = ({ path, code, message, ...issue }: z.core.$ZodIssue): string => {
  const field = path.join('.') || 'the file';
  if (code === 'unrecognized_keys') {
    return (issue as unknown as { keys: string[] }).keys
      .map((key) => `${[...path, key].join('.')} is not a field`)
      .join('; ');
  }
  if (code === 'invalid_key') return `${field} is not a year`;
  return `${field} ${code === 'invalid_type' && !/^is /.test(message) ? 'is missing or is not an object' : message}`;
};

/** Checks what an operator wrote; each problem is a sentence that begins with its field. */
export const parseOffer = (given: unknown): { offer: Offer } | { problems: string[] } => {
  const { data, error } = offer.safeParse(given);
  return error ? { problems: error.issues.map(wordIssue) } : { offer: data };
};
