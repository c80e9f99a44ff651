import { login, register, resendVerification as resend, reset } from '@firmament/api-contract/calls/accounts';
import { finishSignIn as finish } from '@firmament/api-contract/calls/second-factor';
import type { EndpointInput } from '@firmament/api-contract/endpoint';
import { callApi } from '../../lib/api/api-client.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { returnPath } from '../../lib/member/sign-in-path.ts';

/**
 * The calls of the account forms. Imported when a form is sent: until then a page loads neither the contract nor its
 * schemas.
 */

export type SignIn = EndpointInput<typeof login>['body'];
export type SignUp = EndpointInput<typeof register>['body'];

/** Loads the dashboard, or the page wanted before, with a full page load: nothing of the visitor's page stays. */
const enter = (): void => {
  setLoginHint(true);
  location.assign(returnPath(location.search));
};

export const signIn = async (body: SignIn): Promise<void> => {
  await callApi(login, { body });
  enter();
};

/** The second step, if the first one asked for it. */
export const finishSignIn = async (code: string): Promise<void> => {
  await callApi(finish, { body: { code } });
  enter();
};

export const signUp = async (body: SignUp): Promise<void> => {
  await callApi(register, { body });
};

export const requestNewPassword = async (email: string): Promise<void> => {
  await callApi(reset, { body: { email } });
};

export const resendVerification = async (email: string): Promise<string> =>
  (await callApi(resend, { body: { email } })).message;
