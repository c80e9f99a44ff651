import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { expect, it } from 'vitest';
import { useDeskApp } from '../../test/servers/desk-app.ts';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { removeDemoDesk, seedDemoDesk } from './demo-desk.ts';

it('gives the operator of the demo something of everything, once', async () => {
  const { look, database, clock } = await useDeskApp();
  for (let start = 0; start < 2; start++) await seedDemoDesk(database.db, clock, SAMPLE_OFFER);
  const desk = (await look('overview')).json();
  const counts = ['orders', 'invoices', 'tickets', 'privacy_requests', 'declarations'].map(
    (queue) => desk[queue].count,
  );
  expect(counts).toEqual([2, 3, 2, 2, 1]);
  expect(desk.invoices).toMatchObject({
    overdue_count: 2,
    items: [{ buyer: 'Karawanken Logistik GmbH' }, { buyer: 'Rheintal Präzision GmbH' }, { is_overdue: false }],
  });
});

it('is sound on any day: whatever the season, the contracts obey the rules', async () => {
  for (const days of [0, 47, 129, 200, 291, 355]) {
    const clock = createTestClock();
    clock.pass(days * 24 * 60);
    const { db } = await useTestDatabase();
    await seedDemoDesk(db, clock, SAMPLE_OFFER);
    const open = await db.selectFrom('invoice').select('number').where('paid_on', 'is', null).execute();
    expect([days, open.length]).toEqual([days, 3]);
  }
});

it('leaves nothing behind on a real site', async () => {
  const { look, database, clock } = await useDeskApp();
  await seedDemoDesk(database.db, clock, SAMPLE_OFFER);
  await removeDemoDesk(database.db);
  const desk = (await look('overview')).json();
  for (const queue of ['orders', 'invoices', 'tickets', 'privacy_requests', 'declarations']) {
    expect([queue, desk[queue].count]).toEqual([queue, 0]);
  }
  expect((await look('members')).json().count).toBe(1);
});
