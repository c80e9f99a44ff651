import { foldPersonName } from '@firmament/text/person-name';
import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { letTodayBe } from '../../../test/tools/let-today-be.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import type { Mandate } from '../../platform/database/schema.generated.ts';
import { isShownEvent, shownValue } from './conditions.ts';

type SomeEvent = { kind?: string; subject?: string; key?: string; from?: string; to?: string; on?: string };

const useEvents = async () => {
  const { db, pool } = await useTestDatabase();
  await letTodayBe(pool, '2026-01-01');
  const company_id = await addCompany(db);
  const holds = (name: string, more: Partial<Insertable<Mandate>> = {}) =>
    db
      .insertInto('mandate')
      .values({
        company_id,
        position: 1,
        source_id: 9,
        title: 'Geschäftsführer',
        name,
        folded_name: foldPersonName(name),
        ...more,
      })
      .execute();
  const objects = (name: string, former_names: string[] = []) => holds(name, { former_names, is_withheld: true });
  const show = async ({ kind = 'other', subject = '', key = subject, from, to, on = '2026-01-01' }: SomeEvent) => {
    const { rows } = await pool.query(
      `with event as (select gen_random_uuid() as id, $1::integer as company_id, $2::text as kind, $3::text as subject,
         $4::text as subject_key, $5::text as from_value, $6::text as to_value, $7::date as happened_on,
         null::date as announced_on, now() as seen_at)
       select ${isShownEvent('event')} as "isShown", ${shownValue('event')} as text from event`,
      [company_id, kind, subject, key, from, to, on],
    );
    return rows[0] as { isShown: boolean; text: string | null };
  };
  const isShown = async (event: SomeEvent) => (await show(event)).isShown;
  return { holds, objects, show, isShown };
};

it.each([
  'Dr. Xaverine Öllinger',
  'Öllinger, Xaverine',
  'XAVERINE ÖLLINGER',
  'Oellinger Xaverine',
  'Xaverine Ollinger',
  'Xaverine Anna Öllinger',
])('whoever objected as Dr. Xaverine Öllinger is not quoted as %s', async (spelling) => {
  const { objects, isShown } = await useEvents();
  const quotes = ['publication', 'register_notice', 'ceo', 'owners'].map((subject) => ({
    subject,
    to: `Löschungsankündigung: Abwickler: ${spelling}, Wien, hat erklärt`,
  }));
  for (const quote of quotes) expect(await isShown(quote)).toBe(true);
  await objects('Dr. Xaverine Öllinger');
  for (const quote of quotes) expect(await isShown(quote)).toBe(false);
  expect(await isShown({ kind: 'officer_entered', to: `Geschäftsführer: ${spelling}` })).toBe(false);
});

it('an event about the office of somebody who bears another name now is not shown', async () => {
  const { objects, isShown } = await useEvents();
  await objects('Jana Huber', ['jana oellinger']);
  expect(
    await isShown({
      kind: 'officer_entered',
      subject: 'Geschäftsführer: Jana Öllinger',
      key: 'Geschäftsführer:jana oellinger',
    }),
  ).toBe(false);
  expect(await isShown({ subject: 'ceo', from: 'Öllinger Jana' })).toBe(false);
});

it('others are shown, and so is what names nobody', async () => {
  const { objects, isShown } = await useEvents();
  await objects('Hans Peter Müller');
  const entered = { kind: 'officer_entered', subject: 'Geschäftsführer: Hans Peter Schmid' };
  expect(await isShown({ ...entered, key: 'Geschäftsführer:hans peter schmid' })).toBe(true);
  expect(await isShown({ subject: 'register_notice', to: 'Müller Holding GmbH: Verschmelzung' })).toBe(true);
  expect(await isShown({ kind: 'renamed', from: 'Hans Peter Müller GmbH', to: 'Talquell GmbH' })).toBe(true);
});

it('others whose name goes on where that of somebody who objected ends are shown', async () => {
  const { objects, isShown } = await useEvents();
  await objects('Anna Berg');
  const entered = (name: string) => isShown({ kind: 'officer_entered', to: `Geschäftsführerin: ${name}` });
  expect([await entered('Anna Bergmann'), await entered('Annabella Berg')]).toEqual([true, true]);
  expect([await entered('Anna Berg'), await entered('Berg, Anna Maria')]).toEqual([false, false]);
  // A quote may inflect the name.
  expect(await isShown({ subject: 'publication', to: 'Prokura Anna Bergs erloschen' })).toBe(false);
});

it('that a deletion was announced is shown without words that name somebody who objected', async () => {
  const { objects, show } = await useEvents();
  const announced = {
    kind: 'deletion_announced',
    to: 'Löschungsankündigung: zuzustellen an Quellbrunn, Xaverine, Wien',
  };
  expect(await show(announced)).toEqual({ isShown: true, text: announced.to });
  await objects('Xaverine Quellbrunn');
  expect(await show(announced)).toEqual({ isShown: true, text: null });
  expect(await show({ ...announced, to: 'Löschungsankündigung: § 394 FamFG' })).toMatchObject({
    text: 'Löschungsankündigung: § 394 FamFG',
  });
});

it('that a deletion was announced long ago is shown without the words of the court', async () => {
  const { show } = await useEvents();
  const announced = { kind: 'deletion_announced', to: 'Löschungsankündigung: zuzustellen an Quellbrunn, Xaverine' };
  expect(await show({ ...announced, on: '2021-01-01' })).toEqual({ isShown: true, text: announced.to });
  expect(await show({ ...announced, on: '2020-12-31' })).toEqual({ isShown: true, text: null });
});

it('that somebody entered long ago is shown as long as a term of theirs is shown, under each of its names', async () => {
  const { holds, isShown } = await useEvents();
  const entered = (name: string, on = '2009-04-01') =>
    isShown({ kind: 'officer_entered', key: `Geschäftsführer:${name}`, on });
  await holds('Berta Öllinger', { former_names: ['berta huber'], started_on: '2009-04-01' });
  await holds('Carl Muster', { ended_on: '2020-12-31' });
  // As the version before wrote the last one.
  for (const name of ['berta oellinger', 'berta huber', ' Berta Öllinger'])
    expect([name, await entered(name)]).toEqual([name, true]);
  expect([await entered('berta oellinger', '2005-01-01'), await entered('carl muster')]).toEqual([false, false]);
  expect(await isShown({ kind: 'officer_left', key: 'Geschäftsführer:berta oellinger', on: '2005-01-01' })).toBe(false);
});

it('quotes and lines are shown for five years', async () => {
  const { isShown } = await useEvents();
  for (const subject of ['publication', 'register_notice', 'ceo', 'owners', 'founders']) {
    expect(await isShown({ subject, to: 'Berta Muster', on: '2020-01-01' })).toBe(false);
    expect(await isShown({ subject, to: 'Berta Muster', on: '2024-01-01' })).toBe(true);
  }
  expect(await isShown({ kind: 'renamed', on: '2001-01-01' })).toBe(true);
});
