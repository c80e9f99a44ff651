import { getExampleExtract, uploadExtract } from '@firmament/api-contract/calls/extract-uploads';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { type UploadDeps, uploadExtract as upload } from './upload-extract.ts';

type Deps = UploadDeps & {
  /** The wire name of a field in a change record. */
  wireNameOf: (field: string) => string;
  /** The extract that a visitor of the demo can try the upload of this company with. */
  exampleFor: (companyId: number) => Promise<{ file_name: string; content: string } | undefined>;
};

export const registerExtractRoutes = (app: FastifyInstance, { wireNameOf, exampleFor, ...deps }: Deps): void => {
  serve(app, uploadExtract, async ({ body, member, caller, request }) => {
    const content = Buffer.from(body.content, 'base64');
    const { text, changed_fields, ...uploaded } = await upload(deps, member, {
      companyId: body.company_id,
      content,
      caller,
    });
    return {
      success: true as const,
      message: text[languageFromHeader(request.headers['accept-language'])],
      ...uploaded,
      changed_fields: changed_fields.map(wireNameOf),
    };
  });

  serve(app, getExampleExtract, async ({ query }) => ({ extract: (await exampleFor(query.company_id)) ?? null }));
};
