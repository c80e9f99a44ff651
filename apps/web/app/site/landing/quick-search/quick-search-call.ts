import { getQuickSearch } from '@firmament/api-contract/calls/search';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { keywordSearchPath } from '../../../lib/member/keyword-search-path.ts';
import { signUpPath } from '../../../lib/member/sign-in-path.ts';
import { Found } from './quick-search-found.tsx';
import type { QuickSearchOutcome } from './quick-search-outcome.ts';

/** A separate module, loaded with the first search: visitors who only read load neither schemas nor client nor the way in. */
export const askQuickSearch = async (keyword: string, signal: AbortSignal): Promise<QuickSearchOutcome> => {
  try {
    const result = await callApi(getQuickSearch, { query: { keyword } }, { signal });
    const listPath = keywordSearchPath(keyword);
    return { status: 'found', Found, keyword, result, listPath, signUpPath: signUpPath(listPath) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: 'failed', message: error.message };
  }
};
