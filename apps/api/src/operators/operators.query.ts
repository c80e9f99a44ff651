import type { Database } from '../platform/database/database.ts';

export const findOperators = (db: Database) =>
  db
    .selectFrom('operator')
    .innerJoin('account', 'account.id', 'operator.account_id')
    .select(['account.id', 'account.email', 'account.full_name', 'operator.added_at'])
    .select((account) => [
      account
        .exists(
          account
            .selectFrom('second_factor')
            .select('account_id')
            .whereRef('second_factor.account_id', '=', 'account.id')
            .where('confirmed_at', 'is not', null),
        )
        .as('has_app'),
      account
        .exists(account.selectFrom('passkey').select('id').whereRef('passkey.account_id', '=', 'account.id'))
        .as('has_passkey'),
    ])
    .orderBy('account.email')
    .execute();
