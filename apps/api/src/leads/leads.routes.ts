import { getLeadList } from '@firmament/api-contract/calls/leads';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { findLeadsOf, type MatchPeople } from './find-leads.ts';
import { presentLeads } from './lead-presenter.ts';
import { PlaceMemory } from './place-memory.ts';

type Deps = {
  db: Database;
  clock: Clock;
  matchPeople: MatchPeople;
  /** Resolves once nothing more urgent is being prepared. */
  whenPrepared: () => Promise<void>;
};

export const registerLeadRoutes = (app: FastifyInstance, { db, clock, matchPeople, whenPrepared }: Deps): void => {
  const places = new PlaceMemory();
  const deps = { db, clock, matchPeople, places };
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  app.addHook('onListen', async () => {
    // Not awaited: places that were not read ahead are read on request.
    whenPrepared()
      .then(() => places.warmUp(db, closing.signal))
      .catch((error: unknown) => app.log.debug({ err: error }, 'large schools were not read ahead'));
  });
  serve(app, getLeadList, async ({ query, member, caller }) =>
    presentLeads(await findLeadsOf(deps, member, query, caller)),
  );
};
