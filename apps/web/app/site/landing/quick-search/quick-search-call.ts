import { getQuickSearch } from '@firmament/api-contract/calls/search';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { QuickSearchOutcome } from './quick-search-outcome.ts';

/** A separate module, loaded with the first search: visitors who only read load neither schemas nor client. */
export const askQuickSearch = async (keyword: string, signal: AbortSignal): Promise<QuickSearchOutcome> => {
  try {
    const result = await callApi(getQuickSearch, { query: { keyword } }, { signal });
    return { status: 'found', keyword, result };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: 'failed', message: error.message };
  }
};
