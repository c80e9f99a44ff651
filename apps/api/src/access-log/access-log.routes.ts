import { clearAccessLogs, getAccessLogs } from '@firmament/api-contract/calls/access-log';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { deleteOpenings, findOpenings } from './access-log.query.ts';
import { presentOpening } from './opening-presenter.ts';

/** What a member opened lately. The pages of companies and people write it; this reads and empties it. */
export const registerAccessLogRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  serve(app, getAccessLogs, async ({ member }) => ({
    logs: (await findOpenings(db, member.accountId)).map(presentOpening),
  }));

  serve(app, clearAccessLogs, async ({ member }) => {
    await deleteOpenings(db, member.accountId);
    return { success: true as const };
  });
};
