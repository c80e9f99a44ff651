import { login, register, resendVerification as resend, reset } from '@firmament/contract/accounts';
import type { EndpointInput } from '@firmament/contract/endpoint';
import { callApi } from '../../lib/api-client.ts';
import { setLoginHint } from '../../lib/login-hint.ts';
import { returnPath } from '../../lib/sign-in-path.ts';

/** What the forms send. Imported when one is sent: until then a page carries neither the contract nor its schemas. */

export type SignIn = EndpointInput<typeof login>['body'];
export type SignUp = EndpointInput<typeof register>['body'];

/** Signs in and loads the dashboard, or the page wanted before, from scratch: nothing of the visitor's page stays. */
export const signIn = async (body: SignIn): Promise<void> => {
  await callApi(login, { body });
  setLoginHint(true);
  location.assign(returnPath(location.search));
};

export const signUp = async (body: SignUp): Promise<void> => {
  await callApi(register, { body });
};

export const requestNewPassword = async (email: string): Promise<void> => {
  await callApi(reset, { body: { email } });
};

export const resendVerification = async (email: string): Promise<string> =>
  (await callApi(resend, { body: { email } })).message;
