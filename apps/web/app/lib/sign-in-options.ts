import type { getSignInOptions } from '@firmament/contract/accounts';
import type { EndpointOutput } from '@firmament/contract/endpoint';
import { useEffect, useState } from 'react';
import { callApi } from './api-client.ts';

export type SignInOptions = EndpointOutput<typeof getSignInOptions>;

let known: Promise<SignInOptions> | undefined;

/** What the operator has set up; asked for once. */
export const loadSignInOptions = (): Promise<SignInOptions> => {
  known ??= import('@firmament/contract/accounts')
    .then(({ getSignInOptions }) => callApi(getSignInOptions, {}))
    .catch((error: unknown) => {
      known = undefined;
      throw error;
    });
  return known;
};

/** Nothing until the answer is there; a page does without if it never comes. */
export const useSignInOptions = (): SignInOptions | undefined => {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    loadSignInOptions().then(setOptions, () => {});
  }, []);
  return options;
};
