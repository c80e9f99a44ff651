import { type DataReport, getSources } from '@firmament/api-contract/calls/sources';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';

/** A separate module: most visitors get the report with the page, and need neither schemas nor client. */
export const askForReport = async (
  signal: AbortSignal,
): Promise<{ report: DataReport } | { report?: never; failure: string }> => {
  try {
    return { report: await callApi(getSources, {}, { signal }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: error.message };
  }
};
