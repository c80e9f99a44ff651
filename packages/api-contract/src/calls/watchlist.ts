import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Companies and people that a member keeps an eye on, and what changed about them. */

export const MAX_WATCHED = 500;
/** Unseen changes listed per company or person. */
export const MAX_LISTED_CHANGES = 20;

const entityType = z.enum(['company', 'employee']);
export type EntityType = z.infer<typeof entityType>;

const watched = z.object({
  entity_type: entityType,
  entity_id: z.string().trim().min(1).max(200).meta({ description: 'company_id or employee_id.' }),
});
export type Watched = z.infer<typeof watched>;

const changeId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const change = z.object({
  change_id: changeId,
  field: z.string().meta({ description: 'Name of the field in the company or employee detail.' }),
  old_value: z.string().nullable(),
  new_value: z.string().nullable(),
  text: z.string().meta({ description: 'The change as a sentence, in the language of the request.' }),
  source_label: z.string(),
  changed_at: z.iso.datetime(),
});

export const watchlistItem = watched.extend({
  name: z.string().meta({ description: 'Of the company or person.' }),
  has_objected: z
    .boolean()
    .meta({ description: 'Of a person who no longer wants to be listed: nothing else is left.' }),
  is_no_longer_shown: z
    .boolean()
    .meta({ description: 'Of a person of the registers whose last office ended more than five years ago.' }),
  company_name: z.string().nullable().meta({ description: 'Of a person: the employer.' }),
  industry: z.string().nullable(),
  last_updated: z.iso.datetime(),
  as_of: z.iso.date().nullable().meta({ description: 'The day of the newest statement of a source. Null: not known.' }),
  title: z.string().nullable().meta({ description: 'Of a person.' }),
  place: z.string().nullable(),
  legal_status: z.enum(['Active', 'Inactive']).nullable().meta({ description: 'Of a company.' }),
  watched_at: z.iso.datetime(),
  seen_change_id: changeId.meta({ description: 'Hand it over to watch again with nothing lost.' }),
  is_opened: z.boolean().meta({
    description:
      'Whether the member opened it within twelve months. If not, changes have values only of result-row fields.',
  }),
  changes: z.array(change).meta({ description: 'Not seen yet, newest first, 20 at most.' }),
  change_count: z.number().int().meta({ description: 'All that are not seen yet.' }),
});

export type WatchlistItem = z.infer<typeof watchlistItem>;
export type WatchedChange = WatchlistItem['changes'][number];

const done = z.object({ success: z.literal(true) });

const state = z.string().meta({ description: 'Another one as soon as the list is another one.' });

export const getWatchlist = defineEndpoint({
  id: 'getWatchlist',
  method: 'GET',
  path: '/api/watchlist',
  summary: 'What the member watches, what changed last first, with the changes not seen yet.',
  tag: 'watchlist',
  access: 'member',
  response: z.object({ items: z.array(watchlistItem), daily_mail: z.boolean(), state }),
  errors: [],
});

export const getWatchlistState = defineEndpoint({
  id: 'getWatchlistState',
  method: 'GET',
  path: '/api/watchlist/state',
  summary: 'Whether anything is newer than a list that was read, without the list.',
  tag: 'watchlist',
  access: 'member',
  response: z.object({ state }),
  errors: [],
});

export const getWatched = defineEndpoint({
  id: 'getWatched',
  method: 'GET',
  path: '/api/watched',
  summary: 'Only which companies and people the member watches.',
  tag: 'watchlist',
  access: 'member',
  response: z.object({ watched: z.array(watched) }),
  errors: [],
});

export const watch = defineEndpoint({
  id: 'watch',
  method: 'POST',
  path: '/api/watchlist',
  summary: 'Watch a company or person; changes count from now on. 500 at most; one more is a conflict.',
  tag: 'watchlist',
  access: 'member',
  body: watched.extend({
    seen_change_id: changeId
      .optional()
      .meta({ description: 'As the list or `unwatch` gave it: changes after it are still news.' }),
  }),
  response: done,
  errors: ['not_found', 'conflict'],
});

export const unwatch = defineEndpoint({
  id: 'unwatch',
  method: 'DELETE',
  path: '/api/watchlist/{entity_type}/{entity_id}',
  summary: 'Watch no longer. What it answers, `watch` takes to bring everything back.',
  tag: 'watchlist',
  access: 'member',
  params: watched,
  response: done.extend({ seen_change_id: changeId }),
  errors: ['not_found'],
});

export const markSeen = defineEndpoint({
  id: 'markSeen',
  method: 'POST',
  path: '/api/watchlist/seen',
  summary: 'The member has seen the changes up to these. Later ones stay news.',
  tag: 'watchlist',
  access: 'member',
  body: z.object({ seen: z.array(watched.extend({ change_id: changeId })).max(MAX_WATCHED) }),
  response: done,
  errors: [],
});

export const setWatchlistMail = defineEndpoint({
  id: 'setWatchlistMail',
  method: 'PATCH',
  path: '/api/watchlist',
  summary: 'Whether the member wants a mail in the morning of days with changes.',
  tag: 'watchlist',
  access: 'member',
  isClosedToVisitors: true,
  body: z.object({ daily_mail: z.boolean() }),
  response: done.extend({ daily_mail: z.boolean() }),
  errors: [],
});

const token = z.string().max(100).meta({ description: 'From the mail.' });

export const openUnsubscribePage = defineEndpoint({
  id: 'openUnsubscribePage',
  method: 'GET',
  path: '/api/watchlistMail',
  summary: 'Where mail programs lead that know no one-click unsubscribe; leads on to the page for it, ends nothing.',
  tag: 'watchlist',
  access: 'public',
  query: z.object({ token }),
  response: z.string(),
  produces: 'text/html',
  errors: [],
});

export const endWatchlistMail = defineEndpoint({
  id: 'endWatchlistMail',
  method: 'POST',
  path: '/api/watchlistMail',
  summary:
    'End the daily mail with the token of any of them; also takes the one-click form of mail programs (RFC 8058).',
  tag: 'watchlist',
  access: 'public',
  query: z.object({ token }),
  response: done.extend({ message: z.string() }),
  errors: ['not_found'],
});
