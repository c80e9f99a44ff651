import type { PersonalDataSource } from '../platform/personal-data.ts';
import { findOpenings } from './access-log.query.ts';
import { findAccessesBy } from './audit.query.ts';
import { presentOpening } from './opening-presenter.ts';

/**
 * What a member opened, and what the audit log says about them. The audit log outlives the account until its own
 * retention ends; without the account its entries name nobody.
 */
export const accessLogData: PersonalDataSource = {
  name: 'access log',
  tables: ['access_log'],
  read: async (db, { accountId }) => ({
    access_log: (await findOpenings(db, accountId, Number.MAX_SAFE_INTEGER)).map(presentOpening),
    audit_log: await findAccessesBy(db, accountId),
  }),
};
