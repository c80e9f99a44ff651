import { refreshData } from '@firmament/api-contract/calls/refresh';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { type RefreshParts, refreshCompany } from './refresh-company.ts';

type RefreshRoutes = RefreshParts & {
  /** What the wire calls a field of a change record. */
  wireNameOf: (field: string) => string;
};

export const registerRefreshRoutes = (app: FastifyInstance, { wireNameOf, ...parts }: RefreshRoutes): void => {
  serve(app, refreshData, async ({ body, request }) => {
    const { outcome, text, changedFields } = await refreshCompany(parts, {
      companyId: body.company_id,
      sourceId: body.scraper_id,
      sourceLink: body.source_link,
    });
    return {
      success: outcome === 'updated' || outcome === 'unchanged',
      outcome,
      message: text[languageFromHeader(request.headers['accept-language'])],
      changed_fields: changedFields.map(wireNameOf),
    };
  });
};
