import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { followOffer } from '../../src/offer/current-offer.ts';
import { addOperator } from '../../src/operators/change-role.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { type AccountsApp, type AccountsOptions, EVA, useAccountsApp } from './accounts-app.ts';
import { useTestDatabase } from './test-database.ts';

/** Who works at the desk in tests. */
export const JONAS = { ...EVA, fullname: 'Jonas Egger', email: 'jonas@firmament.example' };

export type DeskApp = AccountsApp & {
  /** The operator's session. */
  operator: { cookie: string };
  operatorId: number;
  /** Asks the desk: `look('jobs')` is GET /api/desk/jobs. */
  look(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Does something at the desk: `act('jobs/1/retry')` is POST /api/desk/jobs/1/retry. */
  act(path: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
};

/** Lets a member use the desk: role, new sign-in, second factor. Returns the session and the account's id. */
export const makeOperator = async (
  { database: { db }, clock, join, enter }: AccountsApp,
  person: Partial<typeof EVA>,
): Promise<{ operator: { cookie: string }; operatorId: number }> => {
  const { email } = await join(person);
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await addOperator({ db, clock }, id);
  const operator = await enter(person);
  // After the sign-in, which would ask for a code otherwise.
  await db
    .insertInto('second_factor')
    .values({ account_id: id, secret: Buffer.alloc(20, 1), confirmed_at: clock.now(), created_at: clock.now() })
    .execute();
  return { operator, operatorId: id };
};

/** The application with an operator at the desk, and an offer that the desk can change: at first the sample. */
export const useDeskApp = async (options: AccountsOptions = {}): Promise<DeskApp> => {
  const { database = await useTestDatabase() } = options;
  const offer = await followOffer({ db: database.db, logger: createLogger('silent'), isDemo: true });
  onTestFinished(offer.close);
  const app = await useAccountsApp({ offer: offer.get, rereadOffer: offer.reread, ...options, database });
  const { operator, operatorId } = await makeOperator(app, JONAS);
  return {
    ...app,
    operator,
    operatorId,
    look: (path, headers = {}) => app.get(`desk/${path}`, { ...operator, ...headers }),
    act: (path, payload = {}, headers = {}) => app.post(`desk/${path}`, payload, { ...operator, ...headers }),
  };
};
