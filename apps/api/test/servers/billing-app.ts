import type { Billing } from '@firmament/api-contract/calls/billing';
import type { Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { advanceContracts } from '../../src/billing/contract/advance-contracts.ts';
import type { BillingDeps } from '../../src/billing/deps.ts';
import { receivePayment } from '../../src/billing/invoice/receive-payment.ts';
import type { RenderedMail } from '../../src/platform/mail/mail-transport.ts';
import { COMMAND } from '../../src/platform/operator-log/actor.ts';
import { type AccountsApp, type AccountsOptions, type EVA, useAccountsApp } from './accounts-app.ts';

const DAY_MINUTES = 24 * 60;

export const BUSINESS_ORDER = {
  membership_id: 1,
  customer: 'business',
  minimum_months: 12,
  starts_at_once: true,
  accepts_terms: true,
  monthly_total_cents: 30_000,
  details: {
    name: 'Eva Muster',
    company: 'Muster GmbH',
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    vat_id: 'ATU13585627',
  },
};

export const CONSUMER_ORDER = {
  ...BUSINESS_ORDER,
  customer: 'consumer',
  details: { ...BUSINESS_ORDER.details, company: null, vat_id: null },
};

type Session = { cookie: string };

export type BillingApp = AccountsApp & {
  deps: BillingDeps;
  session: Session;
  /** Signs up another member; returns their session. */
  another(person: Partial<typeof EVA>): Promise<Session>;
  billing(session?: Session): Promise<Billing>;
  /** Lets days pass, each with its morning job; returns the mails of that time. */
  days(count: number): Promise<RenderedMail[]>;
  pay(number: string): Promise<unknown>;
  /** Orders and pays: from here on the service runs. */
  begin(order?: object): Promise<Billing>;
};

/** The application with a member, and days that can pass. */
export const useBillingApp = async (
  overrides: Partial<Pick<BillingDeps, 'prices'>> &
    Partial<Offer> &
    Pick<AccountsOptions, 'config' | 'mailTypesetter'> = {},
): Promise<BillingApp> => {
  const { config, prices, mailTypesetter, ...own } = overrides;
  const offer = () => ({ ...SAMPLE_OFFER, ...own });
  const app = await useAccountsApp({
    offer,
    config: { contactEmail: 'office@firmament.example', ...config },
    ...(mailTypesetter && { mailTypesetter }),
  });
  const { database, clock, post, get, deliver } = app;
  await app.join();
  const session = await app.enter();
  const deps: BillingDeps = {
    db: database.db,
    clock,
    offer,
    prices: prices ?? ((level) => [undefined, 25_000, 60_000, 150_000][level]),
    operatorEmail: 'office@firmament.example',
    acceptsAtOnce: config?.acceptsOrdersAtOnce ?? true,
  };
  const billing = async (whose = session) => (await get('billing', whose)).json().billing as Billing;
  const pay = (number: string) => receivePayment(deps, COMMAND, { invoice: number });
  return {
    ...app,
    deps,
    session,
    billing,
    pay,
    another: async (person) => {
      await app.join(person);
      return app.enter(person);
    },
    days: async (count) => {
      for (let day = 0; day < count; day++) {
        clock.pass(DAY_MINUTES);
        await advanceContracts(deps);
      }
      return deliver();
    },
    begin: async (order = BUSINESS_ORDER) => {
      await post('billing/order', order, session);
      const { transactions } = await billing();
      await pay(transactions[0]?.number ?? '');
      await deliver();
      return billing();
    },
  };
};
