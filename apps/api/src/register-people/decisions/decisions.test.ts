import { LOG, type LogAction } from '@firmament/api-contract/desk/log-action';
import { logSentence } from '@firmament/api-contract/desk/log-sentence';
import { describe, expect, it } from 'vitest';
import { JONAS, useDeskApp } from '../../../test/servers/desk-app.ts';
import { addCompany } from '../../../test/worlds/records.ts';
import { addMention, addRegisterPerson } from '../../../test/worlds/register-people.ts';
import { toRegisterId } from '../../records/register-person-id.ts';
import { purgeReports } from '../purge-reports.ts';

/** Tests begin on Tuesday, 10 March 2026. */

const announced = (action: LogAction): string =>
  logSentence('en', { ...action, actor: { kind: 'operator', name: JONAS.fullname }, subject_name: null });

const useDecisions = async () => {
  const desk = await useDeskApp();
  const { db, pool } = desk.database;
  await desk.join();
  const session = await desk.enter();
  const companyId = await addCompany(db);
  const add = (name = 'Rosa Register', title?: string) =>
    addRegisterPerson(db, { companyId, name, ...(title && { title }) });
  const also = (person: number, name = 'Rosa Register') => addMention(db, { companyId, name }, person);
  const report = (body: object, headers = {}) => desk.post('reportIdentity', body, { ...session, ...headers });
  const decide = (id: number, body: object) =>
    desk.act(`registerPeople/${toRegisterId(id)}/decide`, { reason: 'Grund.', ...body });
  const decisions = async () =>
    (await pool.query('select mention_a, mention_b, verdict from identity_decision order by 1, 2')).rows.map(
      ({ mention_a, mention_b, verdict }) => `${mention_a} ${mention_b} ${verdict}`,
    );
  const jobs = async () =>
    (await pool.query(`select from graphile_worker.jobs where task_identifier = 'identify-people'`)).rowCount;
  return { ...desk, db, pool, session, companyId, add, also, report, decide, decisions, jobs };
};

describe('a report about who is who', () => {
  it('waits at the desk for two working days, with both persons and what speaks for it', async () => {
    const { add, report, look, db } = await useDecisions();
    const [rosa, other] = [await add(), await add('Rosa Registerin')];
    await db
      .insertInto('person_link')
      .values({
        person_a: rosa,
        person_b: other,
        mention_a: rosa,
        mention_b: other,
        grade: 'likely',
        bits: 7,
        reasons: JSON.stringify([{ kind: 'same_company', bits: 15 }]),
      })
      .execute();
    const body = { employee_id: toRegisterId(rosa), verdict: 'one', other: toRegisterId(other), text: 'Geheiratet.' };
    const answer = await report(body, { 'accept-language': 'de' });
    expect(answer.json().message).toBe('Vielen Dank. Wir sehen uns das innerhalb von zwei Arbeitstagen an.');
    // Saying it again adds nothing.
    await report(body);
    expect((await look('overview')).json().identity_reports).toMatchObject({
      count: 1,
      items: [{ verdict: 'one', name: 'Rosa Register', other_name: 'Rosa Registerin', answer_by: '2026-03-12' }],
    });
    const { report: shown } = (await look('identityReports/1')).json();
    expect(shown).toMatchObject({ text: 'Geheiratet.', from: 'Eva Muster', outcome: null });
    expect(shown.identity.persons).toMatchObject([
      { employee_id: toRegisterId(rosa), grade: null, mandates: [{ mention_id: rosa, is_current: true }] },
      { employee_id: toRegisterId(other), grade: 'likely', reasons: [{ kind: 'same_company' }] },
    ]);
  });

  it('is refused about nobody, and the twenty-first of a day; what was reported is in the member’s data', async () => {
    const { add, report, get, session } = await useDecisions();
    const rosa = toRegisterId(await add());
    const two = { employee_id: rosa, verdict: 'two' };
    expect((await report({ ...two, employee_id: 'reg.999', text: 'x' })).statusCode).toBe(404);
    expect((await report({ ...two, text: '' })).json().fields).toHaveProperty('text');
    expect((await report({ ...two, verdict: 'one', other: 'reg.999', text: 'x' })).json().fields.other).toContain(
      'no person',
    );
    expect((await report({ ...two, verdict: 'one', other: rosa, text: 'x' })).json().fields.other).toContain(
      'same person',
    );
    for (let i = 0; i < 20; i++) expect((await report({ ...two, text: `Wohnt in Graz ${i}` })).statusCode).toBe(200);
    expect((await report({ ...two, text: 'x' })).statusCode).toBe(429);
    expect((await get('exportUserData', session)).body).toContain('Wohnt in Graz');
  });

  it('is dismissed with a reason, once, and forgotten after a year', async () => {
    const { add, report, act, look, database, clock } = await useDecisions();
    await report({ employee_id: toRegisterId(await add()), verdict: 'two', text: 'Glaube ich.' });
    const done = await act('identityReports/1/dismiss', { reason: 'Kein Beleg.' });
    expect(logSentence('en', done.json().entry)).toBe(announced(LOG.reportDismissed(1, 'Kein Beleg.')));
    expect((await act('identityReports/1/dismiss', { reason: 'Kein Beleg.' })).statusCode).toBe(409);
    expect((await look('overview')).json().identity_reports.count).toBe(0);
    clock.pass(366 * 24 * 60);
    await purgeReports({ db: database.db, clock });
    expect(await database.db.selectFrom('identity_report').select('id').execute()).toEqual([]);
  });
});

describe('an operator decides', () => {
  it('that two persons are one, which settles the report, is written down and has them found out anew', async () => {
    const { add, also, report, decide, decisions, jobs, look } = await useDecisions();
    const [rosa, other] = [await add(), await add('Rosa Registerin')];
    const third = await also(other);
    await report({ employee_id: toRegisterId(rosa), verdict: 'one', other: toRegisterId(other), text: 'Geheiratet.' });
    const done = await decide(rosa, { verdict: 'one', other: toRegisterId(third), report_id: 1 });
    expect(done.json().entry).toMatchObject({ before: { ruling: null }, after: { ruling: 'one' } });
    expect(logSentence('en', done.json().entry)).toBe(
      announced(LOG.peopleJoined(toRegisterId(rosa), { other: toRegisterId(third), reason: 'Grund.' })),
    );
    expect(await decisions()).toEqual([`${rosa} ${other} one`, `${rosa} ${third} one`]);
    expect(await jobs()).toBe(1);
    expect((await look('identityReports/1')).json().report).toMatchObject({
      outcome: 'one',
      identity: { rulings: [{ verdict: 'one', withdrawn_at: null }], log: [{ action: 'register_person.joined' }] },
    });
    expect((await decide(rosa, { verdict: 'one', other: toRegisterId(other), report_id: 1 })).statusCode).toBe(409);
  });

  it('which mandates belong to somebody else: each of them and each that stays are two', async () => {
    const { add, also, decide, decisions } = await useDecisions();
    const rosa = await add();
    const [b, c] = [await also(rosa), await also(rosa)];
    const done = await decide(rosa, { verdict: 'two', mention_ids: [c] });
    expect(logSentence('en', done.json().entry)).toBe(
      announced(LOG.mandatesSplitOff(toRegisterId(rosa), { mandates: 1, reason: 'Grund.' })),
    );
    expect(await decisions()).toEqual([`${rosa} ${c} two`, `${b} ${c} two`]);
  });

  it('anew, and the newest word counts; withdrawn, the one before holds again', async () => {
    const { add, decide, decisions, act, look } = await useDecisions();
    const [rosa, other] = [await add(), await add('Rosa Registerin')];
    const of = (verdict: string) => decide(rosa, { verdict, other: toRegisterId(other) });
    await of('two');
    expect((await of('one')).json().entry.before).toEqual({ ruling: 'two' });
    expect(await decisions()).toEqual([`${rosa} ${other} one`]);
    const withdrawn = await act('rulings/2/withdraw', { reason: 'Irrtum.' });
    expect(withdrawn.json().entry).toMatchObject({ before: { ruling: 'one' }, after: { ruling: 'two' } });
    const ruling = { id: 2, verdict: 'one', mentions: [rosa, other] };
    expect(logSentence('en', withdrawn.json().entry)).toBe(announced(LOG.rulingWithdrawn(ruling, 'Irrtum.')));
    expect(await decisions()).toEqual([`${rosa} ${other} two`]);
    expect((await act('rulings/2/withdraw', { reason: 'Irrtum.' })).statusCode).toBe(409);
    await act('rulings/1/withdraw', { reason: 'Irrtum.' });
    expect(await decisions()).toEqual([]);
    const { identity } = (await look(`registerPeople/${toRegisterId(rosa)}`)).json();
    expect(identity.rulings.map(({ withdrawn_at }: { withdrawn_at: string | null }) => withdrawn_at === null)).toEqual([
      false,
      false,
    ]);
  });

  it.each<[string, { other?: string; mention_ids?: number[] | 'all' }, string]>([
    ['nobody else', {}, 'other'],
    ['somebody who is not there', { other: 'reg.999' }, 'other'],
    ['the same person', { other: 'self' }, 'other'],
    ['all mandates', { mention_ids: 'all' }, 'mention_ids'],
    ['a mandate of somebody else', { mention_ids: [999] }, 'mention_ids'],
    ['no mandate', { mention_ids: [] }, 'mention_ids'],
  ])('not about %s', async (_, given, field) => {
    const { add, also, decide, decisions } = await useDecisions();
    const rosa = await add();
    const second = await also(rosa);
    const body = {
      ...(given.other && { other: given.other === 'self' ? toRegisterId(second) : given.other }),
      ...(given.mention_ids && { mention_ids: given.mention_ids === 'all' ? [rosa, second] : given.mention_ids }),
    };
    const refused = await decide(rosa, { verdict: 'two', ...body });
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    expect(await decisions()).toEqual([]);
  });

  it('about anybody whom the search of the desk finds, by name or number', async () => {
    const { add, also, look } = await useDecisions();
    const rosa = await add('Rosa 100%_Register');
    const second = await also(rosa);
    const find = async (q: string) =>
      (await look(`search?q=${encodeURIComponent(q)}`))
        .json()
        .hits.map(({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`);
    expect(await find('rosa 100%_')).toEqual([`register_person ${toRegisterId(rosa)}`]);
    expect(await find('rosa 100__')).toEqual([]);
    expect(await find(toRegisterId(second))).toEqual([`register_person ${toRegisterId(rosa)}`]);
    expect((await look(`registerPeople/${toRegisterId(second)}`)).json().identity.persons[0]).toMatchObject({
      employee_id: toRegisterId(rosa),
      mandate_count: 2,
    });
    expect((await look('registerPeople/reg.999')).statusCode).toBe(404);
  });
});
