import type { CompanySort } from '@firmament/api-contract/calls/search';
import { IconChevronDown } from '@tabler/icons-react';
import { type Translate, useTranslation } from '../../../lib/i18n/i18n.ts';
import { isSameOrder, type Order, ordersOf } from '../criteria/order.ts';
import classes from './sort-select.module.css';

export const orderText = ({ sort, direction }: Order, t: Translate<'search'>): string =>
  sort === 'relevance' ? t('order.relevance') : t(`order.${sort}.${direction}`);

type SortSelectProps = { sorts: readonly CompanySort[]; order: Order; onSort(order: Order): void };

/** Every order in one list: the only way on a phone, and everywhere the way back to the best match. */
export const SortSelect = ({ sorts, order, onSort }: SortSelectProps) => {
  const { t } = useTranslation('search');
  const orders = ordersOf(sorts);
  return (
    <label className="text-12 ink3 row items-center gap-6">
      <span>{t('order.label')}</span>
      <span className={classes.field}>
        <select
          value={orders.findIndex((one) => isSameOrder(one, order))}
          onChange={({ currentTarget: { value } }) => {
            const chosen = orders[Number(value)];
            if (chosen !== undefined) onSort(chosen);
          }}
        >
          {orders.map((one, index) => (
            <option key={orderText(one, t)} value={index}>
              {orderText(one, t)}
            </option>
          ))}
        </select>
        <IconChevronDown size={14} stroke={2} aria-hidden />
      </span>
    </label>
  );
};
