import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { addMention, addRegisterPerson, mergePersons } from '../../test/worlds/register-people.ts';
import { company } from '../../test/worlds/register-records.ts';
import { importRecords } from '../imports/import-run.ts';
import { stageCompany } from '../imports/staging/stage-company.ts';
import { COMMAND } from '../platform/operator-log/actor.ts';
import { toRegisterId } from '../records/register-person-id.ts';
import { withholdObjected } from '../records/withheld/withhold-objected.ts';
import { identifyPeople } from '../register-people/identify/identify-people.ts';
import { finishUndisputed, grantRequest, restoreRequest } from './decide-request.ts';
import { runPrivacyCommand } from './privacy-command.ts';

const JANA = 'Jana Öllinger';
const useObjections = async () => {
  const accounts = await useAccountsApp();
  const { database, clock, post, deliver } = accounts;
  const { db, pool } = database;
  const deps = { db, clock, operatorEmail: 'privacy@firmament.example', backupDays: 20 };
  const ask = async (request: object = {}) => {
    await post('privacyRequest', { kind: 'objection', name: JANA, email: 'jana@firma.example', ...request });
    await deliver();
  };
  const grant = (...ids: number[]) => grantRequest(deps, COMMAND, 1, { profileIds: ids.map(toRegisterId) });
  /** Titles of mandates that are withheld, and of those that are shown. */
  const mandates = async () => {
    const { rows } = await pool.query('select title, is_withheld from mandate order by title');
    const titles = (isWithheld: boolean) =>
      rows.filter(({ is_withheld }) => is_withheld === isWithheld).map(({ title }) => title as string);
    return { withheld: titles(true), shown: titles(false) };
  };
  /** As the run that finds out who is who does at its end. */
  const findOut = () =>
    db.transaction().execute((trx) => withholdObjected((statement) => sql.raw(statement).execute(trx)));
  const shownPeople = async () =>
    (await db.selectFrom('register_person').select('id').orderBy('id').execute()).map(({ id }) => id);
  const run = (...given: string[]) => runPrivacyCommand(deps, given);
  return { ...accounts, db, pool, deps, ask, grant, mandates, findOut, shownPeople, run };
};

describe('an objection of somebody in a register', () => {
  it('covers all that is theirs, keeps no name, and ends with the request that is taken back', async () => {
    const { db, pool, deps, ask, grant, mandates, shownPeople, deliver } = await useObjections();
    const companyId = await addCompany(db);
    const jana = await addRegisterPerson(db, { companyId, name: JANA, title: 'A' });
    await addMention(db, { companyId: await addCompany(db), name: JANA, title: 'B' }, jana);
    const namesake = await addRegisterPerson(db, { companyId: await addCompany(db), name: JANA, title: 'C' });
    await ask();
    const { entry } = await grant(jana);
    expect((await deliver())[0]?.text).toContain('kept for at most 20 days. Those from before today do not know');
    expect(entry.details).toMatchObject({ erased: 0, withheld: 1 });
    expect(entry).toMatchObject({ before: { withheld_people: 0 }, after: { withheld_people: 1 } });
    expect(await mandates()).toEqual({ withheld: ['A', 'B'], shown: ['C'] });
    expect(await shownPeople()).toEqual([namesake]);
    const kept = JSON.stringify((await pool.query('select * from objected_mention')).rows);
    expect(kept).not.toMatch(/jana|oellinger|öllinger/i);
    await restoreRequest(deps, COMMAND, 1);
    expect(await mandates()).toEqual({ withheld: [], shown: ['A', 'B', 'C'] });
    await expect(restoreRequest(deps, COMMAND, 1)).rejects.toThrow('decided already');
  });

  it('follows who is found to be the same person, and lets go of who is found to be another', async () => {
    const { db, ask, grant, mandates, findOut, shownPeople } = await useObjections();
    const jana = await addRegisterPerson(db, { companyId: await addCompany(db), name: JANA, title: 'A' });
    const other = await addRegisterPerson(db, { companyId: await addCompany(db), name: 'J. Öllinger', title: 'B' });
    await ask();
    await grant(jana);
    expect(await mandates()).toEqual({ withheld: ['A'], shown: ['B'] });
    // The other one, who is not objected, may be the lower of the two or not: both belong to one person now.
    await mergePersons(db, jana, other);
    await db.insertInto('register_person').values(FACE(jana)).execute();
    await findOut();
    await findOut();
    expect(await mandates()).toEqual({ withheld: ['A', 'B'], shown: [] });
    expect(await shownPeople()).toEqual([]);
    await db.updateTable('mention').set({ person_id: other }).where('id', '=', other).execute();
    await findOut();
    expect(await mandates()).toEqual({ withheld: ['A'], shown: ['B'] });
  });

  const FACE = (id: number) => ({
    id,
    group_id: id,
    name: JANA,
    title: 'A',
    company_id: 1,
    current_count: 1,
    past_count: 0,
    company_count: 1,
  });

  it('holds through the runs that find out who is who, and lets the person be found again when it is taken back', async () => {
    const { db, pool, deps, ask, grant, mandates, shownPeople } = await useObjections();
    const identify = async () => {
      const client = await pool.connect();
      await identifyPeople(client, async () => () => undefined).finally(() => client.release());
    };
    const born = { birth_year: 1971, birth_hash: Buffer.alloc(16, 1) };
    const appoint = async (title: string) => {
      const about = { company_id: await addCompany(db), position: 1, source_id: SOURCE_IDS.demo, ...born };
      const row = db.insertInto('mandate').values({ ...about, name: JANA, folded_name: 'jana oellinger', title });
      return (await row.returning('id').executeTakeFirstOrThrow()).id;
    };
    const jana = await appoint('A');
    await appoint('B');
    await identify();
    expect(await shownPeople()).toEqual([jana]);
    await ask();
    await grant(jana);
    await appoint('C');
    await identify();
    expect([await mandates(), await shownPeople()]).toEqual([{ withheld: ['A', 'B', 'C'], shown: [] }, []]);
    await restoreRequest(deps, COMMAND, 1);
    await identify();
    expect([await mandates(), await shownPeople()]).toEqual([{ withheld: [], shown: ['A', 'B', 'C'] }, [jana]]);
  });

  it('is not undone by imports: neither by another office there, nor by a company that comes back', async () => {
    const { db, pool, ask, grant, mandates } = await useObjections();
    const load = (fingerprint: string, representatives: { title: string; name: string; birthYear?: number }[]) =>
      importRecords({
        pool,
        sourceId: SOURCE_IDS.demo,
        fileName: 'companies',
        fingerprint,
        records: () => [
          stageCompany(SOURCE_IDS.demo, company({ representatives })),
          stageCompany(
            SOURCE_IDS.demo,
            company({ sourceKey: 'k2', name: 'Talquell AG', identifiers: {}, representatives: [] }),
          ),
        ],
      });
    await load('one', [{ title: 'A', name: JANA, birthYear: 1971 }]);
    const { id, company_id } = await db.selectFrom('mandate').select(['id', 'company_id']).executeTakeFirstOrThrow();
    await db
      .insertInto('mention')
      .values({ id, company_id, person_id: id, group_id: id, component_id: id, keys: [] })
      .execute();
    await ask();
    await grant(id);
    const next = [
      { title: 'A', name: JANA, birthYear: 1971 },
      { title: 'B', name: 'Dr. Jana Oellinger', birthYear: 1971 },
      { title: 'C', name: JANA },
      { title: 'D', name: JANA, birthYear: 1990 },
      { title: 'E', name: 'Karl Öllinger' },
    ];
    await load('two', next);
    expect(await mandates()).toEqual({ withheld: ['A', 'B', 'C'], shown: ['D', 'E'] });

    await pool.query('delete from company');
    await load('three', next.toReversed());
    expect(await mandates()).toEqual({ withheld: ['A', 'B', 'C'], shown: ['D', 'E'] });
  });

  it('holds when the person marries, for what is told under either name', async () => {
    const { db, pool, ask, grant, mandates } = await useObjections();
    const load = (fingerprint: string, name: string, more: { title: string; name: string }[] = [], sourceKey = 'k1') =>
      importRecords({
        pool,
        sourceId: SOURCE_IDS.firmenbuch,
        fileName: 'companies',
        fingerprint,
        records: () => [
          stageCompany(
            SOURCE_IDS.firmenbuch,
            company({ sourceKey, representatives: [{ title: 'A', name, personKey: 'PNR A' }, ...more] }),
          ),
        ],
      });
    await load('one', JANA);
    const before = await db.selectFrom('mandate').selectAll().executeTakeFirstOrThrow();
    await load('two', 'Jana Huber');
    const mandate = await db.selectFrom('mandate').selectAll().executeTakeFirstOrThrow();
    expect(mandate).toMatchObject({ id: before.id, folded_name: 'jana huber', former_names: ['jana oellinger'] });
    const { id, company_id } = mandate;
    await db
      .insertInto('mention')
      .values({ id, company_id, person_id: id, group_id: id, component_id: id, keys: [] })
      .execute();
    await ask();
    await grant(id);
    await load('three', 'Jana Huber-Talquell', [
      { title: 'B', name: 'Jana Öllinger' },
      { title: 'C', name: 'Jana Huber' },
    ]);
    // The newest name was not known when the objection was granted.
    await load('four', 'Jana Huber-Talquell', [
      { title: 'B', name: 'Jana Öllinger' },
      { title: 'C', name: 'Jana Huber' },
      { title: 'D', name: 'Jana Huber-Talquell' },
      { title: 'E', name: 'Jana Talquell' },
    ]);
    expect(await mandates()).toEqual({ withheld: ['A', 'B', 'C', 'D'], shown: ['E'] });
  });

  it('covers what arrived under the name just before it was granted', async () => {
    const { db, ask, grant, mandates } = await useObjections();
    const companyId = await addCompany(db);
    const jana = await addRegisterPerson(db, { companyId, name: JANA, title: 'A', birth_year: 1971 });
    const arrive = (title: string, more: object) =>
      db
        .insertInto('mandate')
        .values({
          company_id: companyId,
          position: 2,
          source_id: SOURCE_IDS.demo,
          title,
          name: JANA,
          folded_name: 'jana oellinger',
          ...more,
        })
        .execute();
    await arrive('B', {});
    await arrive('C', { birth_year: 1990 });
    await ask();
    await grant(jana);
    expect(await mandates()).toEqual({ withheld: ['A', 'B'], shown: ['C'] });
  });

  it('waits for the operator, who sees whom it may mean and why', async () => {
    const { db, ask, run, deps, clock, mandates, listed } = await useListed();
    const companyId = await addCompany(db, { name: 'Murtaler Solar GmbH' });
    const jana = await addRegisterPerson(db, { companyId, name: `Dr. ${JANA}`, title: 'A', birth_year: 1971 });
    const likely = await addRegisterPerson(db, { companyId, name: 'Jana Ollinger', title: 'B' });
    const namesake = await addRegisterPerson(db, { companyId: await addCompany(db), name: JANA, title: 'C' });
    await db
      .insertInto('person_link')
      .values({
        person_a: jana,
        person_b: likely,
        mention_a: jana,
        mention_b: likely,
        grade: 'likely',
        bits: 6,
        reasons: '[]',
      })
      .execute();
    await listed();
    await ask({ profile: `x/${toRegisterId(jana)}`, message: 'Es geht um die Murtaler Solar.' });
    const shown = (await run('show', '1')).join('\n');
    expect(shown).toContain(
      `${toRegisterId(jana)}  Dr. ${JANA}, born 1971  linked, names a company  Murtaler Solar GmbH (A)`,
    );
    expect(shown).toContain(`${toRegisterId(likely)}  Jana Ollinger  likely the linked one`);
    expect(shown).toContain(`${toRegisterId(namesake)}  ${JANA}  same or similar name  `);
    clock.pass(40 * MINUTES_PER_DAY);
    await finishUndisputed(deps);
    expect((await mandates()).withheld).toEqual([]);
    expect(await run('list')).toHaveLength(2);
    expect(await run('grant', '1', '--person', toRegisterId(jana))).toEqual([
      expect.stringContaining('1 of the registers no longer shown'),
    ]);
    expect((await mandates()).withheld).toEqual(['A']);
    await ask();
    await expect(run('grant', '2', '--person', toRegisterId(jana))).rejects.toThrow(/no person with this profile id/);
  });

  it.each([
    ['Hans Mueller', 'Dr. Dr. Hans-Peter Müller'],
    ['Hans-Peter Müller', 'Hans Müller'],
    ['Hans Peter Muller', 'MÜLLER Hans'],
    ['Dr. Hans Müller-Schmid', 'Hans Schmid'],
    ['Hans Huber geb. Müller', 'Müller, Hans'],
    ['Renée Weiß', 'Renee Weiss'],
    ['Jana Huber', 'Jana Talquell', 'jana huber'],
  ])('finds for %s who is listed as %s', async (asked, name, former?: string) => {
    const { db, ask, run } = await useObjections();
    const person = await addRegisterPerson(db, { companyId: await addCompany(db), name });
    await addPerson(db, 'profile', { full_name: name });
    if (former)
      await db
        .updateTable('mandate')
        .set({ former_names: [former] })
        .execute();
    await addRegisterPerson(db, { companyId: await addCompany(db), name: 'Hans Andersmüller' });
    await addRegisterPerson(db, { companyId: await addCompany(db), name: 'Berta Müller' });
    await ask({ name: asked });
    const shown = (await run('show', '1')).filter((line) => /same or similar name|profile {2}/.test(line));
    expect(shown.filter((line) => line.includes('reg.'))).toEqual([expect.stringContaining(toRegisterId(person))]);
    if (!former) expect(shown.join()).toContain('profile  ');
  });

  it('waits for the operator, too, if the hidden profile is certainly that of somebody in a register', async () => {
    const { db, run, deps, clock, deliver, post, mandates } = await useObjections();
    const profile = await addPerson(db, 'jana', { email: 'jana@firma.example' });
    const named = { companyId: await addCompany(db), name: 'J. Öllinger-Huber', title: 'A' };
    const jana = await addRegisterPerson(db, { ...named, profile_person_id: profile });
    const mails = await objectFrom({ post, deliver }, { name: JANA, email: 'jana@firma.example' });
    for (const { text } of mails) expect(text).not.toMatch(/On .* we delete|nach 30 Tagen/);
    expect((await run('list'))[0]).toContain('final when you decide');
    // The run that follows finds no profile any more.
    await db.updateTable('register_person').set({ profile_person_id: null }).execute();
    expect((await run('show', '1')).join('\n')).toContain(
      `${toRegisterId(jana)}  J. Öllinger-Huber  the same as a hidden profile`,
    );
    clock.pass(40 * MINUTES_PER_DAY);
    await finishUndisputed(deps);
    expect(await db.selectFrom('hidden_person').select('person_id').execute()).toEqual([{ person_id: profile }]);
    await run('grant', '1', '--person', toRegisterId(jana));
    expect((await mandates()).withheld).toEqual(['A']);
  });

  /** A profile that lists the mailbox of the request is hidden at once, which starts the clock. */
  const useListed = async () => {
    const app = await useObjections();
    return { ...app, listed: () => addPerson(app.db, 'jana', { email: 'jana@firma.example' }) };
  };
});
