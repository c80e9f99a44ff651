import { getCompany } from '@firmament/api-contract/calls/companies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { openCompany } from './open-company.ts';

type Deps = { db: Database; readsOf: ReadsOf; clock: Clock };

export const registerCompanyRoutes = (app: FastifyInstance, { db, readsOf, clock }: Deps): void => {
  serve(app, getCompany, ({ query, member, request }) =>
    openCompany({ db, rows: readsOf(request), clock }, member, query.cid),
  );
};
