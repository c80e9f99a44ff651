import { describe, expect, it } from 'vitest';
import { type AccountsApp, useAccountsApp } from '../../test/servers/accounts-app.ts';
import { readPdfText } from '../../test/tools/pdf-text.ts';
import { addCompany, addReport } from '../../test/worlds/records.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9' };
const STORED = Buffer.from('%PDF-1.4 filed');

const useMember = async (): Promise<AccountsApp & { session: { cookie: string } }> => {
  const app = await useAccountsApp();
  await app.join();
  return { ...app, session: await app.enter() };
};

const addGlass = ({ database: { db } }: AccountsApp) =>
  addCompany(db, {
    name: 'Größe & Söhne „Glas“ GmbH',
    legal_form: 'GmbH',
    register_number: '30435h',
    vat_id: 'ATU13585627',
    street: 'Ring 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    gisa_number: '12345678',
  });

/** The words of a PDF, with single blanks between them. */
const wordsOf = (pdf: Buffer): string => readPdfText(pdf).replace(/\s+/g, ' ');

describe('a financial report', () => {
  it('is set from the figures, beside those of the year before, in either language', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const company = await addGlass(app);
    await addReport(database.db, company, '2024-12-31', { total_assets: 1_000_000, revenue: 900_000 });
    const id = await addReport(database.db, company, '2025-12-31', {
      total_assets: 1_234_567.89,
      equity: 500_000,
      liabilities: 734_567,
      earnings: -12_345,
      equity_ratio: 40.5,
      employees_number: 12,
      auditor_name: 'Prüf & Partner',
    });
    const german = await get(`financial_report?id=${id}`, { ...session, ...GERMAN });
    expect(german.statusCode).toBe(200);
    expect(german.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-cache',
      'content-disposition':
        'inline; filename="Groesse-Soehne-Glas-GmbH-2025-12-31.pdf"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe-S%C3%B6hne-Glas-GmbH-2025-12-31.pdf',
    });
    expect(german.headers.vary).toContain('accept-language');
    const raw = german.rawPayload.toString('latin1');
    expect(raw).toMatch(/^%PDF-1\.7/);
    expect(raw).toContain('/Lang (de)');
    const words = wordsOf(german.rawPayload);
    for (const part of [
      'Firmament',
      'Jahresabschluss',
      'Größe & Söhne „Glas“ GmbH',
      'Ring 1, 1010 Wien, Österreich',
      'ATU13585627',
      '31. Dezember 2025',
      'Beträge in EUR 31.12.2025 31.12.2024',
      'Bilanzsumme 1.234.568 1.000.000 +19,00 %',
      'Umsatz – 900.000 –',
      'Jahresergebnis −12.345 – –',
      'Eigenkapitalquote 40,50',
      'Prüf & Partner',
      'Quelle: Erfundene Daten der Firmament',
      'Seite 1 von 1',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toMatch(/Immobilien|null|NaN|undefined/);

    const english = await get(`financial_report?id=${id}&lang=en`, { ...session, ...GERMAN });
    expect(wordsOf(english.rawPayload)).toContain('Total assets 1,234,568 1,000,000');
    expect(english.headers.etag).not.toBe(german.headers.etag);
  });

  it('filed in another currency shows both, and changes that no exchange rate makes', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const company = await addGlass(app);
    const capital = { currency: 'CHF', equity_ratio: 30 };
    const last = {
      exchange_rate: '1.07',
      exchange_rate_on: '2025-12-31',
      registered_capital: 107_000,
      revenue: 214_000,
    };
    const rate = { exchange_rate: '1.05', exchange_rate_on: null };
    await addReport(database.db, company, '2023-12-31', { registered_capital: 90_000 });
    const first = await addReport(database.db, company, '2024-12-31', {
      ...capital,
      ...rate,
      registered_capital: 105_000,
      revenue: 84_000,
    });
    const second = await addReport(database.db, company, '2025-12-31', { ...capital, ...last, equity_ratio: 31.5 });
    const words = wordsOf((await get(`financial_report?id=${second}&lang=en`, session)).rawPayload);
    for (const part of [
      '31 Dec 2025 CHF 31 Dec 2024 CHF Change 31 Dec 2025 EUR 31 Dec 2024 EUR',
      'Registered capital 100,000 100,000 0.00% 107,000 105,000',
      'Revenue 200,000 80,000 +60.00% 214,000 84,000',
      'Equity ratio 31.50% 30.00% +1.50 pp',
      'EUR at 1.07 for 1 CHF, rate of 31 December 2025',
      'EUR at 1.05 for 1 CHF; the day of the rate is not known',
    ]) {
      expect(words).toContain(part);
    }
    // From euros to francs nothing can be compared.
    const changed = wordsOf((await get(`financial_report?id=${first}&lang=en`, session)).rawPayload);
    expect(changed).toContain('Registered capital 100,000 90,000 – 105,000 90,000');
  });

  it('of a company that published no figures says so', async () => {
    const app = await useMember();
    const id = await addReport(app.database.db, await addGlass(app), '2025-12-31');
    const answer = await app.get(`financial_report?id=${id}`, app.session);
    expect(wordsOf(answer.rawPayload)).toContain('No figures were published for this year.');
  });

  it('that was filed as a PDF is sent as filed', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const id = await addReport(database.db, await addGlass(app), '2025-12-31');
    await database.pool.query(`insert into report_document values ($1, $2, 'application/pdf')`, [id, STORED]);
    const answer = await get(`financial_report?id=${id}`, session);
    expect(answer.rawPayload.equals(STORED)).toBe(true);
    expect(answer.headers['content-type']).toBe('application/pdf');
    await database.pool.query(`update report_document set content_type = 'text/html'`);
    expect(wordsOf((await get(`financial_report?id=${id}`, session)).rawPayload)).toContain('Financial report');
  });

  it('keeps its ETag until a figure changes', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const id = await addReport(database.db, await addGlass(app), '2025-12-31', { revenue: 1 });
    const first = await get(`financial_report?id=${id}`, session);
    const ask = () => get(`financial_report?id=${id}`, { ...session, 'if-none-match': String(first.headers.etag) });
    const again = await ask();
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(`financial_report?id=${id}`, session)).rawPayload.equals(first.rawPayload)).toBe(true);
    await database.pool.query('update financial_report set revenue = 2');
    expect((await ask()).statusCode).toBe(200);
  });

  it('counts against the quota', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const id = await addReport(database.db, await addGlass(app), '2025-12-31', { revenue: 1 });
    await database.pool.query(`insert into record_request_count select id, '2026-03-01', 1000 from account`);
    expect((await get(`financial_report?id=${id}`, session)).statusCode).toBe(402);
    await database.pool.query('update record_request_count set used = 999');
    for (let i = 0; i < 2; i++) expect((await get(`financial_report?id=${id}`, session)).statusCode).toBe(200);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(1000);
  });
});

describe('a register’s extract', () => {
  it('of GISA has the number, the trade and the responsible persons', async () => {
    const app = await useMember();
    const { get, session, database } = app;
    const { rows } = await database.pool.query(`insert into industry (name) values ('Glaser') returning id`);
    const id = await addGlass(app);
    await database.pool.query('update company set industry_id = $2, source_id = 1 where id = $1', [id, rows[0].id]);
    await database.pool.query(
      `insert into mandate (company_id, position, title, name, started_on, ended_on, source_id) values
       ($1, 1, 'Gewerberechtliche Geschäftsführung', 'Eva Muster', '2020-02-01', null, 1),
       ($1, 2, 'Gewerberechtliche Geschäftsführung', 'Früher Einmal', '2010-02-01', '2020-01-31', 1)`,
      [id],
    );
    const answer = await get(`gisaDocument?id=${id}`, { ...session, ...GERMAN });
    expect(answer.headers['content-disposition']).toContain('filename="Groesse-Soehne-Glas-GmbH-GISA.pdf"');
    const words = wordsOf(answer.rawPayload);
    for (const part of [
      'Zahl 12345678',
      '12345678',
      'Gewerbe',
      'Glaser',
      'Eva Muster',
      '1. Februar 2020',
      'kein amtlicher Auszug',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain('Quelle: Gewerbeinformationssystem Austria (GISA)');
    expect(words).not.toContain('Früher Einmal');
  });

  it('of the ZVR has the number with its leading zeros', async () => {
    const { get, session, database } = await useMember();
    const id = await addCompany(database.db, {
      name: 'Chor Wien',
      zvr_number: '012345678',
      description: 'Zweck: Singen',
    });
    const words = wordsOf((await get(`zrvDocument?id=${id}`, session)).rawPayload);
    for (const part of ['Register of associations (ZVR)', 'Chor Wien', '012345678', 'Zweck: Singen']) {
      expect(words).toContain(part);
    }
  });

  it('exists only for companies in that register', async () => {
    const { get, session, database } = await useMember();
    const plain = await addCompany(database.db);
    const fromGisa = await addCompany(database.db, { source_id: 1 });
    expect((await get(`gisaDocument?id=${plain}`, session)).statusCode).toBe(404);
    expect((await get(`zrvDocument?id=${plain}`, session)).statusCode).toBe(404);
    expect((await get(`gisaDocument?id=${fromGisa}`, session)).statusCode).toBe(200);
    expect((await get('getUserDetails', session)).json().user.company_requests).toBe(1);
  });
});

describe('a document', () => {
  it('and every other file is made of a company whose name is cut within a character outside the basic plane', async () => {
    const app = await useMember();
    const name = `${'a'.repeat(79)}\u{20bb7}${'\u{20bb7}'.repeat(40)}`;
    const id = await addCompany(app.database.db, { name, source_id: 1 });
    const report = await addReport(app.database.db, id, '2025-12-31', { revenue: 1 });
    for (const path of [
      `financial_report?id=${report}`,
      `gisaDocument?id=${id}`,
      `dossier?id=${id}`,
      `dossier?id=${id}&format=zip`,
    ]) {
      const answer = await app.get(path, app.session);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      const [, saved = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
      expect(decodeURIComponent(saved)).toMatch(/^a{79}\u{20bb7}+-/u);
    }
    for (const format of ['csv', 'xlsx', 'json']) {
      const answer = await app.post('exports', { subject: 'company', company_id: id, format }, app.session);
      expect([format, answer.statusCode]).toEqual([format, 200]);
    }
  });

  it.each(['financial_report', 'gisaDocument', 'zrvDocument'])('is refused to wrong calls of %s', async (path) => {
    const { get, session } = await useMember();
    for (const query of ['', '?id=', '?id=abc', '?id=0', '?id=1&lang=fr']) {
      expect([query, (await get(path + query, session)).statusCode]).toEqual([query, 400]);
    }
    const missing = await get(`${path}?id=1`, session);
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect((await get(`${path}?id=1`)).statusCode).toBe(401);
  });
});
