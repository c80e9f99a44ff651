import { randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@firmament/api-contract/language';
import type { DeletionDeps } from '../../accounts/accounts.personal-data.ts';
import type { Device } from '../../accounts/device.ts';
import { createSession, endSessionOf } from '../../accounts/sessions.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { UNMAILED_DOMAIN } from '../../platform/mail/unmailed.ts';
import { beginCase } from './demo-case.query.ts';
import { makeRoom } from './end-visits.ts';
import { hasRoom, holdPlace, insertVisitor } from './visits.query.ts';

/** Fictional, and right for anybody. */
const NAMES = ['Robin Falk', 'Kim Auer', 'Toni Brandner', 'Alex Sommer', 'Sascha Lindtner', 'Luca Reiter'] as const;

const RETRY_AFTER_SECONDS = 10 * 60;

const full = (): AppError =>
  new AppError('rate_limited', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    text: {
      en: 'So many people are trying the demo that there is no account left at the moment. Please come back in ten minutes, or sign in with the demo account.',
      de: 'Die Demo wird gerade von so vielen ausprobiert, dass kein Konto mehr frei ist. Bitte kommen Sie in zehn Minuten wieder, oder melden Sie sich mit dem Demo-Konto an.',
    },
  });

type Deps = DeletionDeps & { clock: Clock };

type Arrival = {
  language: Language;
  device: Pick<Device, 'address' | 'userAgent'>;
  /** The browser's session so far. It ends, as with every sign-in. */
  previousToken: string | undefined;
};

/** Makes an account for a visitor and begins its only session. Nothing but its cookie ever leads to the account. */
export const startVisit = async (deps: Deps, arrival: Arrival): Promise<{ accountId: number; token: string }> => {
  const { db, clock } = deps;
  const { language, device, previousToken } = arrival;
  if (!(await hasRoom(db))) await makeRoom(deps);
  return db.transaction().execute(async (trx) => {
    if (!(await holdPlace(trx))) throw full();
    const visitor = {
      fullName: NAMES[randomInt(NAMES.length)] ?? NAMES[0],
      language,
      email: `${randomBytes(8).toString('hex')}@${UNMAILED_DOMAIN}`,
    };
    const accountId = await insertVisitor(trx, visitor, clock.now());
    await beginCase(trx, accountId, clock.now());
    await endSessionOf(trx, previousToken);
    return { accountId, token: await createSession(trx, clock, accountId, 'visit', device) };
  });
};
