import { DAY_MS } from '@firmament/calendar/day';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createToken, digestOf, TOKEN_FORMAT } from '../../platform/secrets.ts';
import type { Device } from '../device.ts';
import { type KnownDevice, rememberDevice } from './known-device.ts';

/** As long as the limit on these mails counts, so that whoever gets no further mail has a link that still works. */
const LINK_LIFETIME_MS = DAY_MS;

/** Makes the token of a mailed link, of which only the digest is kept. */
export const issueDeviceLink = async (db: Database, clock: Clock, accountId: number): Promise<string> => {
  const token = createToken();
  await db
    .insertInto('device_link')
    .values({
      token_digest: digestOf(token),
      account_id: accountId,
      expires_at: new Date(clock.now().getTime() + LINK_LIFETIME_MS),
    })
    .execute();
  return token;
};

/** Whoever reads the member's mail may try passwords on this browser, whatever strangers do elsewhere. Good once. */
export const confirmDevice = (
  { db, clock }: { db: Database; clock: Clock },
  token: string,
  device: Pick<Device, 'tokens' | 'userAgent'>,
): Promise<KnownDevice> =>
  db.transaction().execute(async (trx) => {
    if (!TOKEN_FORMAT.test(token)) throw new AppError('not_found');
    const link = await trx
      .deleteFrom('device_link')
      .where('token_digest', '=', digestOf(token))
      .where('expires_at', '>', clock.now())
      .returning('account_id')
      .executeTakeFirst();
    if (!link) throw new AppError('not_found');
    return rememberDevice(trx, clock, link.account_id, device);
  });
