import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** What every step of a privacy request needs. */
export type PrivacyDeps = {
  db: Database;
  clock: Clock;
  /** Gets the requests, and decides on them. */
  operatorEmail: string;
  /** How long the operator keeps backups: what is deleted today is in them until then. */
  backupDays: number;
};

type Settings = { contactEmail: string; backupDays: number };

export const privacyDeps = (
  { db, clock }: Pick<PrivacyDeps, 'db' | 'clock'>,
  { contactEmail, backupDays }: Settings,
): PrivacyDeps => ({ db, clock, operatorEmail: contactEmail, backupDays });
