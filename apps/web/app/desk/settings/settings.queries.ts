import { changeSettings, getSettings, previewSettings } from '@firmament/api-contract/calls/desk/settings';
import type { Offer } from '@firmament/api-contract/offer';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

import { DESK, useDeskAction } from '../parts/use-desk-action.ts';

/** Read once: the form must not change under the hands of whoever fills it in. */
export const settingsQuery = queryOptions({
  queryKey: [DESK, 'settings'],
  queryFn: async ({ signal }) => {
    const { offer, ...settings } = await callApi(getSettings, {}, { signal });
    return { ...settings, offer: offer as Offer };
  },
});

export type Settings = Awaited<ReturnType<NonNullable<typeof settingsQuery.queryFn>>>;

/** What is wrong with an offer, what it changes, and how it would be kept. */
export const previewQuery = (offer: Record<string, unknown>) =>
  queryOptions({
    queryKey: [DESK, 'settings-preview', offer],
    queryFn: async ({ signal }) => {
      const preview = await callApi(previewSettings, { body: { offer } }, { signal });
      return { ...preview, offer: preview.offer as Offer | null };
    },
  });

export const useSaveSettings = () =>
  useDeskAction((body: { offer: Record<string, unknown>; version: number }) => callApi(changeSettings, { body }));
