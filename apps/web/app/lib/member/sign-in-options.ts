import type { getSignInOptions } from '@firmament/api-contract/calls/accounts';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { useEffect, useState } from 'react';
import { readLightly } from '../api/light-read.ts';

type SignInOptions = EndpointOutput<typeof getSignInOptions>;

/** On the sign-in page, where the demo accounts are offered. */
export const DEMO_ANCHOR = 'demo';

let known: Promise<SignInOptions> | undefined;

/** The sign-in options that the operator has set up; fetched once. */
export const loadSignInOptions = (): Promise<SignInOptions> => {
  known ??= readLightly<typeof getSignInOptions>('/api/signInOptions').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
};

/** Undefined until the answer arrives; pages work without it. */
export const useSignInOptions = (): SignInOptions | undefined => {
  const [options, setOptions] = useState<SignInOptions>();
  useEffect(() => {
    loadSignInOptions().then(setOptions, () => {});
  }, []);
  return options;
};
