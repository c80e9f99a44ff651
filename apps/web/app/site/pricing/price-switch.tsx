import type { Viewer } from '@firmament/subscription/price-tag';
import { COUNTRIES, CUSTOMERS } from '@firmament/subscription/terms';
import { useId } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './price-switch.module.css';

type PriceSwitchProps = { viewer: Viewer; onChange(viewer: Viewer): void };

/** For whom prices are shown: with tax for consumers, without it for businesses, by country. */
export const PriceSwitch = ({ viewer, onChange }: PriceSwitchProps) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'switch' });
  const { t: tDetails } = useTranslation('billingDetails');
  const id = useId();
  // React would undo a choice that was made before it took over.
  const isDisabled = !useHydrated();
  return (
    <div className={classes.switch}>
      <fieldset className={classes.customers} disabled={isDisabled}>
        <legend className={classes.label}>{t('legend')}</legend>
        {CUSTOMERS.map((customer) => (
          <label key={customer} className={classes.customer}>
            <input
              type="radio"
              name={`${id}-customer`}
              checked={viewer.customer === customer}
              onChange={() => onChange({ ...viewer, customer })}
            />
            <span>
              {t(`customers.${customer}`)} <small className="size-13 weight-400 ink2">{t(`tax.${customer}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <label className={classes.label} htmlFor={`${id}-country`}>
          {tDetails('fields.country')}
        </label>
        <select
          className={classes.select}
          id={`${id}-country`}
          disabled={isDisabled}
          value={viewer.country}
          onChange={({ currentTarget }) => {
            const country = COUNTRIES.find((one) => one === currentTarget.value);
            if (country !== undefined) onChange({ ...viewer, country });
          }}
        >
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {tDetails(`countries.${country}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
};
