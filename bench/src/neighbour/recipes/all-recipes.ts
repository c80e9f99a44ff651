import type { CallRecipe, Untried } from '../recipe.ts';
import { ACCOUNTS } from './accounts.ts';
import { BILLING } from './billing.ts';
import { COLLECTIONS } from './collections.ts';
import { COMPANIES } from './companies.ts';
import { DESK } from './desk.ts';
import { DESK_CASES } from './desk-cases.ts';
import { FACTORS } from './factors.ts';
import { NETWORK } from './network.ts';
import { PUBLIC_FORMS } from './public-forms.ts';
import { SEARCHES } from './search.ts';
import { SUPPORT } from './support.ts';
import { SYSTEM } from './system.ts';

/** For every call of the contract how it is tried, or why it cannot be; a test compares the two. */
export const ALL: readonly (CallRecipe | Untried)[] = [
  ...SYSTEM,
  ...ACCOUNTS,
  ...FACTORS,
  ...PUBLIC_FORMS,
  ...SEARCHES,
  ...COMPANIES,
  ...NETWORK,
  ...COLLECTIONS,
  ...SUPPORT,
  ...BILLING,
  ...DESK,
  ...DESK_CASES,
];
