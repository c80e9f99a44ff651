import { uploadExtract } from '@firmament/api-contract/calls/extract-uploads';
import { languageFromHeader } from '@firmament/api-contract/language';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { type UploadDeps, uploadExtract as upload } from './upload-extract.ts';

type Deps = UploadDeps & {
  /** The wire name of a field in a change record. */
  wireNameOf: (field: string) => string;
};

export const registerExtractRoutes = (app: FastifyInstance, { wireNameOf, ...deps }: Deps): void => {
  serve(app, uploadExtract, async ({ body, member, request }) => {
    const content = Buffer.from(body.content, 'base64');
    const { text, changed_fields, ...uploaded } = await upload(deps, member, { companyId: body.company_id, content });
    return {
      success: true as const,
      message: text[languageFromHeader(request.headers['accept-language'])],
      ...uploaded,
      changed_fields: changed_fields.map(wireNameOf),
    };
  });
};
