import { type DataReport, getSources } from '@firmament/api-contract/calls/sources';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';

/** Not kept by proxies, like all answers of the API; a browser need not ask again for some minutes. */
const KEPT_BY_BROWSERS = 'private, max-age=300';

export const registerDataReportRoutes = (app: FastifyInstance, report: () => Promise<DataReport>): void => {
  serve(app, getSources, ({ reply }) => {
    reply.header('cache-control', KEPT_BY_BROWSERS);
    return report();
  });
};
