import type { PersonalDataSource } from '../platform/personal-data.ts';
import { findOpenings } from './access-log.query.ts';
import { presentOpening } from './opening-presenter.ts';

/** What a member opened, however long ago. */
export const accessLogData: PersonalDataSource = {
  name: 'access log',
  tables: ['access_log'],
  read: async (db, { accountId }) => ({
    access_log: (await findOpenings(db, accountId, Number.MAX_SAFE_INTEGER)).map(presentOpening),
  }),
};
