import type { LightMyRequestResponse } from 'fastify';
import { appSecretOf } from '../../src/accounts/second-factor/sealed-secrets.ts';
import { codeAt } from '../../src/accounts/second-factor/totp.ts';
import { TEST_SECRET_KEYS } from '../tools/secret-keys.ts';
import { type AccountsApp, cookieOf, EVA, useAccountsApp } from './accounts-app.ts';
import type { TestDatabase } from './test-database.ts';

type Headers = Record<string, string>;

export type SecondFactorApp = AccountsApp & {
  /** Eva's session, in which she turned the second factor on. */
  session: { cookie: string };
  recoveryCodes: string[];
  /** What her app shows now. */
  code(): Promise<string>;
  /** The first step; returns the header for the second one. */
  knock(headers?: Headers): Promise<{ cookie: string }>;
  finish(code: string, challenge: Headers): Promise<LightMyRequestResponse>;
};

/** What the browser keeps between the two steps. */
export const challengeOf = (answer: LightMyRequestResponse): { cookie: string } => {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('firmament_sign_in'));
  return { cookie: `${cookie?.name ?? 'firmament_sign_in'}=${cookie?.value ?? ''}` };
};

/** The key in the authenticator app of the only member with one. */
export const appSecret = async ({ db }: TestDatabase): Promise<Buffer> =>
  appSecretOf(
    TEST_SECRET_KEYS,
    await db.selectFrom('second_factor').select(['account_id', 'secret', 'sealed']).executeTakeFirstOrThrow(),
  );

/** What the authenticator app of the only member with a key shows now. */
export const appCode = async ({ database, clock }: AccountsApp): Promise<string> => {
  return codeAt(await appSecret(database), clock.now());
};

/** Eva turned the second factor on a minute ago. */
export const useSecondFactor = async (options: Parameters<typeof useAccountsApp>[0] = {}): Promise<SecondFactorApp> => {
  const app = await useAccountsApp(options);
  const { join, enter, post, deliver, clock } = app;
  await join();
  const begun = await enter();
  await post('secondFactor/begin', { proof: { password: EVA.password } }, begun);
  const code = () => appCode(app);
  const answer = await post('secondFactor/confirm', { code: await code() }, begun);
  const session = cookieOf(answer);
  await deliver();
  clock.pass(1);
  const knock: SecondFactorApp['knock'] = async (headers = {}) =>
    challengeOf(await post('login', { email: EVA.email, password: EVA.password }, headers));
  const finish: SecondFactorApp['finish'] = (given, challenge) =>
    post('login/secondFactor', { code: given }, challenge);
  return { ...app, session, recoveryCodes: answer.json().recovery_codes, code, knock, finish };
};
