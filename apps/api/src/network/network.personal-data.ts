import type { PersonalDataSource } from '../platform/personal-data.ts';
import { toPointId } from './point-id.ts';

/** From where a member looked around in the network, as long as it is kept: for the day. */
export const networkData: PersonalDataSource = {
  name: 'network',
  tables: ['network_start', 'network_start_count'],
  read: async (db, { accountId }) => {
    const rows = await db
      .selectFrom('network_start')
      .select(['day', 'point'])
      .where('account_id', '=', accountId)
      .orderBy('day')
      .orderBy('point')
      .execute();
    return { network_starts: rows.map(({ day, point }) => ({ day, id: toPointId(point) })) };
  },
};
