import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { addCompany } from '../../test/worlds/records.ts';
import { addMandate } from '../../test/worlds/registers.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { grantRequest } from './decide-request.ts';
import { withholdPeople } from './objected-people.query.ts';

const JANA = 'Jana Öllinger';

/** Two people who are shown, about both of whom the next run has something new to write, and one who is new. */
const useRuns = async () => {
  const { database, clock, post, deliver } = await useAccountsApp();
  const { db, pool } = database;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect();
    onTestFinished(() => client.release());
    return client;
  };
  const client = await connect();
  const identify = () => identifyPeople(client, async () => () => undefined);
  const companyId = await addCompany(db);
  const otto = await addMandate({ db }, companyId, { name: 'Otto Muster' });
  const jana = await addMandate({ db }, companyId, { name: JANA, folded_name: 'jana oellinger' });
  await identify();
  await pool.query(`update mandate set title = 'Prokura'`);
  const eva = await addMandate({ db }, companyId, { name: 'Eva Neu' });
  await post('privacyRequest', { kind: 'objection', name: JANA, email: 'jana@firma.example' });
  await deliver();
  const deps = { db, clock, operatorEmail: 'privacy@firmament.example', backupDays: 20 };
  const grant = () => grantRequest(deps, COMMAND, 1, { profileIds: [toRegisterId(jana)] });
  const shown = async () =>
    (await db.selectFrom('register_person').select(['id', 'title']).orderBy('id').execute()).map(
      ({ id, title }) => `${id} ${title}`,
    );
  const waiting = (count: number) =>
    eventually(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(count);
    });
  const withoutJana = [`${otto} Prokura`, `${eva} Geschäftsführer`];
  return { db, clock, connect, identify, otto, jana, eva, grant, shown, waiting, withoutJana };
};

describe('an objection that is granted during a run that finds out who is who', () => {
  it('holds while the run is reading, and does not wait for it', async () => {
    const { connect, identify, eva, grant, shown, waiting, withoutJana } = await useRuns();
    const blocker = await connect();
    await blocker.query('begin');
    // The run has read who is shown, and cannot go on.
    await blocker.query(
      `insert into register_person (id, group_id, name, title, company_id, current_count, past_count, company_count)
       values ($1, $1, 'X', 'X', 1, 1, 0, 1)`,
      [eva],
    );
    const run = identify();
    await waiting(1);
    await grant();
    await blocker.query('rollback');
    await run;
    expect(await shown()).toEqual(withoutJana);
  });

  it('holds while the run is writing', async () => {
    const { connect, identify, otto, grant, shown, waiting, withoutJana } = await useRuns();
    const blocker = await connect();
    await blocker.query('begin');
    await blocker.query('select from register_person where id = $1 for update', [otto]);
    const run = identify();
    await waiting(1);
    const granted = grant();
    await Promise.race([granted, setTimeout(1_000)]);
    await blocker.query('commit');
    await Promise.all([run, granted]);
    expect(await shown()).toEqual(withoutJana);
  });

  it('holds if the run comes to write while it is being granted', async () => {
    const { db, clock, identify, jana, shown, waiting, withoutJana } = await useRuns();
    let run: ReturnType<typeof identify> | undefined;
    await db.transaction().execute(async (trx) => {
      await withholdPeople(trx, { requestId: 1, mentions: [jana], at: clock.now() });
      run = identify();
      await waiting(1);
    });
    await run;
    expect(await shown()).toEqual(withoutJana);
  });
});
