import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../test/servers/accounts-app.ts';
import type { TestDatabase } from '../../test/servers/test-database.ts';
import { MINUTES_PER_DAY } from '../../test/tools/test-clock.ts';
import { objectFrom, tokenIn } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';
import { finishUndisputed } from './decide-request.ts';
import { purgeRequests } from './privacy.handlers.ts';
import { runPrivacyCommand } from './privacy-command.ts';

const OPERATOR = 'privacy@firmament.example';
const EVA = { name: 'Eva Müller', email: 'eva@firma.example' };
const KINDS = ['access', 'correction', 'erasure', 'objection'];
const stagePerson = async ({ pool }: TestDatabase, profileId: string): Promise<number> => {
  const { rowCount } = await pool.query(
    `insert into staged_person (run_id, ordinal, profile_id, full_name, is_management, source_id, source_key,
       content_hash, filled_count)
     values (1, (select count(*) from staged_person), $1, 'X', false, 1, $1, '\\x00', 0)`,
    [profileId],
  );
  return rowCount ?? 0;
};

const usePrivacy = async () => {
  const accounts = await useAccountsApp({ config: { contactEmail: OPERATOR } });
  const { database, clock } = accounts;
  const deps = { db: database.db, clock, operatorEmail: OPERATOR, backupDays: 20 };
  /** Profile ids of those who are shown. */
  const people = async () => {
    const rows = await database.db.selectFrom('person').select('profile_id').orderBy('profile_id').execute();
    return rows.map(({ profile_id }) => profile_id);
  };
  const listEva = () => addPerson(database.db, 'eva', { full_name: EVA.name, email: 'Eva@Firma.example' });
  const objectAs = (request: object = {}) => objectFrom(accounts, { ...EVA, ...request });
  const run = (...given: string[]) => runPrivacyCommand(deps, given);
  return { ...accounts, deps, people, listEva, objectAs, run };
};

/** Without what differs by chance: number and token. */
const wordsOf = (text = ''): string => text.replace(/token=\S+|\d+(?=\))|no\. \d+/g, '');

describe('a privacy request', () => {
  it('has no marks that nobody sees, and needs a name that can be seen', async () => {
    const { post, database } = await usePrivacy();
    const request = { ...EVA, kind: 'access', name: 'Eva\u2066 M\u00adüller\u202e', message: 'Bitte\u200b!' };
    expect((await post('privacyRequest', request)).statusCode).toBe(200);
    const kept = await database.db.selectFrom('privacy_request').select(['name', 'message']).execute();
    expect(kept).toEqual([{ name: EVA.name, message: 'Bitte!' }]);
    const answer = await post('privacyRequest', { ...request, name: '\u200b\u3164\u2800' });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['name']]);
  });

  it('is answered and receipted in the same words, whoever is listed and whatever is asked', async () => {
    const { post, deliver, listEva, people } = await usePrivacy();
    await listEva();
    const asked = [
      ...KINDS.map((kind) => ({ ...EVA, kind })),
      { name: 'Niemand', email: 'nobody@firma.example', kind: 'objection', profile: 'eva', message: 'Kauft bei uns!' },
    ];
    const answers: string[] = [];
    const receipts: string[] = [];
    for (const request of asked) {
      const answer = await post('privacyRequest', request);
      answers.push(answer.body);
      const mails = await deliver();
      expect(mails.map(({ to }) => to)).toEqual([OPERATOR, request.email]);
      const { subject, text } = mails[1] ?? {};
      expect(text).not.toMatch(/Eva|Niemand|Kauft/);
      receipts.push(wordsOf(`${subject}\n${text}`));
    }
    expect(new Set(answers).size).toBe(1);
    expect(new Set(receipts).size).toBe(1);
    expect(await people()).toEqual(['eva']);
  });

  it('sends at most five receipts an hour to a mailbox, and keeps every request', async () => {
    const { app, deliver, run } = await usePrivacy();
    for (let i = 0; i < 7; i++) {
      const payload = { ...EVA, kind: 'access' };
      await app.inject({ method: 'POST', url: '/api/privacyRequest', payload, remoteAddress: `203.0.113.${i}` });
    }
    expect((await deliver()).filter(({ to }) => to === EVA.email)).toHaveLength(5);
    expect(await run('list')).toHaveLength(8);
  });

  it('hides the entries of the confirmed mailbox at once, and nobody else', async () => {
    const { objectAs, listEva, people, database } = await usePrivacy();
    await listEva();
    await addPerson(database.db, 'eva-mueller-2', { full_name: EVA.name, email: 'other@firma.example' });
    const mails = await objectAs({ profile: 'https://www.linkedin.com/in/eva-mueller-2' });
    expect(await people()).toEqual(['eva-mueller-2']);
    expect(mails.map(({ to }) => to)).toEqual([EVA.email, OPERATOR]);
    expect(mails[0]?.text).toContain('is hidden');
    expect(mails[0]?.text).toContain('decides on both, and answers you by 10 April 2026');
    expect(mails[1]?.text).toContain('Ein Eintrag ist verborgen');
  });

  it('says of a link to somebody who is shown what it says of one to nobody, and does it', async () => {
    const answers: { text: string | undefined; isOpen: boolean }[] = [];
    for (const listed of ['eva-2', 'berta']) {
      const { objectAs, listEva, database, clock, deps, run } = await usePrivacy();
      await listEva();
      await addPerson(database.db, listed, { full_name: EVA.name });
      const [answer] = await objectAs({ profile: 'https://www.linkedin.com/in/eva-2' });
      clock.pass(40 * MINUTES_PER_DAY);
      await finishUndisputed(deps);
      answers.push({ text: answer?.text, isOpen: (await run('list')).length === 2 });
    }
    expect(answers[0]).toEqual({ text: expect.stringContaining('decides on both'), isOpen: true });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('with a link to the very entry that is hidden becomes final by the clock', async () => {
    const { objectAs, listEva } = await usePrivacy();
    await listEva();
    const [answer] = await objectAs({ profile: 'https://www.linkedin.com/in/Eva/' });
    expect(answer?.text).toContain('On 9 April 2026 we delete it for good');
  });

  it.each([
    ['a name and a link', { email: 'stranger@firma.example', profile: 'linkedin.com/in/eva' }],
    ['a name', { email: 'stranger@firma.example' }],
  ])('by %s alone hides nobody, not even when confirmed', async (_, request) => {
    const { objectAs, listEva, people, run } = await usePrivacy();
    await listEva();
    const [answer] = await objectAs(request);
    expect(await people()).toEqual(['eva']);
    expect(answer?.text).toContain('Nothing has been removed yet');
    expect(await run('list')).toEqual([
      expect.stringContaining('objection  answer by 2026-04-10  confirmed by the mailbox  Eva Müller'),
      'Look at one: npm run privacy -- show <number>',
    ]);
  });

  it.each(['access', 'correction'])('for %s hides nobody', async (kind) => {
    const { objectAs, listEva, people } = await usePrivacy();
    await listEva();
    const [answer] = await objectAs({ kind });
    expect(await people()).toEqual(['eva']);
    expect(answer?.text).not.toContain('removed');
  });

  it('is confirmed by its own token only, which works once', async () => {
    const { post, deliver, listEva, people } = await usePrivacy();
    await listEva();
    await post('privacyRequest', { ...EVA, kind: 'objection' });
    const token = tokenIn(await deliver());
    expect((await post('privacyRequest/confirm', { token: 'a'.repeat(43) })).statusCode).toBe(404);
    expect((await post('privacyRequest/confirm', { token: 'a' })).statusCode).toBe(400);
    expect(await people()).toEqual(['eva']);
    const answers = [1, 2].map(() => post('privacyRequest/confirm', { token }));
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await deliver()).toHaveLength(2);
  });

  it('waits for the operator without a confirmation, too', async () => {
    const { post, run, listEva, people, deliver } = await usePrivacy();
    await listEva();
    await post('privacyRequest', { ...EVA, kind: 'objection', profile: 'eva', message: 'Bitte.\u001b[2J' });
    await deliver();
    expect((await run('list'))[0]).toContain('not confirmed by the mailbox');
    const shown = (await run('show', '1')).join('\n');
    expect(shown).toContain('Entries that list this mailbox:\n  eva  Eva Müller  Eva@Firma.example');
    expect(shown).not.toContain('\u001b');
    await run('grant', '1', '--person', 'eva');
    expect(await people()).toEqual([]);
    expect(await run('list')).toEqual(['No privacy request is waiting.']);
  });

  it('is refused without a name, an address and a kind', async () => {
    const { post } = await usePrivacy();
    const answer = await post('privacyRequest', { kind: 'revenge', name: '', email: 'eva' });
    expect(Object.keys(answer.json().fields).sort()).toEqual(['email', 'kind', 'name']);
  });
});

describe('a decision', () => {
  it('to grant deletes for good, and says what stays and for how long', async () => {
    const { objectAs, deliver, run, listEva, people, database } = await usePrivacy();
    await listEva();
    await objectAs();
    expect(await run('grant', '1')).toEqual([expect.stringContaining('1 entry deleted for good')]);
    expect(await people()).toEqual([]);
    expect(await database.db.selectFrom('hidden_person').selectAll().execute()).toEqual([]);
    expect(await stagePerson(database, 'eva')).toBe(0);
    // Without its key the hash tells nothing.
    const { rows } = await database.pool.query("select 1 from suppression where person_hash = sha256('eva')");
    expect(rows).toEqual([]);
    const [mail] = await deliver();
    for (const words of ['deleted for good', 'public register', 'Art. 17 (3) (b)', 'object to this, too', '20 days']) {
      expect(mail?.text).toContain(words);
    }
    await expect(run('restore', '1')).rejects.toMatchObject({ message: 'This request is decided already' });
  });

  it('to restore brings the person back as they were, with career, picture and changes', async () => {
    const { objectAs, run, deliver, listEva, database } = await usePrivacy();
    const { db, pool } = database;
    const company_id = await addCompany(db);
    const id = await listEva();
    await pool.query('update person set company_id = $1', [company_id]);
    await pool.query(`insert into person_skill values ($1, 1, 'Glas')`, [id]);
    await pool.query(`insert into person_experience values ($1, 1, 'CEO', null, $2, 2015, null)`, [id, company_id]);
    await pool.query(`insert into person_avatar values ($1, '\\x0102', 'image/png')`, [id]);
    await pool.query(
      `insert into change_record (entity, entity_id, field, old_value, new_value, source_id)
       values ('person', $1, 'title', null, 'CEO', 9)`,
      [id],
    );
    const tables = ['person_skill', 'person_experience', 'person_avatar', 'change_record', 'suppression'];
    const content = async () => [
      (await pool.query(`select to_jsonb(person) - 'revision' as row from person`)).rows,
      ...(await Promise.all(tables.map(async (table) => (await pool.query(`table ${table}`)).rows))),
    ];
    const before = await content();
    await objectAs();
    expect((await content()).map((rows) => rows.length)).toEqual([0, 0, 0, 0, 0, 1]);
    await run('restore', '1');
    expect(await content()).toEqual(before);
    expect(await stagePerson(database, 'eva')).toBe(1);
    expect((await deliver())[0]?.text).toContain('is shown again');
  });

  it('to restore leaves the employer out who has gone meanwhile', async () => {
    const { objectAs, run, listEva, people, database } = await usePrivacy();
    await listEva();
    await database.pool.query('update person set company_id = $1', [await addCompany(database.db)]);
    await objectAs();
    await database.pool.query('delete from company');
    await run('restore', '1');
    expect(await people()).toEqual(['eva']);
  });

  it('to refuse says why and where to complain, and brings back who was hidden', async () => {
    const { objectAs, run, deliver, listEva, people } = await usePrivacy();
    await listEva();
    await objectAs();
    await expect(run('refuse', '1')).rejects.toMatchObject({ message: 'A refusal needs a reason' });
    await run('refuse', '1', '--reason', 'Das Postfach gehört der ganzen Firma.');
    expect(await people()).toEqual(['eva']);
    const [mail] = await deliver();
    expect(mail?.text).toContain('Das Postfach gehört der ganzen Firma.');
    expect(mail?.text).toContain('complaint');
    expect(mail?.text).toContain('shown again');
  });

  it('is told in the language of the request', async () => {
    const { post, deliver, run } = await usePrivacy();
    await post('privacyRequest', { ...EVA, kind: 'erasure' }, { 'accept-language': 'de' });
    expect((await deliver())[1]?.text).toContain('Ihre Anfrage gilt auch ohne Bestätigung');
    await run('grant', '1', '--not-listed');
    expect((await deliver())[0]?.text).toContain('keinen Eintrag über Sie gefunden');
  });

  it.each([
    ['objection', [], /has hidden nobody/],
    ['objection', ['--person', 'nobody'], /no person with this profile id/],
    ['access', [], /need an answer/],
    ['access', ['--person', 'eva'], /Only an objection or an erasure/],
  ])('to grant %s with %j is not possible', async (kind, options, reason) => {
    const { post, run, listEva, people } = await usePrivacy();
    await listEva();
    await post('privacyRequest', { ...EVA, kind });
    await expect(run('grant', '1', ...options)).rejects.toThrow(reason);
    expect(await people()).toEqual(['eva']);
  });

  it('answers access in the operator’s own words', async () => {
    const { post, run, deliver } = await usePrivacy();
    await post('privacyRequest', { ...EVA, kind: 'access' });
    await deliver();
    await run('grant', '1', '--message', 'We hold your name.\n\nNothing else.');
    expect((await deliver())[0]?.text).toContain('We hold your name.');
  });

  it('is refused for what the command does not know', async () => {
    const { run } = await usePrivacy();
    for (const wrong of [[], ['shoe'], ['show'], ['show', 'x'], ['show', '99'], ['grant', '99'], ['list', '--x']]) {
      await expect(run(...wrong)).rejects.toMatchObject({ suggestion: expect.stringContaining('npm run privacy') });
    }
  });
});

describe('time', () => {
  it('makes final what the listed mailbox confirmed, after 30 days', async () => {
    const { objectAs, deliver, listEva, run, deps, clock } = await usePrivacy();
    await listEva();
    await objectAs();
    clock.pass(29 * MINUTES_PER_DAY);
    await finishUndisputed(deps);
    expect(await run('list')).toHaveLength(2);
    clock.pass(MINUTES_PER_DAY);
    await finishUndisputed(deps);
    expect(await run('list')).toEqual(['No privacy request is waiting.']);
    expect((await run('show', '1'))[0]).toContain('granted on 2026-04-09 because nobody disputed it');
    expect((await deliver())[0]?.text).toContain('deleted for good');
  });

  it('decides nothing where the request names somebody who is still shown', async () => {
    const { objectAs, listEva, run, deps, clock, database } = await usePrivacy();
    await listEva();
    await addPerson(database.db, 'eva-2', { full_name: EVA.name });
    await objectAs({ profile: 'eva-2' });
    clock.pass(40 * MINUTES_PER_DAY);
    await finishUndisputed(deps);
    expect((await run('list'))[0]).toContain('1 entry hidden');
  });

  it('lets requests be forgotten after three years; a person who objected stays out', async () => {
    const { objectAs, listEva, run, database, clock } = await usePrivacy();
    await listEva();
    await objectAs();
    await run('grant', '1');
    const kept = async () => (await database.db.selectFrom('privacy_request').select('id').execute()).length;
    clock.pass(3 * 365 * MINUTES_PER_DAY);
    await purgeRequests({ db: database.db, clock });
    expect(await kept()).toBe(1);
    clock.pass(2 * MINUTES_PER_DAY);
    await purgeRequests({ db: database.db, clock });
    expect(await kept()).toBe(0);
    expect(await stagePerson(database, 'eva')).toBe(0);
  });
});
