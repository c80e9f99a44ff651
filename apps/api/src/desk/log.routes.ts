import { getDeskLog, LOG_PAGE } from '@firmament/api-contract/calls/desk/log';
import { addDays, startOfDay } from '@firmament/calendar/day';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { serve } from '../platform/http/serve.ts';
import { findLog } from '../platform/operator-log/log.query.ts';

export const registerLogRoutes = (app: FastifyInstance, { db }: { db: Database }): void => {
  serve(app, getDeskLog, async ({ query }) => {
    const { before, subject, subject_id: subjectId, from, until, actor } = query;
    const found = await findLog(db, {
      before,
      subject,
      subjectId,
      actor,
      limit: LOG_PAGE + 1,
      from: from === undefined ? undefined : startOfDay(from),
      until: until === undefined ? undefined : startOfDay(addDays(until, 1)),
    });
    return { entries: found.slice(0, LOG_PAGE), has_more: found.length > LOG_PAGE };
  });
};
