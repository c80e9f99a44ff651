import { getCompany } from '@firmament/api-contract/calls/companies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { openCompany, type UnlockCompany } from './open-company.ts';

type Deps = { db: Database; readsOf: ReadsOf; clock: Clock; unlockCompany: UnlockCompany };

export const registerCompanyRoutes = (app: FastifyInstance, { db, readsOf, clock, unlockCompany }: Deps): void => {
  serve(app, getCompany, ({ query, member, request }) =>
    openCompany({ db, rows: readsOf(request), clock, unlockCompany }, member, {
      companyId: query.cid,
      asOf: query.as_of,
    }),
  );
};
