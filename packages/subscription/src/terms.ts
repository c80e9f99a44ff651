/** The figures of the terms. Tests compare the texts that name them with these. */

export const COUNTRIES = ['AT', 'DE', 'CH'] as const;
export type Country = (typeof COUNTRIES)[number];

export const CUSTOMERS = ['consumer', 'business'] as const;
export type Customer = (typeof CUSTOMERS)[number];

export const ACCEPTANCE_WORKING_DAYS = 5;
export const WITHDRAWAL_DAYS = 14;
export const REFUND_DAYS = 14;

/** In months. */
export const MINIMUM_TERMS: Record<Customer, readonly number[]> = {
  consumer: [12, 24, 36],
  business: [12, 24, 36, 48, 60],
};
export const RENEWAL_MONTHS = 12;
export const BUSINESS_NOTICE_MONTHS = 3;
export const CONSUMER_NOTICE_DAYS = 30;

/** Time to pay, from the day of an invoice. */
export const PAYMENT_DAYS = 14;
/** Day 1 of a default is the one after the due day. */
export const BLOCKED_FROM_DEFAULT_DAY = 5;
export const LEAST_REMINDER_FEE_CENTS = 500;
export const HIGHEST_REMINDER_FEE_CENTS = 1500;

export const INDEXATION_DAY = '02-01';
export const INDEXATION_NOTICE_MONTHS = 2;
/** Consumers' prices may not rise sooner after the contract was made (§ 6 Abs. 2 Z 4 KSchG). */
export const CONSUMER_PRICE_GUARD_MONTHS = 2;
