import { DAY_MS } from '@firmament/calendar/day';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { lockMember } from '../platform/database/lock-member.ts';

/** The demo member's contacts, people of the demo world, with her notes about them. */
export const DEMO_CONTACTS = [
  {
    profileId: 'eva-winkler',
    note: 'Auf der Messe in Graz getroffen. Sucht für 2027 einen zweiten Lieferanten für Wechselrichter; im Jänner anrufen.',
    tags: ['Messe Graz', 'Einkauf'],
    daysAgo: 2,
  },
  {
    profileId: 'urs-zumbuehl',
    note: 'Rahmenvertrag über Solarkabel läuft im Frühjahr aus. Angebot vorbereiten.',
    tags: ['Einkauf', 'Schweiz'],
    daysAgo: 9,
  },
  { profileId: 'sabine-thalhammer', note: '', tags: ['Partner'], daysAgo: 23 },
] as const;

/** Gives the demo member some contacts, unless there are any. */
export const seedDemoContacts = (db: Database, clock: Clock, email: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .where('id', 'not in', trx.selectFrom('contact').select('contact.account_id'))
      .executeTakeFirst();
    if (!account) return;
    await lockMember(trx, account.id);
    const now = clock.now().getTime();
    for (const { profileId, note, tags, daysAgo } of DEMO_CONTACTS) {
      await trx
        .insertInto('contact')
        .columns(['account_id', 'person_id', 'note', 'tags', 'added_at'])
        .expression((row) =>
          row
            .selectFrom('person')
            .select(({ val }) => [val(account.id).as('account_id'), 'person.id'])
            .select(({ val }) => [
              val(note).as('note'),
              val([...tags]).as('tags'),
              val(new Date(now - daysAgo * DAY_MS)).as('added_at'),
            ])
            .where('profile_id', '=', profileId),
        )
        .execute();
    }
  });
