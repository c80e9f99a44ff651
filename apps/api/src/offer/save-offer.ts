import { LOG, type LogEntry } from '@firmament/api-contract/desk/log-action';
import type { Offer } from '@firmament/api-contract/offer';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Actor, SYSTEM } from '../platform/operator-log/actor.ts';
import { recordAction } from '../platform/operator-log/record-action.ts';
import { standardOffer } from './current-offer.ts';
import { changedFields, changeOf } from './flatten-offer.ts';
import type { OfferFile } from './offer-file.ts';
import {
  addOfferVersion,
  findAdoptedDigest,
  findNewestOffer,
  findNewestRow,
  lockOffer,
} from './offer-version.query.ts';

type Deps = { db: Database; clock: Clock; isDemo: boolean };

/**
 * At the start: a file that has changed since it was last adopted becomes the newest version, so that whoever wrote
 * last decides, at the desk or in the file. What was set in the demo does not hold for a real site.
 */
export const adoptOfferFile = ({ db, clock, isDemo }: Deps, file: OfferFile | undefined): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockOffer(trx);
    if (!isDemo) await trx.deleteFrom('offer_version').where('is_demo', '=', true).execute();
    if (!file || (await findAdoptedDigest(trx))?.equals(file.digest)) return;
    const { offer, digest: fileDigest } = file;
    const before = await findNewestRow(trx);
    const id = await addOfferVersion(trx, { offer, fileDigest, isDemo, savedAt: clock.now() });
    await recordAction(trx, clock, SYSTEM, LOG.settingsAdopted(id), before && changeOf(before.content, offer));
  });

/** At the desk: saves a version after the one that was changed. */
export const saveOffer = (
  { db, clock, isDemo }: Deps,
  by: Actor,
  { offer, after }: { offer: Offer; after: number },
): Promise<{ version: number; entry: LogEntry }> =>
  db.transaction().execute(async (trx) => {
    await lockOffer(trx);
    const newest = await findNewestOffer(trx);
    if ((newest?.id ?? 0) !== after) throw new AppError('conflict', { text: OUTDATED });
    const before = newest?.offer ?? standardOffer(isDemo);
    const fields = changedFields(before, offer);
    if (fields.length === 0) throw new AppError('invalid_request', { text: UNCHANGED });
    const version = await addOfferVersion(trx, { offer, fileDigest: null, isDemo, savedAt: clock.now() });
    const action = LOG.settingsChanged(version, fields.join(', '));
    return { version, entry: await recordAction(trx, clock, by, action, changeOf(before, offer, fields)) };
  });

const OUTDATED = {
  en: 'Somebody else has saved the settings meanwhile. Please load them again, then change them.',
  de: 'Die Einstellungen wurden inzwischen von jemand anderem gespeichert. Bitte laden Sie sie neu, bevor Sie sie ändern.',
};

const UNCHANGED = {
  en: 'Nothing has been changed.',
  de: 'Es wurde nichts geändert.',
};
