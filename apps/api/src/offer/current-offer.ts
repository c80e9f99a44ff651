import { NO_OFFER, type Offer } from '@firmament/api-contract/offer';
import { SAMPLE_OFFER } from '@firmament/api-contract/sample-offer';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { readOfferFile } from './offer-file.ts';
import { findNewestOffer } from './offer-version.query.ts';

/** As long as nothing was ever set, the demo has a made-up operator, and a real site has none. */
export const standardOffer = (isDemo: boolean): Offer => (isDemo ? SAMPLE_OFFER : NO_OFFER);

type Settings = { operatorFile: string | undefined; dataDir: string; isDemo: boolean };

/** For commands: the offer of the running server or, if none has run yet, the one it would start with. */
export const readOffer = async (db: Database, settings: Settings): Promise<Offer> => {
  const newest = await findNewestOffer(db);
  return newest?.offer ?? readOfferFile(settings)?.offer ?? standardOffer(settings.isDemo);
};

export type CurrentOffer = {
  /** What holds now. The same object until it changes: pages are made once for each. */
  get(): Offer;
  /** Looks for a newer version at once, after one was saved here. */
  reread(): Promise<void>;
  close(): Promise<void>;
};

/** Other processes save versions, too. Nobody notices that a price is three seconds old. */
const LOOK_EVERY_MS = 3_000;

type Deps = { db: Database; logger: Logger; isDemo: boolean };

/** Keeps the offer of this process up to date until it is closed. While the database is away, the last one holds. */
export const followOffer = async (
  { db, logger, isDemo }: Deps,
  lookEveryMs: number = LOOK_EVERY_MS,
): Promise<CurrentOffer> => {
  let current = { id: 0, offer: standardOffer(isDemo) };
  const reread = async (): Promise<void> => {
    const newer = await findNewestOffer(db, current.id);
    // Two looks may overtake each other.
    if (newer && newer.id > current.id) current = newer;
  };
  let looking: Promise<void> | undefined;
  let hasFailed = false;
  const look = (): void => {
    looking ??= reread()
      .then(() => {
        hasFailed = false;
      })
      .catch((error) => {
        if (!hasFailed) logger.warn({ err: error }, 'the settings cannot be read; the last ones hold');
        hasFailed = true;
      })
      .finally(() => {
        looking = undefined;
      });
  };
  await reread();
  const timer = setInterval(look, lookEveryMs).unref();
  return {
    get: () => current.offer,
    reread,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
};
