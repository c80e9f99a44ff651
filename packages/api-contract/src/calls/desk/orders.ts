import { COUNTRIES, CUSTOMERS } from '@firmament/subscription/terms';
import { z } from 'zod';
import { keptDetails } from '../billing.ts';
import { cents, day, defineDeskCall, done, log, moment, reason } from './desk-endpoint.ts';

const params = z.object({ number: z.string().trim().min(1).max(20) });

export const deskOrder = z.object({
  number: z.string().meta({ description: 'Of the contract it becomes.' }),
  account_id: z.number().int().nullable(),
  buyer: z.string().meta({ description: 'The company, or the person where there is none.' }),
  city: z.string(),
  country: z.enum(COUNTRIES),
  customer: z.enum(CUSTOMERS),
  plan: z.string(),
  monthly_net_cents: cents,
  ordered_at: moment,
  answer_by: day,
});

export type DeskOrder = z.infer<typeof deskOrder>;

export const getDeskOrder = defineDeskCall({
  id: 'deskOrder',
  method: 'GET',
  path: '/api/desk/orders/{number}',
  summary: 'One order, also after it was answered.',
  params,
  response: z.object({
    order: deskOrder.extend({
      email: z.string(),
      details: keptDetails,
      minimum_months: z.number().int(),
      monthly_total_cents: cents,
      starts_at_once: z.boolean().meta({ description: 'The service begins before the time to withdraw is over.' }),
      phase: z.enum(['ordered', 'accepted', 'paid', 'active', 'noticed', 'lapsed', 'withdrawn', 'ended']),
      log,
    }),
  }),
  errors: ['not_found'],
});

export const acceptOrder = defineDeskCall({
  id: 'acceptOrder',
  method: 'POST',
  path: '/api/desk/orders/{number}/accept',
  summary: 'Accept an order: the contract is concluded, and the first invoice goes out.',
  params,
  body: z.object({}),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const declineOrder = defineDeskCall({
  id: 'declineOrder',
  method: 'POST',
  path: '/api/desk/orders/{number}/decline',
  summary: 'Decline an order. The customer is told why.',
  params,
  body: z.object({ reason }),
  response: done,
  errors: ['not_found', 'conflict'],
});
