import type { Plugin } from 'vite';
import { withoutDescriptions } from './without-descriptions.ts';

/** Descriptions of calls are for the API's documentation: in the browser nobody reads them. */
export const contractWithoutDescriptions = (): Plugin => ({
  name: 'firmament:without-descriptions',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/packages/api-contract/src/') && code.includes('.meta(')
      ? { code: withoutDescriptions(code), map: null }
      : undefined,
});
