import { getCompany, getCompanyPeople } from '@firmament/api-contract/calls/companies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReadsOf } from '../platform/http/own-writes.ts';
import { serve } from '../platform/http/serve.ts';
import { openCompanyPage, type UnlockCompany } from './open-company.ts';
import { openPeople } from './people/open-people.ts';

type Deps = {
  db: Database;
  readsOf: ReadsOf;
  clock: Clock;
  unlockCompany: UnlockCompany;
  canUpload: (rows: Database) => Promise<boolean>;
};

export const registerCompanyRoutes = (
  app: FastifyInstance,
  { db, readsOf, clock, unlockCompany, canUpload }: Deps,
): void => {
  serve(app, getCompany, ({ query, member, request }) => {
    const rows = readsOf(request);
    const company = { companyId: query.cid, asOf: query.as_of };
    return openCompanyPage({ db, rows, clock, unlockCompany, canUpload: () => canUpload(rows) }, member, company);
  });
  serve(app, getCompanyPeople, ({ query, member, request }) =>
    openPeople({ db, rows: readsOf(request), clock, unlockCompany }, member, {
      companyId: query.cid,
      asOf: query.as_of,
      offset: query.offset,
    }),
  );
};
