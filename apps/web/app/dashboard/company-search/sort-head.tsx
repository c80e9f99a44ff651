import type { CompanySort } from '@firmament/api-contract/calls/search';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Order, orderAfterClick } from '../search/criteria/order.ts';
import classes from './result-list.module.css';

type SortHeadProps = {
  sort: CompanySort;
  order: Order;
  onSort(order: Order): void;
  className: string | undefined;
  children: ReactNode;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** A column head that sorts by its column. */
export const SortHead = ({ sort, order, onSort, className, children }: SortHeadProps) => {
  const isSorted = order.sort === sort;
  const Arrow = isSorted && order.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? ARIA_SORT[order.direction] : 'none'}>
      <button
        className={classes.sort}
        type="button"
        data-sorted={isSorted}
        onClick={() => onSort(orderAfterClick(order, sort))}
      >
        {children}
        <Arrow size={12} stroke={2.25} aria-hidden />
      </button>
    </th>
  );
};
