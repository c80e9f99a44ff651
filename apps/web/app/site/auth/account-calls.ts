import {
  choosePassword as choose,
  confirmSignUp as confirm,
  confirmDevice as confirmDeviceCall,
  denySignUp as deny,
  login,
  register,
  resendVerification as resend,
  reset,
  showSignUp as show,
} from '@firmament/api-contract/calls/accounts';
import {
  beginPasskeySignIn as beginPasskey,
  signInWithPasskey as enterWithPasskey,
} from '@firmament/api-contract/calls/passkeys';
import { beginSecondStep as beginStep, finishSignIn as finish } from '@firmament/api-contract/calls/second-factor';
import type { EndpointInput, EndpointOutput } from '@firmament/api-contract/endpoint';
import type { PasskeyAssertion, PasskeyRequest } from '@firmament/api-contract/rules/passkey-fields';
import { callApi } from '../../lib/api/api-client.ts';
import { addressFrom } from '../../lib/i18n/address-language.ts';
import { seedLanguage } from '../../lib/i18n/language.ts';
import { setLoginHint } from '../../lib/member/login-hint.ts';
import { choosePasswordPath, returnPath } from '../../lib/member/sign-in-path.ts';

/**
 * The calls of the account forms. Imported when a form is sent: until then a page loads neither the contract nor its
 * schemas.
 */

export type SignIn = EndpointInput<typeof login>['body'];
export type SecondStepWays = EndpointOutput<typeof beginStep>;
export type SignUp = EndpointInput<typeof register>['body'];

/** Loads the wanted page, or the dashboard, with a full page load: nothing of the visitor's page stays. */
const enter = ({ user }: EndpointOutput<typeof login>, wanted = returnPath(location.search)): void => {
  setLoginHint(true);
  seedLanguage(user.language);
  const next = user.must_change_password ? choosePasswordPath(wanted) : wanted;
  location.assign(addressFrom(location.pathname, next));
};

export const signIn = async (body: SignIn, wanted?: string): Promise<void> => {
  enter(await callApi(login, { body }), wanted);
};

export const beginPasskeySignIn = async (): Promise<PasskeyRequest> => (await callApi(beginPasskey, {})).options;

export const signInWithPasskey = async (passkey: PasskeyAssertion): Promise<void> => {
  enter(await callApi(enterWithPasskey, { body: { passkey } }));
};

/** Which second steps there are, if the first one asked for one. */
export const beginSecondStep = (): Promise<SecondStepWays> => callApi(beginStep, {});

export const finishSignIn = async (body: EndpointInput<typeof finish>['body']): Promise<void> => {
  enter(await callApi(finish, { body }));
};

/** After a sign-in with a mailed password. */
export const choosePassword = async (password: string): Promise<void> => {
  enter(await callApi(choose, { body: { new_password: password } }));
};

export const signUp = async (body: SignUp): Promise<void> => {
  await callApi(register, { body });
};

export const showSignUp = (token: string): Promise<EndpointOutput<typeof show>> => callApi(show, { body: { token } });

export const confirmSignUp = async (token: string, password: string | undefined): Promise<void> => {
  await callApi(confirm, { body: { token, password } });
};

export const denySignUp = async (token: string): Promise<void> => {
  await callApi(deny, { body: { token } });
};

export const confirmDevice = async (token: string): Promise<void> => {
  await callApi(confirmDeviceCall, { body: { token } });
};

export const requestNewPassword = async (email: string): Promise<void> => {
  await callApi(reset, { body: { email } });
};

export const resendVerification = async (email: string): Promise<string> =>
  (await callApi(resend, { body: { email } })).message;
