import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { uid } from '../rules/account-fields.ts';
import { user } from '../user.ts';

/** Who is signed in. Apart from the other calls of accounts, because every page of the dashboard begins with these. */

export const getSession = defineEndpoint({
  id: 'getSession',
  method: 'GET',
  path: '/api/session',
  summary: 'Who am I? No user where there is no session.',
  tag: 'accounts',
  access: 'public',
  response: z.object({ user: user.nullable() }),
  errors: [],
});

export const getUserDetails = defineEndpoint({
  id: 'getUserDetails',
  method: 'GET',
  path: '/api/getUserDetails',
  summary: 'The member, membership and what is used of the quotas.',
  tag: 'accounts',
  access: 'member',
  query: z.object({ uid }),
  response: z.object({ user }),
  errors: ['forbidden'],
});
