import type { getSignInOptions } from '@firmament/contract/accounts';
import type { EndpointOutput } from '@firmament/contract/endpoint';
import { useEffect, useState } from 'react';

type SignInOptions = EndpointOutput<typeof getSignInOptions>;

/** Written out, so that a page that only asks this carries neither the contract nor its schemas; the type holds it. */
const PATH: (typeof getSignInOptions)['path'] = '/api/signInOptions';

const ask = async (): Promise<SignInOptions> => {
  const response = await fetch(PATH);
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}.`);
  return response.json();
};

let known: Promise<SignInOptions> | undefined;

/** What the operator has set up; asked for once. */
export const loadSignInOptions = (): Promise<SignInOptions> => {
  known ??= ask().catch((error: unknown) => {
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
