import type { Config } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import { OperatorError } from '../platform/operator-error.ts';

type Settings = Pick<Config, 'isDemo' | 'isDemoSaid' | 'publicUrl'>;

/** Names and addresses under which a machine reaches nobody but itself. */
const IS_LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The demo has sign-ins that are published, and mails that everybody reads: the world outside gets it only on purpose. */
export const assertKindIsSaid = ({ isDemoSaid, publicUrl }: Settings): void => {
  if (isDemoSaid || publicUrl === undefined || IS_LOCAL.test(new URL(publicUrl).hostname)) return;
  throw new OperatorError(
    'PUBLIC_URL leads here from outside of this machine, but DEMO is not set',
    'Set DEMO=off for a site with real data, or DEMO=on to show the demo to everybody.',
  );
};

/** The first start decides what a database is, with whatever data it has; afterwards it is refused as anything else. */
export const settleKind = async (db: Database, settings: Settings): Promise<void> => {
  const isDemo = (await findKind(db)) ?? (await decideKind(db, settings));
  if (isDemo === settings.isDemo) return;
  throw isDemo
    ? new OperatorError(
        'this database is a demo: its companies, members and invoices are fictional, and DEMO=off would serve them as real',
        'Start it with DEMO=on. For a site with real data choose an empty database (DATA_DIR or DATABASE_URL).',
      )
    : new OperatorError(
        'this database holds real data: the demo would add fictional companies to it, and sign-ins whose passwords are published',
        'Start it with DEMO=off. For the demo choose an empty database (DATA_DIR or DATABASE_URL).',
      );
};

const findKind = async (db: Database): Promise<boolean | undefined> =>
  (await db.selectFrom('database_kind').select('is_demo').executeTakeFirst())?.is_demo;

const decideKind = async (db: Database, { isDemo, isDemoSaid }: Settings): Promise<boolean | undefined> => {
  if (!isDemoSaid && (await db.selectFrom('company').select('id').limit(1).executeTakeFirst()) !== undefined) {
    throw new OperatorError(
      'companies were imported into this database, but it is not known yet whether it is a demo',
      'Set DEMO=off for a site with real data, or DEMO=on to have the demo around them.',
    );
  }
  await db
    .insertInto('database_kind')
    .values({ is_demo: isDemo })
    .onConflict((conflict) => conflict.column('is_only').doNothing())
    .execute();
  // Of two that start at once, one decides.
  return findKind(db);
};
