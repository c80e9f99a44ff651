import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { EVA, useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { APP_ORIGIN, addPasskey } from '../../../test/servers/passkey-app.ts';
import { appSecret, type SecondFactorApp, useSecondFactor } from '../../../test/servers/second-factor-app.ts';
import { useTestDatabase } from '../../../test/servers/test-database.ts';
import { TEST_SECRET_KEYS } from '../../../test/tools/secret-keys.ts';
import { createSoftAuthenticator } from '../../../test/tools/soft-authenticator.ts';
import { useTemporaryDir } from '../../../test/tools/use-temporary-dir.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { secretKeysOf } from '../../platform/encryption/seal.ts';
import { digestOf } from '../../platform/secrets.ts';
import { forgetLostSecrets } from './forget-lost-secrets.ts';
import { countSealedSecrets, sealAll } from './sealed-secrets.ts';

const SHORT_CODE = 'abcd-efgh-jkmn-pqrs';

/** The secrets as the version before left them: the key of the app in clear, a code of 79 bits by its digest. */
const asBefore = async (app: SecondFactorApp): Promise<Buffer> => {
  const { db } = app.database;
  const secret = await appSecret(app.database);
  const { account_id } = await db
    .updateTable('second_factor')
    .set({ secret, sealed: null })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('recovery_code').execute();
  const digest = digestOf(SHORT_CODE.replaceAll('-', ''));
  await db.insertInto('recovery_code').values({ account_id, digest }).execute();
  return secret;
};

const dump = async ({ database: { db } }: SecondFactorApp): Promise<string> => {
  const rows = [
    ...(await db.selectFrom('second_factor').selectAll().execute()),
    ...(await db.selectFrom('recovery_code').selectAll().execute()),
  ];
  return JSON.stringify(rows, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value).toString('hex') : value));
};

describe('secrets at rest', () => {
  it('the key of an app is never in the database in clear', async () => {
    const app = await useSecondFactor();
    expect(await dump(app)).not.toContain((await appSecret(app.database)).toString('hex'));
  });

  it('those of the version before work as they are, are sealed once, and go on working', async () => {
    const app = await useSecondFactor();
    const { database, knock, finish, code, clock, get, session } = app;
    const secret = await asBefore(app);
    expect((await finish(await code(), await knock())).statusCode).toBe(200);
    expect((await get('secondFactor', session)).json()).toMatchObject({ has_short_codes: true });

    // Two processes at once, and one again.
    await Promise.all([sealAll(database.db, TEST_SECRET_KEYS), sealAll(database.db, TEST_SECRET_KEYS)]);
    await sealAll(database.db, TEST_SECRET_KEYS);
    const kept = await dump(app);
    expect(kept).not.toContain(secret.toString('hex'));
    expect(kept).not.toContain(digestOf(SHORT_CODE.replaceAll('-', '')).toString('hex'));
    clock.pass(1);
    expect((await finish(await code(), await knock())).statusCode).toBe(200);
    expect((await get('secondFactor', session)).json()).toMatchObject({
      has_short_codes: true,
      recovery_codes_left: 1,
    });
    expect((await finish(SHORT_CODE.toUpperCase(), await knock())).statusCode).toBe(200);
    expect((await finish(SHORT_CODE, await knock())).statusCode).toBe(401);
  });

  it('move to a new key, after which the old one is not needed', async () => {
    const app = await useSecondFactor();
    const { database } = app;
    const secret = await asBefore(app);
    await sealAll(database.db, TEST_SECRET_KEYS);
    const both = secretKeysOf([Buffer.alloc(32, 8), Buffer.alloc(32, 7)]);
    await sealAll(database.db, both);
    const counts = await database.db.transaction().execute(countSealedSecrets);
    expect([...counts]).toEqual([[both.newest.id, 2]]);
    await sealAll(database.db, secretKeysOf([Buffer.alloc(32, 8)]));
    expect(await forgetLostSecrets(database.db, app.clock, secretKeysOf([Buffer.alloc(32, 8)]))).toBe(0);
    expect(await dump(app)).not.toContain(secret.toString('hex'));
  });
});

describe('when the key is lost', () => {
  it('apps are turned off, members are told by mail and on their next visit, until they set one up again', async () => {
    const app = await useSecondFactor();
    const { database, clock, post, get, deliver, enter } = app;
    await asBefore(app);
    await sealAll(database.db, TEST_SECRET_KEYS);
    expect(await forgetLostSecrets(database.db, clock, TEST_SECRET_KEYS)).toBe(0);
    expect(await forgetLostSecrets(database.db, clock, undefined)).toBe(1);
    expect(await deliver()).toMatchObject([{ to: EVA.email, subject: 'Please set up your authenticator app again' }]);
    const session = await enter();
    expect((await get('getUserDetails', session)).json().user.second_factor_lost).toBe(true);
    expect((await get('secondFactor', session)).json()).toMatchObject({ is_on: false, recovery_codes_left: 0 });

    await post('secondFactor/begin', { proof: { password: EVA.password } }, session);
    await post('secondFactor/confirm', { code: await app.code() }, session);
    const signedIn = await app.finish(await later(app), await app.knock());
    expect(signedIn.json().user.second_factor_lost).toBe(false);
  });

  it('a backup gives no secret away; restored without the key it says how many members it struck', async () => {
    const app = await useSecondFactor();
    const file = join(useTemporaryDir('backup'), 'all.backup');
    await writeBackup(app.database.pool, file);
    const content = gunzipSync(readFileSync(file)).toString('latin1');
    expect(content).toContain(EVA.email);
    expect(content).not.toContain((await appSecret(app.database)).toString('hex'));
    const copy = await useTestDatabase({ isEmpty: true });
    await restoreBackup(copy.pool, file);
    expect(await forgetLostSecrets(copy.db, app.clock, secretKeysOf([Buffer.alloc(32, 9)]))).toBe(1);
    const elsewhere = await useAccountsApp({ database: copy });
    expect((await elsewhere.post('login', { email: EVA.email, password: EVA.password })).statusCode).toBe(200);
  });

  it('members with a passkey keep it as their second step, with their recovery codes', async () => {
    const app = await useSecondFactor();
    const { database, clock, session, recoveryCodes, post } = app;
    const confirmation = { proof: { password: EVA.password }, code: recoveryCodes[0] };
    const added = await addPasskey(app, session, createSoftAuthenticator(APP_ORIGIN), confirmation);
    expect(added.statusCode).toBe(200);
    expect(await forgetLostSecrets(database.db, clock, undefined)).toBe(1);
    expect((await post('login', { email: EVA.email, password: EVA.password })).json().code).toBe(
      'second_factor_required',
    );
    expect((await app.finish(recoveryCodes[1] ?? '', await app.knock())).statusCode).toBe(200);
  });
});

const later = ({ clock, code }: SecondFactorApp): Promise<string> => {
  clock.pass(1);
  return code();
};
