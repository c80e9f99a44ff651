import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../rules/account-fields.ts';
import { user } from '../user.ts';

/** What visitors of the demo can do without signing up. Outside demo mode there are no such calls. */

/** How long a visitor's own account lasts. */
export const VISIT_HOURS = 24;
/** How many such accounts there may be at once. */
export const MAX_VISITS = 500;

export const startVisit = defineEndpoint({
  id: 'startVisit',
  method: 'POST',
  path: '/api/demo/visit',
  summary: `Demo mode only: make an account for this visitor and sign in to it. It is deleted with all it has after ${VISIT_HOURS} hours, or once its session has ended.`,
  tag: 'demo',
  access: 'public',
  limit: 'demoVisit',
  response: outcome.extend({ user }),
  errors: ['not_found'],
});

const companyId = z.number().int();

export const getDemoCase = defineEndpoint({
  id: 'getDemoCase',
  method: 'GET',
  path: '/api/demo/case',
  summary: 'Demo mode only: the companies and the person that the guide tells about.',
  tag: 'demo',
  access: 'member',
  response: z.object({
    company_id: companyId.meta({ description: 'Who asks for 60 days to pay.' }),
    director_id: z.string().meta({ description: 'employee_id of its newest director.' }),
    watched_id: companyId.meta({ description: 'The company that visitors watch already, connected with the first.' }),
    little_known_id: companyId.meta({ description: 'One of which little is known, for comparison.' }),
  }),
  errors: ['not_found'],
});

export type DemoCase = z.output<typeof getDemoCase.response>;
