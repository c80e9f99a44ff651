import { createHash } from 'node:crypto';
import { dossierManifest } from '@firmament/api-contract/calls/documents';
import { dayOf } from '@firmament/calendar/day';
import { SOURCE_IDS } from '@firmament/record/sources/sources';
import { describe, expect, it } from 'vitest';
import { useAccountsApp } from '../../../test/servers/accounts-app.ts';
import { letTodayBe } from '../../../test/tools/let-today-be.ts';
import { readPdfText } from '../../../test/tools/pdf-text.ts';
import { zipParts } from '../../../test/tools/zip-parts.ts';
import { addCompany, addReport } from '../../../test/worlds/records.ts';
import { useRefreshWorld, useRegister } from '../../../test/worlds/refresh-world.ts';
import { company } from '../../../test/worlds/register-records.ts';
import { useStatementWorld } from '../../../test/worlds/statement-world.ts';
import { FIRMENBUCH_KEY, firmenbuchAnswer } from '../../refresh/fixtures/register-answers.ts';

/** The test clock stands on 10 March 2026. */
const useMember = async ({ isDemo = false } = {}) => {
  const world = await useStatementWorld();
  const app = await useAccountsApp({ database: world, config: { isDemo } });
  await letTodayBe(world.pool, dayOf(app.clock.now()));
  await app.join();
  const session = await app.enter();
  const onlyCompany = async (): Promise<number> => (await world.rows('select min(id) as id from company'))[0].id;
  const fetchDossier = (id: number, query = '') => app.get(`dossier?id=${id}&lang=en${query}`, session);
  /** Its words, with single blanks between them. */
  const wordsOf = async (id: number, query = '') => {
    const answer = await fetchDossier(id, query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const words = readPdfText(answer.rawPayload).replace(/\s+/g, ' ');
    expect(words).not.toMatch(/null|NaN|undefined|\[object/);
    return words;
  };
  const archiveOf = async (id: number, query = '') =>
    zipParts((await fetchDossier(id, `&format=zip${query}`)).rawPayload);
  return { ...app, ...world, session, onlyCompany, fetchDossier, wordsOf, archiveOf };
};

/** Lines break anywhere. */
const squeezed = (text: string) => text.replace(/\s+/g, '');
const expectAll = (words: string, parts: readonly string[]) => {
  for (const part of parts) expect(squeezed(words)).toContain(squeezed(part));
};

const countOf = (words: string, part: string): number => squeezed(words).split(squeezed(part)).length - 1;

const LENA = { title: 'Geschäftsführerin', name: 'Lena Hartwig', startedOn: '2015-04-01', birthYear: 1980 };

describe('the PDF of a dossier', () => {
  it('says on page one what was checked, found and not checked, with source and day', async () => {
    const { read, onlyCompany, wordsOf } = await useMember();
    const identifiers = { registerNumber: '912345f', vatId: 'ATU13585627' };
    await read(
      company({
        asOf: '2026-03-01',
        identifiers,
        representatives: [LENA],
        court: 'Landesgericht Leoben',
        links: [{ kind: 'shareholder', name: 'Alpen Holding AG', share: 60 }],
      }),
    );
    const id = await onlyCompany();
    const english = await wordsOf(id);
    expectAll(english.slice(0, english.indexOf('Page 1 of')), [
      'Murtaler Solar GmbH',
      'FN 912345f',
      'Landesgericht Leoben',
      'Hauptplatz 1, 8750 Judenburg, Austria',
      'Active, as of 1 March 2026',
      'Checked and found',
      '1 person entered',
      'Firmenbuch, as of 01 Mar 2026',
      '1 owner; 60% of the capital known, 40% not known',
      'ATU13585627; whether it is valid was not asked',
      'Accounts as of 31 December 2023',
      'NOT CHECKED',
      'no open source for it',
      'edikte.justiz.gv.at',
      'None of the 12 rules applies',
      'Checked, do not apply: In liquidation or deleted',
      'COULD NOT BE CHECKED:',
      'Insolvency proceedings. There is no open source for it in this country.',
    ]);
    expectAll(english, ['How old the data are', 'less than a year']);
  });

  it('shows facts, people, owners with the unknown rest, ties and sources', async () => {
    const { read, onlyCompany, wordsOf } = await useMember();
    await read(
      company({
        asOf: '2026-03-01',
        foundedOn: '2009-01-02',
        registeredCapital: { amount: 35_000, currency: 'EUR' },
        representatives: [{ ...LENA, representation: 'vertritt selbständig' }],
        links: [
          { kind: 'shareholder', name: 'Alpen Holding AG', share: 60 },
          { kind: 'subsidiary', name: 'Solar Test GmbH' },
        ],
      }),
    );
    expectAll(await wordsOf(await onlyCompany()), [
      'Founding date 2 January 2009 Firmenbuch, as of 01 Mar 2026',
      'EUR 35,000',
      'Lena Hartwig',
      'born 1980',
      'represents alone',
      '“vertritt selbständig”',
      'since 01 Apr 2015',
      'Alpen Holding AG',
      'Not known',
      '40%',
      'the company has 1 owner and 1 holding. It is represented by Lena Hartwig.',
      'Solar Test GmbH',
      'Entered: Lena Hartwig (managing director)',
      'CC BY 4.0',
      'Österreichisches Firmenbuch',
      'This is not an official extract.',
    ]);
  });

  it('speaks German, and has its days on every page', async () => {
    const { read, onlyCompany, get, session } = await useMember();
    await read(company({ asOf: '2026-03-01', representatives: [LENA] }));
    const answer = await get(`dossier?id=${await onlyCompany()}`, { ...session, 'accept-language': 'de-AT' });
    expect(answer.headers['content-disposition']).toContain('filename="Murtaler-Solar-GmbH-Dossier-2026-03-10.pdf"');
    const words = readPdfText(answer.rawPayload);
    expectAll(words, [
      'Was geprüft wurde',
      'NICHT GEPRÜFT',
      'Angaben und ihre Herkunft',
      'Wer vertritt und wer zeichnen darf',
      'Keine unserer Quellen nennt Eigentümer. Das heißt nicht, dass es keine gibt.',
      'kein amtlicher Auszug',
    ]);
    const pages = Number(/Seite1von(\d)/.exec(squeezed(words))?.[1]);
    expect(pages).toBeGreaterThan(1);
    expect(countOf(words, 'Stand 1. März 2026 · erstellt am 10. März 2026')).toBe(pages);
    expect(countOf(words, 'Erfundene Daten')).toBe(0);
  });

  it('warns of data that are old, or of an unknown age', async () => {
    const { read, onlyCompany, wordsOf, db } = await useMember();
    await read(company({ asOf: '2018-02-18' }), { sourceId: SOURCE_IDS.offeneregister });
    expectAll(await wordsOf(await onlyCompany()), [
      '8 years old: OffeneRegister (copy of register data), as of 18 February 2018',
      'Active, as of 18 February 2018',
    ]);
    const undated = await addCompany(db, { source_id: SOURCE_IDS.csv });
    expectAll(await wordsOf(undated), ['It is not known how old these data are', 'No register number is known.']);
  });

  it('says that a source was asked in vain, which is not the same as nobody asked', async () => {
    const { read, onlyCompany, wordsOf, pool } = await useMember();
    await read(company({ asOf: '2026-03-01' }));
    const id = await onlyCompany();
    expect(squeezed(await wordsOf(id))).not.toContain(squeezed('Asked and not found'));
    await pool.query(
      `insert into refresh_run (company_id, source_id, started_at, finished_at, outcome)
       values ($1, $2, '2026-03-05', '2026-03-05', 'not_there')`,
      [id, SOURCE_IDS.gleif],
    );
    expectAll(await wordsOf(id), ['Asked and not found LEI None found GLEIF, as of 05 Mar 2026']);
  });

  it('marks fiction on every page', async () => {
    const { wordsOf, db } = await useMember({ isDemo: true });
    const marksOn = async (changes: Parameters<typeof addCompany>[1]) => {
      const words = await wordsOf(await addCompany(db, changes));
      const pages = Number(/Page1of(\d)/.exec(squeezed(words))?.[1]);
      return countOf(words, 'Fictional data ·') / pages;
    };
    const example = { source_id: SOURCE_IDS.zefix, source_link: 'https://zefix.example/1' };
    const real = { source_id: SOURCE_IDS.zefix, source_link: 'https://www.zefix.ch/1' };
    expect(await marksOn({ source_id: SOURCE_IDS.demo })).toBe(1);
    expect(await marksOn(example)).toBe(1);
    expect(await marksOn({ ...example, source_link: null })).toBe(1);
    // Data of a register that was imported beside the demo's.
    expect(await marksOn(real)).toBe(0);
  });

  it('of many people with long names goes on over pages', async () => {
    const { read, onlyCompany, wordsOf } = await useMember();
    const representatives = Array.from({ length: 64 }, (_, index) => ({
      title: 'Prokurist',
      name: `Maximiliana-Theodora Unterberger-Schwarzenbachhofer ${index + 1}`,
      representation: 'vertritt gemeinsam mit einem Geschäftsführer oder einem weiteren Prokuristen',
    }));
    const name = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(3)}GmbH`;
    await read(company({ asOf: '2026-03-01', name, representatives }));
    const words = await wordsOf(await onlyCompany());
    expectAll(words, [name, '64 people entered', 'Schwarzenbachhofer 1', 'Schwarzenbachhofer 64', 'and 58 more']);
    expect(countOf(words, 'Name Function')).toBeGreaterThan(2);
  });

  it('shows a day of the past', async () => {
    const { read, onlyCompany, wordsOf, fetchDossier } = await useMember();
    await read(company({ asOf: '2019-01-01', reports: [] }));
    await read(company({ asOf: '2021-01-01', name: 'Murauer Solar GmbH' }));
    const id = await onlyCompany();
    const words = await wordsOf(id, '&as_of=2019-06-01');
    expectAll(words, ['Murtaler Solar GmbH', 'Shown as of', '1 June 2019']);
    expect(words).not.toContain('Murauer');
    const future = await fetchDossier(id, '&as_of=2027-01-01');
    expect([future.statusCode, Object.keys(future.json().fields)]).toEqual([400, ['as_of']]);
  });

  it('leaves out people whose functions ended more than five years ago', async () => {
    const { read, onlyCompany, wordsOf } = await useMember();
    const past = { title: 'Geschäftsführer', name: 'Ludwig Vormals', startedOn: '2001-01-01', endedOn: '2010-05-01' };
    const recent = {
      title: 'Geschäftsführer',
      name: 'Renate Kürzlich',
      startedOn: '2010-01-01',
      endedOn: '2024-05-01',
    };
    await read(company({ asOf: '2026-03-01', representatives: [LENA, past, recent] }));
    const words = await wordsOf(await onlyCompany());
    expectAll(words, ['Left: Renate Kürzlich', 'Events about people whose functions ended more than five years ago']);
    expect(words).not.toContain('Vormals');
  });

  it('shows amounts as filed beside EUR, with the rate and its day', async () => {
    const { wordsOf, db } = await useMember();
    const id = await addCompany(db);
    const swiss = { currency: 'CHF', exchange_rate: '1.05', exchange_rate_on: '2024-12-31' };
    await addReport(db, id, '2023-12-31', { revenue: 100, ...swiss, exchange_rate: '1', exchange_rate_on: null });
    await addReport(db, id, '2024-12-31', { revenue: 105, ...swiss });
    expectAll(await wordsOf(id), [
      '31 Dec 2024, CHF',
      '1 CHF = 1.05 EUR, 31 Dec 2024',
      '1 CHF = 1.00 EUR, day not known',
      'EUR 105',
      // The same in francs: only the rate has changed.
      'Revenue 100 100 0.00% 105 100',
    ]);
  });
});

describe('the archive of a dossier', () => {
  it('holds the document, the data and a manifest whose hashes hold', async () => {
    const { read, onlyCompany, archiveOf, get, session, fetchDossier } = await useMember();
    await read(company({ asOf: '2026-03-01' }));
    const id = await onlyCompany();
    const parts = await archiveOf(id);
    expect([...parts.keys()]).toEqual(['dossier.pdf', 'company.json', 'MANIFEST.txt', 'MANIFEST.json']);
    expect(parts.get('dossier.pdf')?.equals((await fetchDossier(id)).rawPayload)).toBe(true);
    const shown = await get(`companies?cid=${id}`, session);
    expect(JSON.parse(String(parts.get('company.json')))).toEqual(shown.json());
    const manifest = dossierManifest.parse(JSON.parse(String(parts.get('MANIFEST.json'))));
    expect(manifest).toMatchObject({ company_id: id, made_on: '2026-03-10', as_of: null, is_fictional: false });
    for (const { name, sha256, bytes } of manifest.files) {
      const content = parts.get(name) ?? Buffer.alloc(0);
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([name, bytes, sha256]);
      expect(String(parts.get('MANIFEST.txt'))).toContain(`${sha256}  ${name}\n`);
    }
    // Read from a file, of which nothing but its name and fingerprint is known.
    expect(manifest.sources).toEqual([
      expect.objectContaining({
        source: 'Firmenbuch',
        as_of: '2026-03-01',
        licence: 'CC BY 4.0',
        file: { name: 'test', fingerprint: '1', read_on: expect.any(String) },
      }),
    ]);
    expect(String(parts.get('MANIFEST.txt'))).toContain('from the file test, fingerprint 1');
  });

  it('holds filed accounts up to the day that is shown', async () => {
    const { archiveOf, db, pool } = await useMember();
    const id = await addCompany(db);
    const filed = Buffer.from('%PDF-1.4 filed');
    for (const day of ['2023-12-31', '2024-12-31', '2025-12-31']) {
      const type = day === '2024-12-31' ? 'text/html' : 'application/pdf';
      await pool.query('insert into report_document values ($1, $2, $3)', [await addReport(db, id, day), filed, type]);
    }
    const accounts = async (query = '') =>
      [...(await archiveOf(id, query))].filter(([name]) => name.startsWith('accounts/'));
    expect((await accounts()).map(([name]) => name.slice(0, 19))).toEqual([
      'accounts/2023-12-31',
      'accounts/2025-12-31',
    ]);
    expect((await accounts())[0]?.[1].equals(filed)).toBe(true);
    expect(await accounts('&as_of=2024-06-01')).toHaveLength(1);
  });

  it('holds what a register answered, without dates of birth', async () => {
    const { archiveOf, ...member } = await useMember();
    const register = await useRegister();
    const settings = { firmenbuchUrl: `${register.origin}/ws`, firmenbuchApiKey: 'geheim' };
    const world = await useRefreshWorld({ database: member, settings });
    const id = await world.add(SOURCE_IDS.firmenbuch, company({ sourceKey: FIRMENBUCH_KEY, reports: [] }));
    const answer = firmenbuchAnswer({ bornOn: '19800229' });
    register.answer((_, response) => void response.end(answer));
    expect(await world.refresh(id, SOURCE_IDS.firmenbuch)).toMatchObject({ outcome: 'updated' });
    const parts = await archiveOf(id);
    expect(String(parts.get('sources/firmenbuch-1.xml'))).toBe(answer.replace('19800229', '1980'));
    for (const [name, content] of parts) {
      expect([name, /19800229|1980-02-29|29\.0?2\.1980|geheim/.test(String(content))]).toEqual([name, false]);
    }
    const manifest = dossierManifest.parse(JSON.parse(String(parts.get('MANIFEST.json'))));
    const file = manifest.files.find(({ name }) => name.startsWith('sources/'));
    expect(file).toMatchObject({
      source: 'Firmenbuch',
      licence: 'CC BY 4.0',
      question: `POST ${register.origin}/ws`,
      read_at: '2026-03-10T09:00:00.000Z',
      is_shortened: true,
      sha256: createHash('sha256')
        .update(parts.get('sources/firmenbuch-1.xml') ?? '')
        .digest('hex'),
    });
    expect(String(parts.get('MANIFEST.txt'))).toContain('birth dates shortened to the year');
    // The next answer takes its place; deleting the company takes it away.
    register.answer((_, response) => void response.end(firmenbuchAnswer({ director: 'Clara' })));
    await world.refresh(id, SOURCE_IDS.firmenbuch);
    expect(String((await archiveOf(id)).get('sources/firmenbuch-1.xml'))).toContain('Clara');
    await member.pool.query('delete from company where id = $1', [id]);
    expect((await member.pool.query('select from source_answer')).rowCount).toBe(0);
  });
});

describe('a dossier', () => {
  it.each(['pdf', 'zip'])('as %s counts as opening the company, once', async (format) => {
    const { db, pool, fetchDossier, get, session } = await useMember();
    const id = await addCompany(db);
    await pool.query(`insert into record_request_count select id, '2026-03-01', 1000 from account`);
    expect((await fetchDossier(id, `&format=${format}`)).statusCode).toBe(402);
    await pool.query('update record_request_count set used = 999');
    for (let i = 0; i < 2; i++) expect((await fetchDossier(id, `&format=${format}`)).statusCode).toBe(200);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(1000);
  });

  it.each(['pdf', 'zip'])('as %s keeps its ETag until something changes', async (format) => {
    const { db, pool, get, session } = await useMember();
    const path = `dossier?id=${await addCompany(db)}&format=${format}`;
    const first = await get(path, session);
    const ask = () => get(path, { ...session, 'if-none-match': String(first.headers.etag) });
    expect((await ask()).statusCode).toBe(304);
    await pool.query(`update company set city = 'Murau'`);
    expect((await ask()).statusCode).toBe(200);
  });

  it('is refused to wrong calls', async () => {
    const { get, session } = await useMember();
    for (const query of ['', '?id=', '?id=0', '?id=1&lang=fr', '?id=1&format=docx', '?id=1&as_of=yesterday']) {
      expect([query, (await get(`dossier${query}`, session)).statusCode]).toEqual([query, 400]);
    }
    for (const format of ['pdf', 'zip']) {
      const missing = await get(`dossier?id=1&format=${format}`, session);
      expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
    }
    expect((await get('dossier?id=1')).statusCode).toBe(401);
  });
});
