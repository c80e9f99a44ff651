import type { BillingDetails } from '@firmament/api-contract/calls/billing';
import { MAX_COMPANY_LENGTH, MAX_PARTICULAR_LENGTH } from '@firmament/api-contract/limits';
import { vatNumberTerm } from '@firmament/api-contract/words/country-terms';
import { COUNTRIES, type Customer } from '@firmament/subscription/terms';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from '../form/form.module.css';
import { TextField } from '../form/text-field.tsx';

type DetailsFieldsProps = {
  customer: Customer;
  initial?: Partial<BillingDetails> | undefined;
  errors: Readonly<Record<string, string>>;
};

/**
 * The recipient of invoices. Fields are named as on the wire, so that the server's refusals show at the right field.
 */
export const DetailsFields = ({ customer, initial = {}, errors }: DetailsFieldsProps) => {
  const { t } = useTranslation('billingDetails');
  const language = useLanguage();
  const countryId = useId();
  const [chosen, setChosen] = useState<string>(initial.country ?? 'AT');
  const field = (name: keyof BillingDetails, maxLength: number) => ({
    name: `details.${name}`,
    defaultValue: initial[name] ?? '',
    maxLength,
    error: errors[`details.${name}`],
  });
  return (
    <>
      <TextField {...field('name', MAX_PARTICULAR_LENGTH)} label={t('fields.name')} autoComplete="name" />
      {customer === 'business' && (
        <TextField {...field('company', MAX_COMPANY_LENGTH)} label={t('fields.company')} autoComplete="organization" />
      )}
      <TextField {...field('street', MAX_PARTICULAR_LENGTH)} label={t('fields.street')} autoComplete="street-address" />
      <div className={classes.place}>
        <TextField {...field('postcode', 10)} label={t('fields.postcode')} autoComplete="postal-code" />
        <TextField {...field('city', MAX_PARTICULAR_LENGTH)} label={t('fields.city')} autoComplete="address-level2" />
      </div>
      <div>
        <label className="block title-14 weight-550 mb-6" htmlFor={countryId}>
          {t('fields.country')}
        </label>
        <select
          className={classes.select}
          id={countryId}
          name="details.country"
          autoComplete="country"
          value={chosen}
          onChange={({ currentTarget: { value } }) => setChosen(value)}
        >
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {t(`countries.${country}`)}
            </option>
          ))}
        </select>
      </div>
      {customer === 'business' && (
        <TextField
          {...field('vat_id', 20)}
          label={vatNumberTerm(chosen, language)}
          optional={t('ui:optional')}
          help={t('fields.vatIdHelp')}
        />
      )}
    </>
  );
};

/** Reads the fields; empty optional ones become null. */
export const detailsFrom = (values: Readonly<Record<string, string>>): BillingDetails => {
  const text = (name: string): string => values[`details.${name}`] ?? '';
  const country = COUNTRIES.find((one) => one === text('country')) ?? 'AT';
  return {
    name: text('name'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
    country,
    company: text('company') || null,
    vat_id: text('vat_id') || null,
  };
};

const REQUIRED = ['name', 'company', 'street', 'postcode', 'city'] as const;

/** Required fields that are empty; a field that is not shown is not required. */
export const missingDetails = (values: Readonly<Record<string, string>>): (typeof REQUIRED)[number][] =>
  REQUIRED.filter((name) => values[`details.${name}`] === '');
