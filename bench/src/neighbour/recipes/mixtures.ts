import { getCompany } from '@firmament/api-contract/calls/companies';
import { getDossier } from '@firmament/api-contract/calls/documents';
import { createExport } from '@firmament/api-contract/calls/exports';
import { getLeadList } from '@firmament/api-contract/calls/leads';
import { getNetwork } from '@firmament/api-contract/calls/network';
import { postSearch } from '@firmament/api-contract/calls/search';
import { callOf } from '../caller.ts';
import type { Recipe } from '../recipe.ts';
import { widest } from './network.ts';
import { WORST_EXPORTS, WORST_SEARCHES } from './search.ts';

/** Attacks that are not one call of the contract. */

/** As large as a body may be, with as many empty objects as it may have. */
const BODY_BYTES = 127 * 1024;
const PARTS = 4_900;

const LARGE_BODY = `{"entity":"${'x'.repeat(BODY_BYTES - 3 * PARTS)}","performanceIndicators":[${'{},'.repeat(PARTS)}{}]}`;

export const MIXTURES: readonly Recipe[] = [
  {
    name: 'largest bodies',
    // Only after they have been read and taken apart.
    status: 400,
    later: [],
    prepare: async (stage) => ({
      caller: await stage.member(),
      calls: [{ method: 'POST', path: postSearch.path, body: LARGE_BODY }],
    }),
  },
  {
    name: 'costly calls of all kinds',
    status: 200,
    // The exports of a day are used up.
    later: [402],
    prepare: async (stage) => ({
      caller: await stage.member(),
      calls: [
        ...WORST_SEARCHES.map((body) => callOf(postSearch, { body })),
        ...WORST_EXPORTS.map((body) => callOf(createExport, { body })),
        callOf(getDossier, { query: { id: stage.things.bank, format: 'zip' } }),
        callOf(getLeadList, { query: { type: 'company' } }),
        callOf(getNetwork, { query: widest(stage.things) }),
        callOf(getCompany, { query: { cid: stage.things.bank } }),
      ],
    }),
  },
];
