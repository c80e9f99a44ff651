import { getCompany } from '@firmament/contract/companies';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { openCompany } from './open-company.ts';

type CompanyRoutes = { db: Database; clock: Clock };

export const registerCompanyRoutes = (app: FastifyInstance, { db, clock }: CompanyRoutes): void => {
  serve(app, getCompany, ({ query, member }) => openCompany(db, clock, member, query.cid));
};
