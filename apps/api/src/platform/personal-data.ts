import type { Database, DatabaseTransaction } from './database/database.ts';

/** Whose data it is. Some of it belongs to the account, some to the email address alone. */
export type DataSubject = { accountId: number; email: string };

/**
 * What one capability keeps about a member. A test compares `tables` with the tables that refer to accounts, so that
 * none is forgotten when a member asks for their data or leaves.
 */
export type PersonalDataSource = {
  name: string;
  tables: readonly string[];
  /** For the member to read: the name of each part and its content. */
  read(db: Database, subject: DataSubject): Promise<Record<string, unknown>>;
  /** Deletes what does not go by itself with the account's row. */
  erase?(trx: DatabaseTransaction, subject: DataSubject): Promise<void>;
};
