import type { PersonalDataSource } from '../platform/personal-data.ts';
import { findExports } from './ledger.query.ts';
import { presentExport } from './ledger-presenter.ts';

/** What a member exported, however long ago. */
export const exportsData: PersonalDataSource = {
  name: 'exports',
  tables: ['data_export'],
  read: async (db, { accountId }) => ({
    data_exports: (await findExports(db, accountId, Number.MAX_SAFE_INTEGER)).map(presentExport),
  }),
};
