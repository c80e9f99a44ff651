import type { Day } from '@firmament/calendar/day';
import type { FiledAmounts } from '../company/report-figures.ts';

/** The amounts of one business year, and what is needed to work out its result without a profit and loss account. */
export type YearAmounts = FiledAmounts & {
  balanceSheetProfit?: number;
  profitBroughtForward?: number;
  reserves?: number;
};

export type FiledYear = { end: Day; amounts: YearAmounts };

/** What both families are read into. */
export type ReadAccounts = {
  registerNumber: string | undefined;
  companyName: string | undefined;
  currency: string;
  current: FiledYear | undefined;
  previous: FiledYear | undefined;
};
