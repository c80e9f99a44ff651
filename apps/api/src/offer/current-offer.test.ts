import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_OFFER, type Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, useTestDatabase } from '../../test/servers/test-database.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { createTestClock } from '../../test/tools/test-clock.ts';
import { useTemporaryDir } from '../../test/tools/use-temporary-dir.ts';
import { createLogger } from '../platform/logger.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { findLog } from '../platform/operator-log/log.query.ts';
import { followOffer, readOffer } from './current-offer.ts';
import { readOfferFile } from './offer-file.ts';
import { adoptOfferFile, saveOffer } from './save-offer.ts';

const clock = createTestClock();

const indexed = (percent: number): Offer => ({ ...SAMPLE_OFFER, priceIndex: { 2027: percent } });

/** A site whose settings can be written into the file, or saved at the desk. */
const useSite = async ({ isDemo = false, database }: { isDemo?: boolean; database?: TestDatabase } = {}) => {
  const { db } = database ?? (await useTestDatabase());
  const dataDir = useTemporaryDir('offer');
  const settings = { dataDir, operatorFile: undefined, isDemo };
  return {
    db,
    settings,
    write: (offer: Offer | string) =>
      writeFileSync(join(dataDir, 'operator.json'), typeof offer === 'string' ? offer : JSON.stringify(offer)),
    save: (offer: Offer, after: number) => saveOffer({ db, clock, isDemo }, COMMAND, { offer, after }),
    /** What a process has for an offer that starts now. */
    start: async (): Promise<Offer> => {
      await adoptOfferFile({ db, clock, isDemo }, readOfferFile(settings));
      const offer = await followOffer({ db, logger: createLogger('silent'), isDemo });
      await offer.close();
      return offer.get();
    },
  };
};

describe('at the start', () => {
  it('nothing is sold as long as nothing was set, but in the demo', async () => {
    expect(await (await useSite()).start()).toBe(NO_OFFER);
    expect(await (await useSite({ isDemo: true })).start()).toBe(SAMPLE_OFFER);
  });

  it('whoever wrote last decides: the file or the desk', async () => {
    const { start, write, save } = await useSite();
    write(indexed(1));
    expect(await start()).toEqual(indexed(1));
    await save(indexed(2), 1);
    expect(await start()).toEqual(indexed(2));
    write(indexed(3));
    expect(await start()).toEqual(indexed(3));
    expect(await start()).toEqual(indexed(3));
  });

  it('writes down that a file was taken over, once for all processes, with what it changed', async () => {
    const { db, start, write } = await useSite();
    write(indexed(1));
    await Promise.all([start(), start(), start()]);
    write(indexed(2));
    await start();
    expect(await findLog(db, { limit: 10 })).toMatchObject([
      { action: 'settings.adopted', subject_id: '2', actor: { kind: 'system' }, before: { 'priceIndex.2027': 1 } },
      { action: 'settings.adopted', subject_id: '1', before: null },
    ]);
  });

  it('a broken file is refused, even if the desk has settings', async () => {
    const { start, write, save } = await useSite();
    await save(indexed(1), 0);
    write('{');
    await expect(start()).rejects.toThrow('operator.json cannot be read');
  });

  it('what was set in the demo does not hold for a real site on the same database', async () => {
    const database = await useTestDatabase();
    const demo = await useSite({ isDemo: true, database });
    await demo.save(indexed(9), 0);
    expect(await demo.start()).toEqual(indexed(9));
    expect(await (await useSite({ database })).start()).toBe(NO_OFFER);
  });
});

it('commands see what the desk has set, and the file only before the first start', async () => {
  const { db, settings, write, save } = await useSite();
  write(indexed(1));
  expect(await readOffer(db, settings)).toEqual(indexed(1));
  await save(indexed(2), 0);
  expect(await readOffer(db, settings)).toEqual(indexed(2));
});

describe('a running process', () => {
  const LOOK_EVERY_MS = 20;

  it('follows what another one saves, and keeps the last while the database does not answer', async () => {
    const { db, save } = await useSite();
    const offer = await followOffer({ db, logger: createLogger('silent'), isDemo: false }, LOOK_EVERY_MS);
    onTestFinished(offer.close);
    await save(indexed(1), 0);
    await eventually(() => expect(offer.get()).toEqual(indexed(1)));
    await sql`alter table offer_version rename to away`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 3 * LOOK_EVERY_MS));
    expect(offer.get()).toEqual(indexed(1));
    await sql`alter table away rename to offer_version`.execute(db);
    await save(indexed(2), 1);
    await eventually(() => expect(offer.get()).toEqual(indexed(2)));
  });

  it('no longer looks once it is closed', async () => {
    const { db, save } = await useSite();
    const offer = await followOffer({ db, logger: createLogger('silent'), isDemo: false }, LOOK_EVERY_MS);
    await offer.close();
    await save(indexed(1), 0);
    await new Promise((resolve) => setTimeout(resolve, 3 * LOOK_EVERY_MS));
    expect(offer.get()).toBe(NO_OFFER);
  });
});
