import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { LIMITS } from '../limits.ts';
import { companyId } from '../rules/company-query.ts';

/** Extracts of German registers that members retrieve at the portal and upload. */

/** Extracts of the largest companies stay below. */
export const MAX_EXTRACT_BYTES = 1024 * 1024;

/** Twice as many, so that a file that is too large is refused with a sentence of its own. */
const MAX_BODY_BYTES = 3 * 1024 * 1024;

/**
 * Whether members may upload extracts, and what becomes of them: `off`, `check` (an operator looks at each first) or
 * `at_once`.
 */
export const UPLOAD_MODES = ['off', 'check', 'at_once'] as const;
export type UploadMode = (typeof UPLOAD_MODES)[number];

export const uploadExtract = defineEndpoint({
  id: 'uploadExtract',
  method: 'POST',
  path: '/api/uploadExtract',
  summary:
    'Upload the structured register content (SI, an XJustiz file) of a German company that you retrieved at the register ' +
    `portal. ${MAX_EXTRACT_BYTES / 1024 / 1024} MB at most, ${LIMITS.extractUpload.count} files a day. It renews the ` +
    'company for everybody, at once or after an operator has looked at it.',
  tag: 'companies',
  access: 'member',
  isService: true,
  isCostly: true,
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({
    company_id: companyId,
    content: z.base64().meta({ description: 'The file, byte by byte, in base64.' }),
  }),
  response: z.object({
    success: z.literal(true),
    message: z.string().meta({ description: 'What became of it, as a sentence.' }),
    state: z.enum(['waiting', 'accepted', 'applied', 'checked']).meta({
      description:
        '`waiting`: for an operator. `accepted`: it is about to be applied. `applied`: the company is renewed. ' +
        '`checked`: of a visitor of the demo, it would renew the company; nothing was kept.',
    }),
    retrieved_on: z.iso.date().meta({ description: 'The day of retrieval that the file tells.' }),
    changed_fields: z.array(z.string()).meta({ description: 'Names of the fields in `company` that changed.' }),
  }),
  errors: ['not_found', 'forbidden', 'conflict', 'body_too_large'],
});

export type UploadedExtract = z.output<(typeof uploadExtract)['response']>;

export const getExampleExtract = defineEndpoint({
  id: 'exampleExtract',
  method: 'GET',
  path: '/api/exampleExtract',
  summary: 'A made-up extract to try the upload with. Only in the demo, and only for a company that waits for one.',
  tag: 'companies',
  access: 'member',
  query: z.object({ company_id: companyId }),
  response: z.object({
    extract: z.object({ file_name: z.string(), content: z.string().meta({ description: 'The XML file.' }) }).nullable(),
  }),
  errors: [],
});
