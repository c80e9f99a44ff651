import { Worker } from 'node:worker_threads';
import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { MAX_EXTRACT_BYTES, type UploadMode } from '@firmament/api-contract/calls/extract-uploads';
import { LIMITS } from '@firmament/api-contract/limits';
import type { CompanyRecord } from '@firmament/record/record';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { EXTRACT_OFFICERS, type ExtractChanges, xjustizExtract } from '@firmament/registers/fixtures/xjustiz';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { cookieOf } from '../../test/servers/accounts-app.ts';
import { useDeskApp } from '../../test/servers/desk-app.ts';
import { company } from '../../test/worlds/register-records.ts';
import { importRecords } from '../imports/import-run.ts';
import { stageCompany } from '../imports/staging/stage-company.ts';
import { createExtractReader, type ExtractReader } from './extract-reader.ts';

/** As OffeneRegister copied it in 2018: one director who stays, one who leaves, and a company in office. */
const ADLER = company({
  sourceKey: 'D2910V_HRB990001',
  name: 'Adler Dach GmbH',
  asOf: '2018-06-18',
  court: 'Amtsgericht Traunstein',
  identifiers: { registerNumber: 'Traunstein HRB 990001', courtCode: 'D2910V', euid: 'DED2910V.HRB990001' },
  address: { city: 'Nest', country: 'DE' },
  representatives: [
    { title: 'Geschäftsführer', name: 'Berta Beispiel', startedOn: '2009-01-05', location: 'Nest' },
    { title: 'Geschäftsführer', name: 'Gustav Gegangen', startedOn: '2009-01-05' },
    { title: 'Prokurist', name: 'Früh Fort', startedOn: '2001-01-01', endedOn: '2016-01-01' },
  ],
  links: [
    { kind: 'shareholder', title: 'Persönlich haftender Gesellschafter', name: 'Horst GmbH', startedOn: '2010-01-01' },
    { kind: 'representative', title: 'Geschäftsführer', name: 'Spatz GmbH', startedOn: '2011-01-01' },
  ],
  reports: [],
});
const SPATZ = company({
  sourceKey: 'D2910V_HRB990002',
  name: 'Spatz Dachbau GmbH',
  asOf: '2018-06-18',
  identifiers: { registerNumber: 'Traunstein HRB 990002', courtCode: 'D2910V', euid: 'DED2910V.HRB990002' },
  address: { city: 'Nest', country: 'DE' },
  representatives: [],
  reports: [],
});

const PARTNER = {
  role: 6,
  code: '999',
  word: 'Persönlich haftende(r) Gesellschafter(in)',
  company: 'Horst GmbH',
  city: 'Horst',
};
/** Of the spring of 2026, the test clock's present. */
const EXTRACT: ExtractChanges = {
  retrievedOn: '2026-02-20',
  lastEntryOn: '2026-01-17',
  officers: [...EXTRACT_OFFICERS, PARTNER],
};

const useUploads = async (mode?: UploadMode, isDemo = false, extractReader?: ExtractReader) => {
  const desk = await useDeskApp({ config: { isDemo }, ...(extractReader && { extractReader }) });
  const { database, post, get, deliver, join, enter, act } = desk;
  const { db, pool } = database;
  let files = 0;
  const importCopy = (records: CompanyRecord[], version?: number) => {
    files += 1;
    return importRecords({
      pool,
      sourceId: SOURCE_IDS.offeneregister,
      fileName: 'test',
      fingerprint: String(files),
      records: () => records.map((record) => stageCompany(SOURCE_IDS.offeneregister, record, version)),
    });
  };
  await importCopy([ADLER, SPATZ]);
  if (mode) await act('uploadMode', { mode });
  await join();
  const eva = await enter();
  const idOf = async (name: string) =>
    (await db.selectFrom('company').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const id = await idOf('Adler Dach GmbH');
  const send = (content: Buffer | string, companyId = id, headers = {}) =>
    post(
      'uploadExtract',
      { company_id: companyId, content: Buffer.from(content).toString('base64') },
      { ...eva, ...headers },
    );
  /** Sends it, and has jobs done while the call waits for them. */
  const upload = async (changes: ExtractChanges = {}, companyId = id): Promise<LightMyRequestResponse> => {
    let isAnswered = false;
    const answer = send(xjustizExtract({ ...EXTRACT, ...changes }), companyId).finally(() => {
      isAnswered = true;
    });
    while (!isAnswered) await deliver();
    return answer;
  };
  const open = async (): Promise<CompanyDetail> => (await get(`companies?cid=${id}`, eva)).json();
  const events = async () =>
    (
      await pool.query(`select kind, subject, from_value, to_value from event where company_id = ${id} and seq is not null
        order by kind, subject`)
    ).rows;
  const uploads = () => db.selectFrom('extract_upload').selectAll().orderBy('id').execute();
  return { ...desk, id, idOf, eva, send, upload, open, events, uploads, importCopy };
};

const inCharge = ({ people_in_charge }: CompanyDetail) =>
  people_in_charge.map(({ name, title, is_in_charge, started_on }) => [title, name, is_in_charge, started_on]);

describe('an uploaded extract', () => {
  it('renews a company of 2018: those who stay go on, those who left have left, once', async () => {
    const { upload, open, events, importCopy, uploads, send, database } = await useUploads('at_once');
    const before = await open();
    const idsBefore = new Map(before.people_in_charge.map(({ name, mandate_id }) => [name, mandate_id]));
    expect(before.company).toMatchObject({ can_upload_extract: true, provenance: { as_of: '2018-06-18' } });

    const answer = await upload();
    expect(answer.json()).toMatchObject({ success: true, state: 'applied', retrieved_on: '2026-02-20' });
    expect(answer.json().changed_fields).toEqual(
      expect.arrayContaining(['company_name', 'address_street', 'registered_capital', 'representatives']),
    );
    const after = await open();
    expect(after.company).toMatchObject({
      company_name: 'Adler Dachbau GmbH',
      former_names: ['Adler Dach GmbH'],
      address_street: 'Am Horst 5',
      registered_capital: 100_000,
      articles_on: '2016-09-05',
      last_entry_on: '2026-01-17',
      provenance: { label: 'Uploaded extract', as_of: '2026-02-20' },
    });
    expect(inCharge(after)).toEqual([
      ['Geschäftsführer', 'Berta Beispiel', true, '2009-01-05'],
      ['Prokurist', 'Carlo Chiffre', true, null],
      ['Geschäftsführer', 'Gustav Gegangen', false, '2009-01-05'],
    ]);
    const berta = after.people_in_charge[0];
    expect([berta?.mandate_id, berta?.birth_year]).toEqual([idsBefore.get('Berta Beispiel'), 1980]);
    expect(after.signing.ways.map(({ signers }) => signers[0]?.name)).toContain('Berta Beispiel');
    expect(after.linked_companies.map(({ company_name }) => company_name)).toEqual(['Horst GmbH']);
    const happened = [
      ...[
        { kind: 'officer_left', subject: 'Geschäftsführer: Gustav Gegangen' },
        { kind: 'officer_left', subject: 'Geschäftsführer: Spatz GmbH' },
      ].map((event) => ({ ...event, from_value: event.subject, to_value: null })),
      { kind: 'renamed', subject: '', from_value: 'Adler Dach GmbH', to_value: 'Adler Dachbau GmbH' },
    ];
    expect(await events()).toEqual(happened);
    const dump = JSON.stringify([await uploads(), (await database.pool.query('select * from mandate')).rows]);
    expect(dump).not.toContain('1980-02-29');

    // The same file again, and the old copy again, read by a newer parser: nothing changes.
    const again = await send(xjustizExtract(EXTRACT));
    expect([again.statusCode, again.json().message]).toEqual([409, expect.stringContaining('uploaded before')]);
    await importCopy([{ ...ADLER, description: 'Dächer' }, SPATZ], 99);
    expect(inCharge(await open())).toEqual(inCharge(after));
    expect(await events()).toEqual(happened);

    // Two extracts are compared as any two statements of one source, and what they do not tell stays.
    const officers = [
      { ...EXTRACT_OFFICERS[0], role: 4 },
      { role: 5, first: 'Nina', last: 'Neu', bornOn: '1990-01-01' },
    ];
    await upload({ retrievedOn: '2026-02-27', officers, articlesOn: '2016-09-05', capital: '200000.00' });
    const later = await open();
    expect(inCharge(later).filter(([, , isInCharge]) => isInCharge)).toEqual([
      ['Geschäftsführer', 'Berta Beispiel', true, '2009-01-05'],
      ['Geschäftsführer', 'Nina Neu', true, null],
    ]);
    expect(later.people_in_charge[0]?.mandate_id).toBe(berta?.mandate_id);
    const news = (await events()).filter((event) => !happened.some(({ subject }) => subject === event.subject));
    expect(news.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'officer_entered Geschäftsführer: Nina Neu',
      'officer_left Prokurist: Carlo Chiffre',
      'owner_left Persönlich haftender Gesellschafter: Horst GmbH',
    ]);
  });

  it('comes to the same if the older copy is read after it', async () => {
    const { upload, open, events, importCopy, database } = await useUploads('at_once');
    await upload();
    const people = inCharge(await open());
    // As if the copy had never been there.
    await database.pool.query(`delete from company_source where source_id = ${SOURCE_IDS.offeneregister};
      delete from mandate where source_id = ${SOURCE_IDS.offeneregister}`);
    const before = await events();
    await importCopy([ADLER]);
    expect(inCharge(await open())).toEqual([
      ...people.slice(0, 2),
      ['Geschäftsführer', 'Gustav Gegangen', false, '2009-01-05'],
    ]);
    expect(await events()).toEqual(before);
  });

  it('counts once if two bring it at the same moment', async () => {
    const { send, deliver, uploads } = await useUploads('check');
    const answers = await Promise.all([1, 2].map(() => send(xjustizExtract(EXTRACT))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await deliver();
    expect(await uploads()).toHaveLength(1);
  });

  it('belongs to a company that moved to another court, by its name, once an operator has looked at it', async () => {
    const { upload, open, idOf, act, deliver, uploads } = await useUploads('at_once');
    const moved = { name: 'Adler Dach GmbH', court: 'D2601V', courtName: 'Amtsgericht München', number: '777777' };
    expect((await upload(moved)).json()).toMatchObject({ state: 'waiting' });
    expect((await open()).company.court_name).not.toBe('Amtsgericht München');
    await act(`uploads/${(await uploads())[0]?.id}/accept`);
    await deliver();
    expect((await open()).company).toMatchObject({ court_name: 'Amtsgericht München', ID_Fb: 'München HRB 777777' });
    // The name of one company with the number of another.
    const mixed = { retrievedOn: '2026-02-25', name: 'Adler Dach GmbH', number: '990002' };
    expect((await upload(mixed)).json().message).toContain('another company');
    expect((await upload(mixed, await idOf('Spatz Dachbau GmbH'))).statusCode).toBe(200);
  });
});

describe('a file is refused with a sentence', () => {
  it('whatever is wrong with it, and nothing changes', async () => {
    const { send, open, uploads, post, eva, id } = await useUploads();
    const before = await open();
    const extract = (changes: ExtractChanges) => xjustizExtract({ ...EXTRACT, ...changes });
    const cases: [string | Buffer, number, string][] = [
      ['Guten Tag', 400, 'Das ist keine XML-Datei'],
      ['', 400, 'Das ist keine XML-Datei'],
      ['<html></html>', 400, 'kein strukturierter Registerinhalt'],
      [Buffer.from(extract({}), 'latin1'), 400, 'keine XML-Datei'],
      [extract({}).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>'), 400, 'kein strukturierter'],
      [extract({}).replaceAll('abrufdatum', 'x'), 400, 'fehlen'],
      [extract({ lastEntryOn: '2026-02-21' }), 400, 'widerspricht sich'],
      [extract({ otherNumber: '990002' }), 400, 'widerspricht sich'],
      [
        extract({ name: 'Spatz GmbH', number: '990002' }),
        400,
        'anderes Unternehmen: Spatz GmbH, Amtsgericht Traunstein HRB 990002',
      ],
      [extract({ court: 'D2601V', name: 'Spatz GmbH' }), 400, 'anderes Unternehmen'],
      [extract({ retrievedOn: '2031-01-01' }), 400, 'Datum in der Zukunft'],
      [extract({ retrievedOn: '2018-06-18', lastEntryOn: '2018-01-01' }), 409, 'vom 18. Juni 2018 ist nicht neuer'],
      ['x'.repeat(MAX_EXTRACT_BYTES + 1), 400, 'größer als 1 MB'],
    ];
    for (const [content, status, sentence] of cases) {
      const answer = await send(content, id, { 'accept-language': 'de' });
      expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(sentence)]);
    }
    expect(await open()).toEqual(before);
    expect(await uploads()).toEqual([]);
    expect((await send('x'.repeat(3 * 1024 * 1024))).statusCode).toBe(413);
    expect((await send(xjustizExtract(EXTRACT), 2_000_000)).statusCode).toBe(404);
    expect((await post('uploadExtract', { company_id: id, content: '<xml>' }, eva)).statusCode).toBe(400);
    expect((await post('uploadExtract', { company_id: id, content: 'AAAA' })).statusCode).toBe(401);
    for (let i = cases.length + 1; i < LIMITS.extractUpload.count; i++) await send('x');
    expect((await send('x')).statusCode).toBe(429);
  });

  it('if the operator does not allow it, and the page does not offer it', async () => {
    const { send, open, act, look } = await useUploads('off');
    const answer = await send(xjustizExtract(EXTRACT));
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'Register extracts cannot be uploaded here.']);
    expect((await open()).company.can_upload_extract).toBe(false);
    await act('uploadMode', { mode: 'at_once' });
    expect([(await look('uploadMode')).json(), (await open()).company.can_upload_extract]).toEqual([
      { mode: 'at_once', is_demo: false },
      true,
    ]);
  });

  it('in the demo at once for its example alone, for everybody has an account there', async () => {
    const { look, upload, open } = await useUploads(undefined, true);
    expect((await look('uploadMode')).json()).toEqual({ mode: 'at_once', is_demo: true });
    expect((await upload()).json()).toMatchObject({ state: 'waiting' });
    expect((await open()).company.company_name).toBe('Adler Dach GmbH');
  });
});

describe('a file that keeps its parser busy', () => {
  it('is refused after a while, and everybody else is served meanwhile', async () => {
    const start = () => new Worker('for (;;);', { eval: true });
    const { send, get, uploads } = await useUploads('at_once', false, createExtractReader({ start, longestMs: 1_500 }));
    let isAnswered = false;
    const refused = send(xjustizExtract(EXTRACT), undefined, { 'accept-language': 'de' }).finally(() => {
      isAnswered = true;
    });
    for (let asked = 0; asked < 20; asked++) expect((await get('health/live')).statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    expect((await refused).json()).toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('mehr Zeit oder Speicher'),
    });
    expect(await uploads()).toEqual([]);
  });

  it('is not even read for a company that is unknown or not German', async () => {
    const start = () => {
      throw new Error('a file was read');
    };
    const { send, idOf, database } = await useUploads('at_once', false, createExtractReader({ start }));
    const id = await idOf('Spatz Dachbau GmbH');
    await database.db.updateTable('company').set({ country: 'AT' }).where('id', '=', id).execute();
    const answer = await send(xjustizExtract(EXTRACT), id, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('anderswo eingetragen')]);
    expect((await send(xjustizExtract(EXTRACT), 2_000_000)).statusCode).toBe(404);
  });
});

describe('at the desk', () => {
  it('an extract of a visitor of the demo is checked, and nothing is kept', async () => {
    const { post, send, database } = await useUploads('at_once', true);
    const visitor = cookieOf(await post('demo/visit', {}));
    const answer = await send(xjustizExtract(EXTRACT), undefined, visitor);
    expect(answer.json()).toMatchObject({ state: 'checked', message: expect.stringContaining('would renew it') });
    expect((await send('no extract', undefined, visitor)).statusCode).toBe(400);
    expect(await database.db.selectFrom('extract_upload').selectAll().execute()).toEqual([]);
  });

  it('an extract waits until an operator accepts it, and the member is told', async () => {
    const { upload, open, look, act, deliver, get, eva, uploads } = await useUploads();
    expect((await look('uploadMode')).json()).toEqual({ mode: 'check', is_demo: false });
    expect((await upload()).json()).toMatchObject({ state: 'waiting', changed_fields: [] });
    expect((await open()).company.provenance.as_of).toBe('2018-06-18');

    const { uploads: queue } = (await look('overview')).json();
    expect(queue).toMatchObject({ count: 1, items: [{ company_name: 'Adler Dach GmbH', name: 'Adler Dachbau GmbH' }] });
    const [{ upload_id: id }] = queue.items;
    expect((await look(`uploads/${id}`)).json().upload).toMatchObject({
      state: 'waiting',
      agreement: 'number',
      register_number: 'D2910V HRB 990001',
      from: 'Eva Muster',
      people: [{ title: 'Geschäftsführer', name: 'Berta Beispiel', birth_year: 1980 }, { name: 'Carlo Chiffre' }],
      known_people: [{ name: 'Berta Beispiel' }, { name: 'Gustav Gegangen' }],
    });
    const accepted = await act(`uploads/${id}/accept`);
    expect(accepted.json().message).toBe(
      `Jonas Egger accepted the uploaded extract ${id} of Adler Dach GmbH, retrieved on 20 February 2026.`,
    );
    const mails = await deliver();
    expect(mails.at(-1)).toMatchObject({ to: 'eva@kunde.example', subject: 'Your register extract was accepted' });
    expect((await open()).company).toMatchObject({
      company_name: 'Adler Dachbau GmbH',
      provenance: { as_of: '2026-02-20' },
    });
    expect((await act(`uploads/${id}/accept`)).statusCode).toBe(409);
    expect(await uploads()).toMatchObject([{ state: 'applied', record: null, document: null }]);
    expect((await get('exportUserData', eva)).payload).toContain('uploaded_extracts');
    // Nobody else learns who brought it.
    expect(JSON.stringify(await open())).not.toMatch(/Eva Muster|eva@kunde/);
  });

  it('extracts of one day wait side by side: a forged one keeps no genuine one out', async () => {
    const { upload, open, look, act, deliver, uploads } = await useUploads('check');
    const forged = { name: 'Adler Raub GmbH', capital: '5.00' };
    const answers = [await upload({ ...forged, retrievedOn: '2026-02-21' }), await upload(forged), await upload()];
    expect(answers.map((answer) => answer.json())).toMatchObject([1, 2, 3].map(() => ({ state: 'waiting' })));
    const queue = (await look('overview'))
      .json()
      .uploads.items.map(({ upload_id }: { upload_id: number }) => upload_id);
    expect(queue).toHaveLength(3);
    const [newer, first, genuine] = queue;
    expect((await look(`uploads/${genuine}`)).json().upload.others).toEqual([
      { upload_id: newer, retrieved_on: '2026-02-21', state: 'waiting' },
      { upload_id: first, retrieved_on: '2026-02-20', state: 'waiting' },
    ]);
    expect((await act(`uploads/${genuine}/accept`)).statusCode).toBe(200);
    await deliver();
    expect((await open()).company.company_name).toBe('Adler Dachbau GmbH');
    expect((await act(`uploads/${first}/accept`)).statusCode).toBe(409);
    for (const id of [newer, first]) {
      expect((await act(`uploads/${id}/refuse`, { reason: 'Nicht vom Registerportal.' })).statusCode).toBe(200);
    }
    await deliver();
    expect((await uploads()).map(({ state }) => state)).toEqual(['refused', 'refused', 'applied']);
    expect((await open()).company.company_name).toBe('Adler Dachbau GmbH');
  });

  it('an extract of a day of which another holds waits, whatever the setting, and this is said', async () => {
    const { upload, open } = await useUploads('at_once');
    expect((await upload({ name: 'Adler Raub GmbH' })).json()).toMatchObject({ state: 'applied' });
    const genuine = (await upload()).json();
    expect(genuine).toMatchObject({
      state: 'waiting',
      message: expect.stringContaining('We already have another extract of 20 February 2026. We compare the two'),
    });
    expect((await open()).company.company_name).toBe('Adler Raub GmbH');
  });

  it('an extract is refused with a reason, and can be sent again', async () => {
    const { upload, open, look, act, deliver, send, uploads } = await useUploads('check');
    await upload();
    const [{ upload_id: id }] = (await look('overview')).json().uploads.items;
    expect((await act(`uploads/${id}/refuse`, {})).statusCode).toBe(400);
    await act(`uploads/${id}/refuse`, { reason: 'Die Datei ist verändert.' });
    const mail = (await deliver()).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      'Your register extract was not accepted',
      expect.stringContaining('Die Datei ist verändert.'),
    ]);
    expect((await open()).company.provenance.as_of).toBe('2018-06-18');
    expect(await uploads()).toMatchObject([{ state: 'refused', record: null, reason: 'Die Datei ist verändert.' }]);
    expect((await send(xjustizExtract(EXTRACT))).statusCode).toBe(200);
  });

  it('an extract that holds is taken back: what it says is gone, and the member is told why', async () => {
    const { upload, open, events, look, act, deliver, uploads, database, id: companyId } = await useUploads('at_once');
    const answers = () =>
      database.db.selectFrom('source_answer').select('question').where('company_id', '=', companyId).execute();
    await upload({ retrievedOn: '2026-02-19' });
    const before = { company: await open(), events: await events(), answers: await answers() };
    const officers = [{ role: 4, first: 'Falk', last: 'Falsch' }];
    const forged = { name: 'Adler Raub GmbH', entryText: 'Die Gesellschaft ist aufgelöst.', officers };
    await upload(forged);
    expect((await open()).company).toMatchObject({ company_name: 'Adler Raub GmbH', legal_status: 'Inactive' });
    const [, wrong] = await uploads();
    const path = `uploads/${wrong?.id}/takeBack`;
    expect((await look(`uploads/${wrong?.id}`)).json().upload).toMatchObject({ can_be_taken_back: true });
    expect((await act(path, { reason: ' ' })).statusCode).toBe(400);

    const reason = 'Im Registerportal steht etwas anderes';
    const taken = await act(path, { reason });
    expect(taken.json().message).toBe(
      `Jonas Egger took back the uploaded extract ${wrong?.id} of Adler Raub GmbH, retrieved on 20 February 2026: ${reason}.`,
    );
    const mail = (await deliver()).at(-1);
    expect(mail).toMatchObject({ to: 'eva@kunde.example', subject: 'Your register extract was taken back' });
    expect(mail?.text).toContain(reason);

    const after = await open();
    const untimed = ({ company, ...rest }: CompanyDetail) => ({ ...rest, company: { ...company, date_updated: '' } });
    expect(untimed(after)).toEqual(untimed(before.company));
    expect([await events(), await answers()]).toEqual([before.events, before.answers]);
    const { upload: shown } = (await look(`uploads/${wrong?.id}`)).json();
    expect(shown).toMatchObject({ state: 'taken_back', reason, can_be_taken_back: false });
    expect(shown.log).toMatchObject([{ action: 'upload.taken_back', before: { state: 'applied' } }]);
    expect((await act(path, { reason })).statusCode).toBe(409);

    // The genuine one of that day, or the same once more, is welcome, but nobody's word alone is enough any more.
    expect((await upload()).json()).toMatchObject({ state: 'waiting' });
    expect((await upload(forged)).json()).toMatchObject({ state: 'waiting' });
    const [, , genuine] = await uploads();
    expect((await act(`uploads/${genuine?.id}/takeBack`, { reason })).statusCode).toBe(409);
    expect((await act(`uploads/${genuine?.id}/accept`)).statusCode).toBe(200);
    await deliver();
    expect((await open()).company.provenance.as_of).toBe('2026-02-20');
  });

  it('an extract of which nothing was kept cannot be taken back, and this is said', async () => {
    const { upload, act, uploads, look, database } = await useUploads('at_once');
    await upload();
    await database.pool.query('delete from company_before_extract');
    const [{ id } = { id: 0 }] = await uploads();
    expect((await look(`uploads/${id}`)).json().upload.can_be_taken_back).toBe(false);
    const answer = await act(`uploads/${id}/takeBack`, { reason: 'Falsch.' }, { 'accept-language': 'de' });
    expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringContaining('frühere Version')]);
  });
});
