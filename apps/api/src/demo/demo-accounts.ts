import type { Offer } from '@firmament/api-contract/offer';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { seedDemoContacts } from './demo-contacts.ts';
import { seedDemoContract } from './demo-contract.ts';
import { removeDemoDesk, seedDemoDesk } from './demo-desk.ts';
import { removeDemoMember, seedDemoMember } from './demo-member.ts';
import { seedDemoOperator } from './demo-operator.ts';
import { DEMO_DESK_SIGN_IN, DEMO_SIGN_IN } from './demo-sign-in.ts';
import { seedDemoWatchlist } from './demo-watchlist.ts';
import { endVisitSessions } from './visits/visits.query.ts';

/** The member and the operator whose sign-ins are printed in the documentation, with what they have and have to do. */
export const seedDemoAccounts = async (db: Database, clock: Clock, offer: Offer): Promise<void> => {
  await seedDemoMember(db, clock, DEMO_SIGN_IN);
  await seedDemoContract(db, clock, offer, DEMO_SIGN_IN.email);
  await seedDemoWatchlist(db, clock, DEMO_SIGN_IN.email);
  await seedDemoContacts(db, clock, DEMO_SIGN_IN.email);
  await seedDemoOperator(db, clock, DEMO_DESK_SIGN_IN);
  await seedDemoDesk(db, clock, offer);
};

export const removeDemoAccounts = async (db: Database): Promise<void> => {
  for (const { email } of [DEMO_SIGN_IN, DEMO_DESK_SIGN_IN]) await removeDemoMember(db, email);
  await removeDemoDesk(db);
  await endVisitSessions(db);
};
