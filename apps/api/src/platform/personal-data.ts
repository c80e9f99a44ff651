import type { Database, DatabaseTransaction } from './database/database.ts';

/** Whose data it is. Some of it hangs on the account, some on the address alone. */
export type DataSubject = { accountId: number; email: string };

/**
 * What one capability keeps about a member. A test holds `tables` against the tables that refer to accounts, so that
 * none is forgotten when a member asks for their data or leaves.
 */
export type PersonalDataSource = {
  name: string;
  tables: readonly string[];
  /** For the member to read: the name of each part and its content. */
  read(db: Database, subject: DataSubject): Promise<Record<string, unknown>>;
  /** What deleting the account's row does not take along by itself. */
  erase?(trx: DatabaseTransaction, subject: DataSubject): Promise<void>;
};
