import { refreshData } from '@firmament/api-contract/calls/refresh';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { type RefreshCallDeps, refreshCompany } from './refresh-company.ts';

type Deps = RefreshCallDeps & {
  /** The wire name of a field in a change record. */
  wireNameOf: (field: string) => string;
};

export const registerRefreshRoutes = (app: FastifyInstance, { wireNameOf, ...deps }: Deps): void => {
  serve(app, refreshData, async ({ body, request }) => {
    const { outcome, text, changedFields } = await refreshCompany(deps, {
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
