/** Runs the parsers on files of the real sources if they are at hand; the rest of the suite does not need them. */
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkIdentifier } from '@firmament/identifiers/identifier';
import { describe, expect, it } from 'vitest';
import { firmenbuchCourt } from './company/court.ts';
import { parseAnnualAccounts } from './firmenbuch/annual-accounts.ts';
import { parseFirmenbuchExtract } from './firmenbuch/extract.ts';
import {
  parseFirmenbuchChanges,
  parseFirmenbuchDocumentChanges,
  parseFirmenbuchDocuments,
  parseFirmenbuchHits,
} from './firmenbuch/lists.ts';
import { collect, recordsOf, rejectsOf } from './fixtures/streams.ts';
import { parseGeoNames } from './geonames/geonames.ts';
import {
  parseGleifIsins,
  parseGleifRecords,
  parseGleifRelationships,
  parseGleifReportingExceptions,
} from './gleif/api.ts';
import { parseGleifCsv } from './gleif/csv.ts';
import { parseGleifRelationshipCsv } from './gleif/relationship.ts';
import { parseOffeneRegister } from './offeneregister/offeneregister.ts';
import { parseGazetteDocument, parseGazetteList } from './shab/publications.ts';
import { readGazetteStatement } from './shab/statement.ts';
import { parseRegisterExtract } from './xjustiz/extract.ts';
import { parseLindasCompanies } from './zefix/lindas.ts';
import { parseZefixCompanies } from './zefix/rest.ts';

const SAMPLES = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const hasSamples = existsSync(SAMPLES);
if (!hasSamples)
  console.warn('The samples of the real sources (../shared/data) are not here: their tests are skipped.');

const text = (path: string): string => readFileSync(`${SAMPLES}${path}`, 'utf8');
const json = (path: string): unknown => JSON.parse(text(path));
const stream = (path: string): AsyncIterable<Uint8Array> => createReadStream(`${SAMPLES}${path}`);

describe.skipIf(!hasSamples)('real samples', () => {
  it('an extract of a German register parses with its officers, powers and capital', () => {
    const { record, number } = parseRegisterExtract(readFileSync(`${SAMPLES}xjustiz/si-3.5.1.example.xml`));
    expect([number, record.representatives.length, record.registeredCapital?.amount]).toEqual([
      'HRB 984127',
      2,
      100_000,
    ]);
    expect(record.representatives.every(({ representation }) => representation)).toBe(true);
  });

  it('OffeneRegister parses without a reject, and its numbers are in the stored spelling', async () => {
    const parsed = (await collect(parseOffeneRegister(stream('offeneregister/companies.sample.jsonl')))).flat();
    expect(rejectsOf(parsed)).toEqual([]);
    const records = recordsOf(parsed);
    expect(records).toHaveLength(1917);
    for (const { identifiers, address } of records) {
      const number = identifiers.registerNumber ?? '';
      expect(checkIdentifier('german-register', number)).toMatchObject({ value: number, verdict: 'well-formed' });
      if (identifiers.euid) expect(checkIdentifier('euid', identifiers.euid).value).toBe(identifiers.euid);
      expect((address.city ?? '').length).toBeLessThan(50);
    }
    expect(records.filter((record) => record.legalForm === undefined).length).toBeLessThan(15);
    for (const { asOf, court } of records)
      expect([asOf?.slice(0, 3), court?.slice(0, 12)]).toEqual(['201', 'Amtsgericht ']);
    expect(records.filter((record) => record.address.postcode !== undefined).length).toBeGreaterThan(1895);
  });

  it('OffeneRegister tells who left and when, and where people live', async () => {
    const parsed = (await collect(parseOffeneRegister(stream('offeneregister/companies.sample.jsonl')))).flat();
    const persons = recordsOf(parsed).flatMap((record) => record.representatives);
    const links = recordsOf(parsed).flatMap((record) => record.links);
    expect(persons.filter((person) => person.endedOn === undefined && !person.hasEnded)).toHaveLength(2405);
    expect(persons.filter((person) => person.endedOn !== undefined).length).toBeGreaterThan(3800);
    expect(links.filter((link) => link.endedOn !== undefined).length).toBeGreaterThan(230);
    expect(links.filter((link) => link.place !== undefined).length).toBeGreaterThan(800);
    for (const { location = '' } of persons) expect(location).not.toMatch(/ \/ |Befugnis|:|berechtigt|^\d/);
  });

  it('the golden copy parses; only withdrawn LEIs are rejected', async () => {
    const parsed = await collect(parseGleifCsv(stream('gleif/golden-copy/lei2-400rows-2019-format.csv')));
    expect(recordsOf(parsed)).toHaveLength(390);
    expect(rejectsOf(parsed).every(({ reason }) => reason.startsWith('the LEI was withdrawn'))).toBe(true);
    const relationships = await collect(
      parseGleifRelationshipCsv(stream('gleif/golden-copy/rr-400rows-2019-format.csv')),
    );
    expect(recordsOf(relationships)).toHaveLength(400);
    expect(recordsOf(relationships).every(({ asOf }) => asOf !== undefined)).toBe(true);
  });

  it('every answer of the LEI service parses', () => {
    for (const file of readdirSync(`${SAMPLES}gleif/api`)) {
      if (file.startsWith('entity_legal_forms')) continue;
      const answer = json(`gleif/api/${file}`);
      const parsed = file.includes('relationships')
        ? parseGleifRelationships(answer)
        : file.includes('exception')
          ? parseGleifReportingExceptions(answer)
          : file.startsWith('isins')
            ? parseGleifIsins(answer)
            : parseGleifRecords(answer);
      expect([file, parsed.length > 0, parsed.filter((item) => !item.ok)]).toEqual([file, true, []]);
    }
  });

  it('Zefix and LINDAS parse without a reject or a warning', () => {
    const parsed = [
      ...parseZefixCompanies(json('zefix/company-full.json')),
      ...parseLindasCompanies(json('zefix/lindas-sparql-result.example.json')),
    ];
    expect(parsed).toHaveLength(6);
    expect(parsed.flatMap((item) => (item.ok ? item.warnings : [item.reason]))).toEqual([]);
  });

  it('publications of the SHAB are read from lists and documents, and people as far as they are listed', () => {
    const { publications } = parseGazetteList({ total: 0, content: json('shab/publications-with-content.json') });
    const listed = recordsOf(publications).map((one) => readGazetteStatement(one, one.content ?? {}));
    expect(rejectsOf(listed)).toEqual([]);
    const [prose, german] = recordsOf(listed);
    expect([prose?.now.representatives.length, prose?.notice?.includes('Associé-gérant')]).toEqual([0, true]);
    expect(german?.now.representatives.map(({ title }) => title)).toEqual([
      'Gesellschafter und Vorsitzender der Geschäftsführung',
      'Gesellschafter und Geschäftsführer',
    ]);
    expect([german?.notice, german?.now.registeredCapital?.amount]).toEqual([undefined, 20_000]);
    const meta = { id: 'a', number: 'b', publishedOn: '2026-09-03', isCancelled: false, canton: 'GE' };
    const change = readGazetteStatement(
      { ...meta, kind: 'HR02' },
      parseGazetteDocument(text('shab/publication-HR02.xml')),
    );
    expect(change).toMatchObject({ ok: true, warnings: [], record: { before: { asOf: '2026-05-29' } } });
    expect(change.ok && change.record.notice?.startsWith('La procuration de')).toBe(true);
    const deletion = readGazetteStatement(
      { ...meta, kind: 'HR03' },
      parseGazetteDocument(text('shab/publication-HR03.xml')),
    );
    expect(deletion).toMatchObject({ record: { now: { status: 'terminated', lastEntryOn: '2026-08-31' } } });
  });

  it('the courts of the Firmenbuch are those of the official list', () => {
    const rows = text('courts/at-firmenbuchgerichte.csv').trim().split('\n').slice(1);
    const known = rows.map((row) => row.split(','));
    const names = Array.from({ length: 1000 }, (_, code) => firmenbuchCourt(String(code).padStart(3, '0')));
    expect(names.filter(Boolean).sort()).toEqual(known.map(([, name]) => name).sort());
    for (const [code, name] of known) if (code) expect(firmenbuchCourt(code)).toBe(name);
  });

  it('the answers of the Firmenbuch parse', () => {
    const soap = (name: string): string => text(`firmenbuch/soap/${name}.xml`);
    expect(parseFirmenbuchExtract(soap('auszug_v2'))).toMatchObject({ ok: true, warnings: [] });
    const lists = [
      parseFirmenbuchChanges(soap('veraenderungenFirma')),
      parseFirmenbuchDocumentChanges(soap('veraenderungenUrkunden')),
      parseFirmenbuchDocuments(soap('sucheUrkunde')),
      parseFirmenbuchHits(soap('sucheFirma')),
    ];
    expect(lists.map((list) => [list.length, list.filter((item) => !item.ok).length])).toEqual([
      [3, 0],
      [3, 0],
      [4, 0],
      [1, 0],
    ]);
    expect(() => parseFirmenbuchExtract(soap('fault'))).toThrow(/Validation error/);
  });

  it('both families of accounts parse and balance', () => {
    for (const file of readdirSync(`${SAMPLES}firmenbuch/accounts`)) {
      const parsed = parseAnnualAccounts(text(`firmenbuch/accounts/${file}`));
      expect(parsed).toMatchObject({ ok: true, warnings: [], record: { report: { currency: 'EUR' } } });
      if (!parsed.ok) continue;
      const { totalAssets = 0, equity = 0, equityRatio = 0 } = parsed.record.report.figures;
      expect(equityRatio).toBeCloseTo((equity / totalAssets) * 100, 1);
    }
  });

  it.each([
    ['postcodes', 16_406],
    ['places', 42_608],
    ['cities', 10_914],
  ])('GeoNames %s parse without a reject', async (name, count) => {
    const parsed = await collect(parseGeoNames(stream(`geonames/dach-${name}.tsv`)));
    expect(rejectsOf(parsed)).toEqual([]);
    expect(parsed).toHaveLength(count);
    const withoutRegion = recordsOf(parsed).filter((place) => place.region === undefined && place.country !== 'LI');
    expect(withoutRegion.length).toBeLessThan(3);
  });
});
