import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { companyId } from '../rules/company-query.ts';

export const refreshData = defineEndpoint({
  id: 'refreshData',
  method: 'POST',
  path: '/api/refreshData',
  summary:
    'Ask the source of a company again. Answers when the source has, or did not within 20 seconds; whoever asks for the ' +
    'same meanwhile gets the same answer.',
  tag: 'companies',
  access: 'member',
  isService: true,
  limit: 'refresh',
  body: z.object({
    scraper_id: z.number().int().meta({ description: 'The company’s `source`; 6 asks its website’s DNS instead.' }),
    company_id: companyId,
    source_link: z.string().max(2_000).nullable().meta({ description: 'The company’s `datalink`.' }),
  }),
  response: z.object({
    success: z.boolean().meta({ description: 'False where the source could not be asked; nothing was changed then.' }),
    outcome: z.enum(['updated', 'unchanged', 'not_set_up', 'unreachable', 'refused', 'unreadable', 'not_there']),
    message: z.string().meta({ description: 'The outcome as a sentence, in the language of the request.' }),
    changed_fields: z.array(z.string()),
  }),
  errors: ['forbidden', 'not_found'],
});
