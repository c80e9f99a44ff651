import { clearAccessLogs, getAccessLogs } from '@firmament/api-contract/calls/access-log';
import * as contacts from '@firmament/api-contract/calls/contact-list';
import * as saved from '@firmament/api-contract/calls/saved-searches';
import * as watchlist from '@firmament/api-contract/calls/watchlist';
import { byMember, byVisitor } from '../recipe.ts';
import type { Member, Stage } from '../stage.ts';
import { WORST_CRITERIA } from './search.ts';

const { MAX_CONTACTS, MAX_NOTE_LENGTH } = contacts;
const { MAX_WATCHED } = watchlist;
const { MAX_SAVED_SEARCHES } = saved;

/** Everything that a member may keep, as much of it as is allowed. */
export const collect = async ({ pool }: Stage, { accountId }: Member): Promise<void> => {
  await pool.query(
    `insert into contact (account_id, person_id, note, added_at)
     select $1, id, repeat('x', $3), now() from person order by id limit $2`,
    [accountId, MAX_CONTACTS, MAX_NOTE_LENGTH],
  );
  await pool.query(
    `insert into watch (account_id, company_id, watched_at, seen_change_id, mailed_change_id)
     select $1, id, now(), 0, 0 from company order by id limit $2`,
    [accountId, MAX_WATCHED],
  );
  await pool.query(
    `insert into saved_search (account_id, name, entity, indicators, created_at)
     select $1, 'Search ' || i, 'companies', $3, now() from generate_series(1, $2::integer) i`,
    [accountId, MAX_SAVED_SEARCHES, JSON.stringify(WORST_CRITERIA)],
  );
  await pool.query(
    `insert into access_log (account_id, company_id, opened_at)
     select $1, id, now() from company order by id limit $2`,
    [accountId, MAX_CONTACTS],
  );
  // Lists grow over months, and the planner knows of them.
  await pool.query('analyze contact, watch, saved_search, access_log');
};

const FIRST_CONTACTS =
  'select profile_id as id from contact join person on person.id = person_id where account_id = $1 limit 200';

/** Some who are on the contact list. */
const contactsOf = async (stage: Stage, self: Member): Promise<string[]> => {
  await collect(stage, self);
  const { rows } = await stage.pool.query<{ id: string }>(FIRST_CONTACTS, [self.accountId]);
  return rows.map(({ id }) => id);
};

const search = { name: 'Worst', entity: 'companies', performanceIndicators: WORST_CRITERIA } as const;

const searchesOf = async (stage: Stage, self: Member): Promise<{ search_id: number }[]> => {
  await collect(stage, self);
  const { searches } = await self.ask(saved.getSavedSearches, {});
  return searches.map(({ search_id }) => ({ search_id }));
};

const watchedOf = async (stage: Stage, self: Member): Promise<watchlist.Watched[]> => {
  await collect(stage, self);
  return (await self.ask(watchlist.getWatched, {})).watched;
};

const tokenOfWatchlistMail = async ({ pool }: Stage, self: Member): Promise<string> => {
  await self.ask(watchlist.setWatchlistMail, { body: { daily_mail: true } });
  const { rows } = await pool.query<{ token: string }>(
    'select unsubscribe_token as token from watch_mail where account_id = $1',
    [self.accountId],
  );
  return rows[0]?.token ?? '';
};

/** Reads what somebody keeps who keeps as much as they may. */
const collected = async (stage: Stage, self: Member) => {
  await collect(stage, self);
  return {};
};

export const COLLECTIONS = [
  byMember(contacts.addContact, ({ things }) => things.people.map((id) => ({ body: { employee_id: id } })), {
    later: [409],
  }),
  byMember(
    contacts.removeContact,
    async (stage, self) => (await contactsOf(stage, self)).map((id) => ({ body: { employee_id: id } })),
    { later: [409] },
  ),
  byMember(contacts.getContactList, async (stage, self) => ({ query: await collected(stage, self) })),
  byMember(contacts.changeContact, async (stage, self) =>
    (await contactsOf(stage, self)).map((id) => ({
      params: { employee_id: id },
      body: { note: 'y'.repeat(MAX_NOTE_LENGTH) },
    })),
  ),
  byMember(watchlist.getWatchlist, collected),
  byMember(watchlist.getWatchlistState, collected),
  byMember(watchlist.getWatched, collected),
  byMember(
    watchlist.watch,
    ({ things }) =>
      things.companies.map((id) => ({ body: { entity_type: 'company' as const, entity_id: String(id) } })),
    { later: [409] },
  ),
  byMember(watchlist.unwatch, async (stage, self) => (await watchedOf(stage, self)).map((params) => ({ params })), {
    later: [404],
  }),
  byMember(watchlist.markSeen, async (stage, self) => {
    const watched = await watchedOf(stage, self);
    return { body: { seen: watched.map((one) => ({ ...one, change_id: 1 })) } };
  }),
  byMember(watchlist.setWatchlistMail, () => [true, false].map((daily_mail) => ({ body: { daily_mail } }))),
  byVisitor(watchlist.openUnsubscribePage, () => ({ query: { token: 'x'.repeat(43) } }), { status: 302 }),
  byMember(
    watchlist.endWatchlistMail,
    async (stage, self) => ({
      query: { token: await tokenOfWatchlistMail(stage, self) },
    }),
    { later: [404] },
  ),
  byMember(saved.getSavedSearches, collected),
  byMember(saved.saveSearch, () => ({ body: search }), { later: [409] }),
  byMember(saved.renameSearch, async (stage, self) =>
    (await searchesOf(stage, self)).map((params) => ({ params, body: { name: 'Another' } })),
  ),
  byMember(saved.deleteSearch, async (stage, self) => (await searchesOf(stage, self)).map((params) => ({ params })), {
    later: [404],
  }),
  byMember(getAccessLogs, async (stage, self) => ({ query: await collected(stage, self) })),
  byMember(clearAccessLogs, collected),
];
