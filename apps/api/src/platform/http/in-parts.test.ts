import { MAX_CONTACTS, MAX_NOTE_LENGTH } from '@firmament/api-contract/calls/contact-list';
import { MAX_WATCHED } from '@firmament/api-contract/calls/watchlist';
import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { EVA, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { listInParts, objectInParts } from './in-parts.ts';

/** Sent in a millisecond or two. */
const MOST_AT_ONCE = 150_000;

/** A member who keeps as much as is allowed. */
const useCollector = async () => {
  const app = await useAccountsApp();
  await app.join();
  const session = await app.enter();
  const { pool } = app.database;
  await pool.query(
    `insert into person (profile_id, full_name, source_id, source_key, content_hash, fetched_at, licence)
     select 'p' || n, 'Person', 9, 'p' || n, '', now(), '' from generate_series(1, $1::integer) n`,
    [MAX_CONTACTS],
  );
  await pool.query(
    `insert into contact (account_id, person_id, note, added_at)
     select account.id, person.id, repeat('ä', $2), now() from account, person where account.email = $1`,
    [EVA.email, MAX_NOTE_LENGTH],
  );
  await pool.query(
    `insert into watch (account_id, person_id, watched_at, seen_change_id, mailed_change_id)
     select account.id, person.id, now(), 0, 0 from account, person where account.email = $1 limit $2`,
    [EVA.email, MAX_WATCHED],
  );
  await pool.query('analyze contact, watch, person');
  /** What was sent, piece by piece. */
  const read = async (path: string): Promise<Buffer[]> => {
    const answer = await app.app.inject({ url: `/api/${path}`, headers: session, payloadAsStream: true });
    const pieces: Buffer[] = [];
    for await (const piece of answer.stream()) pieces.push(piece);
    return pieces;
  };
  return { read };
};

describe('a member who keeps as much as is allowed', () => {
  it('reads all of it, and no part of the answer is long', async () => {
    const { read } = await useCollector();
    const counts: Record<string, (answer: never) => number> = {
      getContactList: ({ contacts }: { contacts: unknown[] }) => contacts.length,
      watchlist: ({ items, daily_mail }: { items: unknown[]; daily_mail: boolean }) =>
        items.length + Number(daily_mail),
      exportUserData: ({ data }: { data: { contacts: unknown[] } }) => data.contacts.length,
    };
    const found: Record<string, number> = {};
    for (const [path, countIn] of Object.entries(counts)) {
      const pieces = await read(path);
      expect([path, Math.max(...pieces.map(({ length }) => length)) < MOST_AT_ONCE]).toEqual([path, true]);
      found[path] = countIn(JSON.parse(Buffer.concat(pieces).toString()) as never);
    }
    expect(found).toEqual({ getContactList: MAX_CONTACTS, watchlist: MAX_WATCHED, exportUserData: MAX_CONTACTS });
  });
});

it('parts together are what JSON would write', async () => {
  const value = fc.dictionary(
    fc.string(),
    fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { size: 'max', maxLength: 350 })),
  );
  let answered: Record<string, unknown> = {};
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/object', (_, reply) => objectInParts(reply, { name: 'data', value: answered, rest: { at: 1 } }));
  app.get('/list', (_, reply) =>
    listInParts(reply, {
      name: 'list',
      item: z.unknown(),
      rows: Object.values(answered),
      present: (row) => row,
      rest: { at: 1 },
    }),
  );
  await fc.assert(
    fc.asyncProperty(value, async (drawn) => {
      answered = drawn;
      expect((await app.inject('/object')).json()).toEqual(JSON.parse(JSON.stringify({ data: drawn, at: 1 })));
      expect((await app.inject('/list')).json()).toEqual(
        JSON.parse(JSON.stringify({ list: Object.values(drawn), at: 1 })),
      );
    }),
    { numRuns: 50 },
  );
});
