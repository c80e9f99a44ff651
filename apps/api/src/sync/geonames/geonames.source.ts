import { DAY_MS } from '@firmament/calendar/day';
import { SyncFailure } from '../sync-failure.ts';
import type { SyncSource } from '../sync-source.ts';

const EVERY_MS = 30 * DAY_MS;
const STALE_AFTER_MS = 90 * DAY_MS;
const PAUSE_MS = 1_000;

/** The largest had two megabytes in 2026. */
const MAX_FILE_BYTES = 64 * 1024 ** 2;

const COUNTRIES = ['AT', 'DE', 'CH'];

/** If more than this share cannot be read, the format has changed. */
const MAX_REJECTED_SHARE = 0.05;

/** Postcodes and places with their positions: a file for each country, whole each time. */
export const createGeoNamesSource = (url: string): SyncSource => ({
  id: 'geonames',
  missing: [],
  everyMs: EVERY_MS,
  staleAfterMs: STALE_AFTER_MS,
  overlapDays: 0,
  politeness: { origins: [new URL(url).origin], pauseMs: PAUSE_MS },
  run: async ({ http, importPlaces, today }) => {
    const day = today();
    const counts = { inserted: 0, updated: 0, unchanged: 0 };
    for (const country of COUNTRIES) {
      const path = await http.download({
        url: `${url}/${country}.zip`,
        edition: day,
        name: `${country}.zip`,
        maxBytes: MAX_FILE_BYTES,
      });
      const { read, changed, rejected } = await importPlaces(path);
      if (rejected > read * MAX_REJECTED_SHARE) {
        throw new SyncFailure('unreadable', `${rejected} of ${read + rejected} lines of ${country}.zip`);
      }
      counts.updated += changed;
      counts.unchanged += read - changed;
    }
    return { watermark: day, counts, asked: `the places of ${COUNTRIES.join(', ')}` };
  },
});
