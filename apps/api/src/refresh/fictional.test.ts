import { CAST_COMPANIES } from '@firmament/demo-world/cast/companies';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../test/servers/test-database.ts';
import { type RefreshWorld, useRefreshWorld } from '../../test/worlds/refresh-world.ts';
import { seedDemoWorld } from '../demo/seed-demo-world.ts';
import { createRecordMerger } from '../imports/merge/merge-record.ts';
import { createFictionalConnector } from './fictional.connector.ts';
import { refreshCompany } from './refresh-company.ts';
import { findKnownCompany } from './refresh-run.query.ts';
import { successText } from './refresh-texts.ts';

const WORLD = { seed: 11, companies: 400, reports: 720, representatives: 920, people: 40 };

/** The demo world, with a day on which last year's accounts can be there. */
const useDemo = async (): Promise<RefreshWorld> => {
  const database = await useTestDatabase();
  await seedDemoWorld(database.pool, WORLD);
  const world = await useRefreshWorld({ database, settings: { isDemo: true } });
  world.clock.pass(210 * 24 * 60);
  world.deps.mergeRecord = createRecordMerger(database.pool, (record) => record, world.clock);
  return world;
};

const idOf = (name: string): number => CAST_COMPANIES.findIndex(({ record }) => record.name === name) + 1;

type Found = { id: number; sourceId: number; status: string };

const findCompanies = async ({ database }: RefreshWorld): Promise<Found[]> =>
  (await database.pool.query('select id, source_id as "sourceId", status from company order by id')).rows;

/** Asks the source and merges its answer, without the queue. Returns the changed fields. */
const ask = async ({ deps }: RefreshWorld, { id, sourceId }: Found): Promise<string[]> => {
  const company = await findKnownCompany(deps.db, id);
  if (!company) throw new Error(`there is no company ${id}`);
  const finding = await createFictionalConnector(sourceId, deps).find(company, () =>
    Promise.reject(new Error('asked')),
  );
  return 'record' in finding ? deps.mergeRecord(id, sourceId, finding.record) : [];
};

/** What a refresh has added to the history of a company. */
const newsOf = async ({ database }: RefreshWorld, id: number): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `select kind, subject from event where company_id = $1 and seen_at > now() - interval '1 hour' order by kind`,
    [id],
  );
  return rows.map(({ kind, subject }) => (kind === 'other' ? subject : kind));
};

const WHOLE = [
  ['officer_entered'],
  ['officer_left'],
  ['moved'],
  ['accounts_filed'],
  ['phone'],
  ['capital_changed'],
  // All shareholders take part in a raise.
  ['capital_changed', 'officer_changed'],
  ['capital_changed', 'officer_changed', 'officer_changed'],
].map(String);

describe('refreshing a fictional company', () => {
  it('brings one plausible change the first time, of every kind, and nothing for those that are gone', async () => {
    const world = await useDemo();
    const kinds = new Set<string>();
    for (const company of (await findCompanies(world)).slice(0, 50)) {
      const { id, sourceId, status } = company;
      if (sourceId === SOURCE_IDS.offeneregister) continue;
      const changed = await ask(world, company);
      const news = await newsOf(world, id);
      if (status === 'terminated') expect([changed, news], `company ${id}`).toEqual([[], []]);
      else {
        expect(changed.length, `company ${id}`).toBeGreaterThan(0);
        expect(WHOLE, `company ${id}`).toContain(String(news));
        kinds.add(news[0] ?? '');
      }
    }
    expect([...kinds].sort()).toEqual([
      'accounts_filed',
      'capital_changed',
      'moved',
      'officer_entered',
      'officer_left',
      'phone',
    ]);
  });

  it('is dated today, and leaves alone what other sources say', async () => {
    const world = await useDemo();
    const id = idOf('Murtal Solartechnik GmbH');
    const read = async () =>
      (
        await world.database.pool.query(
          'select source_id, as_of::text, statement from company_source where company_id = $1 order by source_id',
          [id],
        )
      ).rows;
    const before = await read();
    expect(await world.refresh(id, SOURCE_IDS.firmenbuch)).toMatchObject({ outcome: 'updated' });
    const after = await read();
    expect(after[0].as_of).toBe('2026-10-06');
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('has nothing new on the same day, and often on the days after', async () => {
    const world = await useDemo();
    const id = idOf('Neckartal Sensorik GmbH');
    const refresh = async () => (await world.refresh(id, SOURCE_IDS.demo))?.outcome;
    expect([await refresh(), await refresh()]).toEqual(['updated', 'unchanged']);
    const later: (string | undefined)[] = [];
    for (let day = 0; day < 8; day++) {
      world.clock.pass(24 * 60);
      later.push(await refresh());
    }
    expect(new Set(later)).toEqual(new Set(['updated', 'unchanged']));
  });

  it('cannot ask the German register for a newer copy', async () => {
    const { database, clock, deps } = await useDemo();
    const [row] = (
      await database.pool.query('select id, source_link from company where id = $1', [idOf('Chiemgau Dachstrom GmbH')])
    ).rows;
    const wish = { companyId: row.id, sourceId: SOURCE_IDS.offeneregister, sourceLink: row.source_link };
    const answer = await refreshCompany({ db: database.db, clock, settings: deps.settings }, wish);
    expect(answer).toMatchObject({ outcome: 'not_set_up', text: { en: expect.stringContaining('no open interface') } });
  });

  it('is told like any other', () => {
    expect(successText(SOURCE_IDS.demo, 1)).toEqual({
      en: 'The source of the demo data has answered: one entry was updated.',
      de: 'Die Quelle der Demodaten hat geantwortet: Eine Angabe wurde aktualisiert.',
    });
  });
});
