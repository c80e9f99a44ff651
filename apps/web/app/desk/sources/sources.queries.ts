import { readSource } from '@firmament/api-contract/calls/desk/sources';
import { callApi } from '../../lib/api/api-client.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

export const useReadSource = () =>
  useDeskAction((syncId: string) => callApi(readSource, { params: { sync_id: syncId }, body: {} }));
