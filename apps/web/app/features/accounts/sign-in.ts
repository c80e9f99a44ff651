import type { login } from '@firmament/contract/accounts';
import type { EndpointInput } from '@firmament/contract/endpoint';
import { callApi } from '../../lib/api-client.ts';
import { setLoginHint } from '../../lib/login-hint.ts';
import { returnPath } from '../../lib/sign-in-path.ts';

/** Signs in and loads the dashboard, or the page wanted before, from scratch: nothing of the visitor's page stays. */
export const signIn = async (body: EndpointInput<typeof login>['body']): Promise<void> => {
  const { login } = await import('@firmament/contract/accounts');
  await callApi(login, { body });
  setLoginHint(true);
  location.assign(returnPath(location.search));
};
