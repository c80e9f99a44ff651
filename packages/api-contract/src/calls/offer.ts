import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const operator = z.object({
  name: z.string(),
  legal_form: z.string(),
  managers: z.string(),
  shareholders: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  privacy_email: z.string(),
  register_number: z.string(),
  register_court: z.string(),
  vat_id: z.string(),
  trade: z.string(),
  chamber: z.string(),
  hosting: z.string(),
});

export const getOffer = defineEndpoint({
  id: 'getOffer',
  method: 'GET',
  path: '/api/offer',
  summary: 'Who sells here, which plans, and for how much.',
  tag: 'billing',
  access: 'public',
  response: z.object({
    takes_orders: z.boolean().meta({ description: 'False as long as the operator has not entered the particulars.' }),
    operator: operator.nullable(),
    plans: z.array(
      z.object({
        membership_id: z.number().int(),
        name: z.string(),
        company_requests_per_month: z.number().int(),
        data_exports_per_day: z.number().int(),
        network_starts_per_day: z.number().int(),
        monthly_net_cents: z.number().int().nullable().meta({ description: 'Without tax; 0: free, null: on request.' }),
      }),
    ),
  }),
  errors: [],
});
