import { employeeDetail } from '@firmament/api-contract/calls/people';
import { describe, expect, it } from 'vitest';
import { type AccountsApp, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { objectFrom } from '../../test/worlds/objection.ts';
import { addCompany, addPerson } from '../../test/worlds/records.ts';

const useMember = async (): Promise<AccountsApp & { session: { cookie: string } }> => {
  const app = await useAccountsApp();
  await app.join();
  return { ...app, session: await app.enter() };
};

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a person', () => {
  it('comes with experience, education and skills, as text and as entries', async () => {
    const { get, session, database } = await useMember();
    const { db, pool } = database;
    const company_id = await addCompany(db);
    const id = await addPerson(db, 'anna-beispiel', {
      company_id,
      title: 'CEO',
      headline: 'Glas',
      locality: 'Wien',
      is_management: true,
      github: 'annab',
      email: 'anna@alpenglas.example',
      company_name: 'Alpenglas',
    });
    await pool.query(
      `insert into person_experience (person_id, position, title, organisation, company_id, from_year, to_year) values
       ($1, 1, 'CEO', 'Alpenglas GmbH', $2, 2019, null), ($1, 2, 'Design / UX', 'Muster AG', null, 2015, 2019),
       ($1, 3, null, 'Werkstatt', null, null, null)`,
      [id, company_id],
    );
    await pool.query(
      `insert into person_education (person_id, position, title, organisation, from_year, to_year) values
       ($1, 1, 'MSc Physik', 'TU Beispielstadt', 2010, 2014)`,
      [id],
    );
    await pool.query(`insert into person_skill values ($1, 1, 'Glas'), ($1, 2, 'Vertrieb')`, [id]);
    await addPerson(db, 'berta', { company_id, full_name: 'Berta Muster', title: 'CFO' });

    const answer = await get('employees?eid=anna-beispiel', session);
    const person = employeeDetail.parse(answer.json().employee);
    expect(person).toMatchObject({
      employee_id: 'anna-beispiel',
      fullName: 'Anna Beispiel',
      company_id,
      company_name: 'Alpenglas GmbH',
      title: 'CEO',
      headline: 'Glas',
      locality: 'Wien',
      github: 'annab',
      phone: null,
      is_management: true,
      experience: 'CEO at Alpenglas GmbH in 2019 - Present / Design/UX at Muster AG in 2015 - 2019 / Werkstatt',
      education: 'MSc Physik in 2010 - 2014',
      skills: 'Glas / Vertrieb',
      skill_list: ['Glas', 'Vertrieb'],
      education_entries: [{ title: 'MSc Physik', organisation: 'TU Beispielstadt', from_year: 2010, to_year: 2014 }],
      colleagues: [{ employee_id: 'berta', fullName: 'Berta Muster', title: 'CFO' }],
      provenance: { label: 'Demo data', licence: 'Fictional' },
    });
    expect(person.experience_entries[0]).toEqual({
      title: 'CEO',
      organisation: 'Alpenglas GmbH',
      company_id,
      from_year: 2019,
      to_year: null,
    });
  });

  it('about whom little is known has empty texts and no colleagues', async () => {
    const { get, session, database } = await useMember();
    await addPerson(database.db, 'anna');
    await addPerson(database.db, 'berta');
    expect((await get('employees?eid=anna', session)).json().employee).toMatchObject({
      experience: null,
      education: null,
      skills: null,
      company_id: null,
      company_name: null,
      colleagues: [],
    });
  });

  it('is gone after an objection: page, picture and all', async () => {
    const { get, post, deliver, session, database } = await useMember();
    await addPerson(database.db, 'anna', { email: 'anna@alpenglas.example' });
    expect((await get('employees?eid=anna', session)).statusCode).toBe(200);
    await objectFrom({ post, deliver }, { email: 'anna@alpenglas.example' });
    expect((await get('employees?eid=anna', session)).statusCode).toBe(404);
    expect((await get('profile_avatar?employee_id=anna', session)).statusCode).toBe(404);
  });

  it.each([
    ['employees', 400],
    ['employees?eid=', 400],
    ['employees?eid=nobody', 404],
    ['employees?eid=%00', 400],
    ['employees?eid=anna&uid=999', 403],
    ['profile_avatar', 400],
    ['profile_avatar?employee_id=nobody', 404],
  ])('requested as %s answers %i', async (path, status) => {
    const { get, session, database } = await useMember();
    await addPerson(database.db, 'anna');
    expect((await get(path, session)).statusCode).toBe(status);
    if (status !== 400) expect((await get(path)).statusCode).toBe(401);
  });
});

describe('a picture', () => {
  it('shows initials on a colour if none is stored', async () => {
    const { get, session, database } = await useMember();
    await addPerson(database.db, 'anna', { full_name: 'Dr. Anna <b>Özil-Muster' });
    const answer = await get('profile_avatar?employee_id=anna', session);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toMatch(/>AB<\/text>/);
    expect(answer.body).not.toMatch(/style|script|<b>/);
  });

  it('is the stored one, and is not sent again to a client that knows its tag', async () => {
    const { get, session, database } = await useMember();
    const id = await addPerson(database.db, 'anna');
    const drawn = await get('profile_avatar?employee_id=anna', session);
    await database.pool.query(`insert into person_avatar values ($1, $2, 'image/png')`, [id, PNG]);
    const answer = await get('profile_avatar?employee_id=anna', session);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.equals(PNG)).toBe(true);
    const tag = String(answer.headers.etag);
    expect(tag).not.toBe(drawn.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('profile_avatar?employee_id=anna', { ...session, 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    }
    const changed = await get('profile_avatar?employee_id=anna', {
      ...session,
      'if-none-match': String(drawn.headers.etag),
    });
    expect(changed.statusCode).toBe(200);
  });

  it.each(['image/svg+xml', 'text/html'])('stored as %s, which could carry a script, is not sent', async (type) => {
    const { get, session, database } = await useMember();
    const id = await addPerson(database.db, 'anna');
    await database.pool.query('insert into person_avatar values ($1, $2, $3)', [id, '<script>1</script>', type]);
    const answer = await get('profile_avatar?employee_id=anna', session);
    expect(answer.body).toContain('>AB</text>');
    expect(answer.body).not.toContain('script');
  });
});
