import { getCompany } from '@firmament/api-contract/calls/companies';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { openCompany, type UnlockCompany } from './open-company.ts';

type Deps = { db: Database; readsOf: ReadsOf; unlockCompany: UnlockCompany };

export const registerCompanyRoutes = (app: FastifyInstance, { db, readsOf, unlockCompany }: Deps): void => {
  serve(app, getCompany, ({ query, member, request }) =>
    openCompany({ db, rows: readsOf(request), unlockCompany }, member, query.cid),
  );
};
