/**
 * Everything that reads what somebody else wrote takes time in proportion to how much was written. Texts are one letter
 * or one piece that a pattern of ours wants, repeated up to a million letters, put where a good document has a word.
 */
import { readFileSync } from 'node:fs';
import { RegExpParser } from '@eslint-community/regexpp';
import { email, fullName } from '@firmament/api-contract/rules/account-fields';
import { toProfileId } from '@firmament/api-contract/rules/profile-link';
import { readPlaceText } from '@firmament/gazetteer/place-text';
import { readLocality } from '@firmament/gazetteer/town-keys';
import { detectIdentifiers } from '@firmament/identifiers/identifier';
import { readNameParts } from '@firmament/identity/names/name-parts';
import { parseCsvCompanies } from '@firmament/registers/csv/companies';
import { readCsvMapping } from '@firmament/registers/csv/mapping';
import { parseAnnualAccounts } from '@firmament/registers/firmenbuch/annual-accounts';
import { parseFirmenbuchExtract } from '@firmament/registers/firmenbuch/extract';
import * as firmenbuch from '@firmament/registers/fixtures/firmenbuch';
import { COLUMNS, leiCsv, leiResource, leiXml } from '@firmament/registers/fixtures/gleif';
import { ADLER } from '@firmament/registers/fixtures/offeneregister';
import { collect, streamOf } from '@firmament/registers/fixtures/streams';
import { xjustizExtract } from '@firmament/registers/fixtures/xjustiz';
import { parseGeoNames } from '@firmament/registers/geonames/geonames';
import { parseGisaAnswer } from '@firmament/registers/gisa/gisa';
import { parseGleifRecords } from '@firmament/registers/gleif/api';
import { parseGleifCsv } from '@firmament/registers/gleif/csv';
import { parseGleifXml } from '@firmament/registers/gleif/xml';
import { parseJsonResume } from '@firmament/registers/json-resume/json-resume';
import { parseOffeneRegisterLine } from '@firmament/registers/offeneregister/offeneregister';
import { parseNoticeFile } from '@firmament/registers/registerbekanntmachungen/notice-file';
import { parseGazetteDocument, parseGazetteList } from '@firmament/registers/shab/publications';
import { readGazetteStatement } from '@firmament/registers/shab/statement';
import { parseRegisterExtract } from '@firmament/registers/xjustiz/extract';
import { parseLindasCompanies } from '@firmament/registers/zefix/lindas';
import { parseZefixCompanies } from '@firmament/registers/zefix/rest';
import { readGeneralRule } from '@firmament/representation/read-general-rule';
import { readRule } from '@firmament/representation/read-rule';
import fc from 'fast-check';
import { JS, NFA } from 'refa';
import { describe, expect, it } from 'vitest';
import { plainAddress } from '../../apps/api/src/platform/http/address-key.ts';
import { addressKeyOf } from '../../apps/api/src/records/address-key.ts';
import { readCompanyWords } from '../../apps/api/src/search/company-words.ts';
import { contactKeysIn, contactKeysOf } from '../../apps/api/src/search/contact-keys.ts';
import { asStored } from '../../apps/api/src/search/pasted-identifier.ts';
import { listFiles } from '../files.mjs';
import { patternsIn } from './written.mjs';

/** Ten times the text may take fifteen times the time; below this many milliseconds nobody waits. */
const MOST_GROWTH = 15;
const NOTHING_MS = 25;
/** Of a million letters no cache of the processor holds all, which doubles the time. A square takes a hundred times. */
const MOST_GROWTH_OF_LONG = 2 * MOST_GROWTH;
/** A square is noticed in these. No parser cuts them, which would take away the end that a pattern looks for in vain. */
const SHORT = 9_000;
const LONG = 1_000_000;
/** The collector of garbage or a busy machine lengthen one time, but not each of so many. */
const ROUNDS = 5;

/** Milliseconds of the processor, which others who want it as well do not lengthen as they do those of the clock. */
const costOf = async (times, read, text) => {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) {
    try {
      await read(text);
    } catch {
      // Refused is read, too; what a refusal says is tested with each parser.
    }
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** How many times as much as a tenth of the text costs. Of either the shortest time counts, as nothing shortens one. */
const growthTo = async (length, read, textOf, most) => {
  const text = textOf(length);
  const tenth = textOf(length / 10);
  let whole = Number.POSITIVE_INFINITY;
  let parts = Number.POSITIVE_INFINITY;
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && growth > most; round++) {
    whole = Math.min(whole, await costOf(1, read, text));
    if (whole < NOTHING_MS) return 0;
    parts = Math.min(parts, await costOf(10, read, tenth));
    growth = (10 * whole) / parts;
  }
  return growth;
};

const repeated =
  (piece, begin = 'A', end = 'x') =>
  (length) =>
    `${begin}${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}${end}`;

/** One reading per text of a good document, with that text replaced. */
const inJson = (name, document, parse) => {
  const places = [];
  const walk = (value, path) => {
    if (typeof value === 'string') places.push(path);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    }
  };
  walk(document, []);
  return places.map((path) => {
    const read = (text) => {
      const copy = structuredClone(document);
      const holder = path.slice(0, -1).reduce((value, key) => value[key], copy);
      holder[path.at(-1)] = text;
      return parse(copy);
    };
    return { name: `${name}, ${path.join('.')}`, read, good: () => parse(structuredClone(document)) };
  });
};

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const inXml = (name, document, parse) =>
  [...document.matchAll(/<(?:\w+:)?(\w+)(?: [^<>]*)?>([^<>]+)(?=<)|(\w+)="([^"]+)"/g)].map((found) => {
    const old = found[2] ?? found[4];
    const at = found.index + found[0].lastIndexOf(old);
    const read = (text) => parse(document.slice(0, at) + escaped(text) + document.slice(at + old.length));
    return { name: `${name}, ${found[1] ?? found[3]}`, read, good: () => parse(document) };
  });

/** Each cell of the last line. */
const inTable = (name, lines, delimiter, parse) => {
  const cells = lines.at(-1).split(delimiter);
  const readRow = (row) => collect(parse(streamOf([...lines.slice(0, -1), row.join(delimiter)].join('\n'))));
  return cells.map((_cell, column) => ({
    name: `${name}, column ${column + 1}`,
    read: (text) => readRow(cells.with(column, text)),
    good: () => readRow(cells),
  }));
};

const plain = (name, read) => [{ name, read, good: () => true }];

const GAZETTE_PEOPLE =
  'Adler AG, in Adlerdorf, CHE-100.000.006. Eingetragene Personen neu oder mutierend: Muster, Max, von Luzern, in Horw, Präsident.';
const COMMONS = { company: { name: 'Adler AG', uid: 'CHE-100.000.006', address: { town: 'a', street: 'b' } } };
const META = { id: 'a', rubric: 'HR', subRubric: 'HR02', publicationNumber: 'b', publicationDate: '2026-03-09' };
const GAZETTE = {
  total: 1,
  content: [
    {
      meta: { ...META, cantons: ['LU'] },
      content: { publicationText: GAZETTE_PEOPLE, commonsNew: COMMONS, commonsActual: COMMONS },
    },
  ],
};
const NOTICES = {
  date: '2026-03-09',
  number_of_announcements: 1,
  announcements: [
    {
      date: '2026-03-09',
      type: 'Löschungsankündigung',
      company_name: 'Adler GmbH',
      amtsgericht: 'München',
      registernummer: 'HRB 900001',
      original_text: 'Bayern Amtsgericht München HRB 900001 Adler GmbH',
      details: '09.03.2026 (Bekanntmachungsdatum)\n\nLöschung\n\nAdler GmbH\n\nNach § 394 FamFG wird gelöscht.',
    },
  ],
};
const BINDING = {
  company: { value: 'https://x/company/1' },
  name: { value: 'Adler AG' },
  uid: { value: 'CHE100000006' },
  street: { value: 'Adlerweg 1' },
  town: { value: 'Adlerdorf' },
  purpose: { value: 'Handel' },
};
const ZEFIX = {
  name: 'Adler AG',
  ehraid: 1,
  uid: 'CHE100000006',
  legalForm: { uid: '0106', name: { de: 'AG' } },
  status: 'ACTIVE',
  address: { organisation: 'a', careOf: 'b', street: 'x', houseNumber: '1', swissZipCode: '6000', city: 'y' },
  canton: 'LU',
  purpose: 'Handel',
  oldNames: [{ name: 'Spatz AG', sequenceNr: 1 }],
};
const GISA = {
  GISAZahl: '1',
  Firma: 'Adler',
  FBNummer: '900001g',
  Gewerbewortlaut: 'Handel',
  Standort: { Strasse: 'Adlerweg', PLZ: '9999', Ort: 'Adlerdorf' },
};
const RESUME = {
  basics: { name: 'Berta Beispiel', email: 'b@adler.example', profiles: [{ network: 'LinkedIn', url: '/in/berta' }] },
  work: [{ name: 'Adler AG', position: 'Clerk', startDate: '2020-01', summary: 'a' }],
  education: [{ institution: 'School', area: 'b', startDate: '2010' }],
  skills: [{ name: 'Law' }],
};
const CSV_MAPPING = readCsvMapping({
  columns: {
    name: 'name',
    country: 'address.country',
    street: 'address.street',
    city: 'address.city',
    website: 'contact.website',
    phone: 'contact.phone',
    capital: 'registeredCapital',
  },
});
const CSV = [
  'name,country,street,city,website,phone,capital',
  'Adler AG,Schweiz,Adlerweg 1,Adlerdorf,adler.example,+41 1,100000 CHF',
];

const readGazette = (answer) =>
  parseGazetteList(answer).publications.map((one) => one.ok && readGazetteStatement(one.record, one.record.content));

const READINGS = [
  ...inJson('OffeneRegister', ADLER, (value) => parseOffeneRegisterLine(JSON.stringify(value), 1)),
  ...inJson('GLEIF', { data: [leiResource()] }, parseGleifRecords),
  ...inJson('Zefix', [ZEFIX], parseZefixCompanies),
  ...inJson('LINDAS', { results: { bindings: [BINDING] } }, (value) => [...parseLindasCompanies(value)]),
  ...inJson('SHAB', GAZETTE, readGazette),
  ...inJson('notices of courts', NOTICES, (value) => parseNoticeFile(JSON.stringify(value))),
  ...inJson('GISA', GISA, parseGisaAnswer),
  ...inJson('JSON Resume', RESUME, (value) => parseJsonResume(value)),
  ...inXml('uploaded extract', xjustizExtract(), (xml) => parseRegisterExtract(new TextEncoder().encode(xml))),
  ...inXml('Firmenbuch', firmenbuch.extract(), parseFirmenbuchExtract),
  ...inXml('accounts of 1990', firmenbuch.hgbAccounts(), parseAnnualAccounts),
  ...inXml('accounts of today', firmenbuch.jabAccounts(), parseAnnualAccounts),
  ...inXml('LEI file', leiXml(), (xml) => collect(parseGleifXml(streamOf(xml)))),
  ...inTable('LEI table', leiCsv([COLUMNS]).trim().split('\n'), ',', parseGleifCsv),
  ...inTable('CSV', CSV, ',', (bytes) => parseCsvCompanies(bytes, CSV_MAPPING)),
  ...inTable(
    'GeoNames',
    ['AT\t0001\tAdlerdorf\tWien\t09\tWien\t900\tAdlerdorf\t90001\t48.25\t16.5\t4'],
    '\t',
    parseGeoNames,
  ),
  ...plain('document of the SHAB', parseGazetteDocument),
  ...plain('search words', readCompanyWords),
  ...plain('contact in search words', contactKeysIn),
  ...plain('website', (website) => contactKeysOf({ website, email: null, phone: null, country: 'DE' })),
  ...plain('telephone number', (phone) => contactKeysOf({ website: null, email: null, phone, country: 'DE' })),
  ...plain('identifier in search words', asStored),
  ...plain('identifiers', detectIdentifiers),
  ...plain('place', readPlaceText),
  ...plain('locality', readLocality),
  ...plain('door', (street) => addressKeyOf(street, '1010')),
  ...plain('mail address', (text) => email.safeParse(text)),
  ...plain('mail address behind a name', (text) => email.safeParse(`${text}@adler.example`)),
  ...plain('name of a member', (text) => fullName.safeParse(text)),
  ...plain('profile link', toProfileId),
  ...plain('name of a person', readNameParts),
  ...plain('power of representation', (text) => readRule(text)),
  ...plain('general power of representation', readGeneralRule),
  ...plain('forwarded address', plainAddress),
];

const LETTERS = [...' \n.,;:(["-–+=&@0Aß\u00a0'];

/** The shortest text each pattern takes, and the same without its end, which is what a pattern tries in vain. */
const nearMatches = async () => {
  const parser = new RegExpParser();
  const words = new Set();
  const isReading = (file) =>
    /^(?:packages\/(?:registers|identifiers|identity|gazetteer|representation|record)|apps\/api\/src\/search)\/.*\.ts$/.test(
      file,
    );
  for (const file of (await listFiles()).filter((name) => isReading(name) && !name.includes('.test.'))) {
    for (const { source, flags } of patternsIn(file, readFileSync(file, 'utf8')).written) {
      const [unicode, unicodeSets] = [flags.includes('u'), flags.includes('v')];
      const pattern = parser.parsePattern(source, 0, source.length, { unicode, unicodeSets });
      const { expression, maxCharacter } = JS.Parser.fromAst({ pattern, flags: parser.parseFlags(flags) }).parse({
        assertions: 'ignore',
        backreferences: 'disable',
      });
      const automaton = NFA.fromRegex(expression, { maxCharacter });
      automaton.withoutEmptyWord();
      if (automaton.isEmpty) continue;
      const [word] = automaton.words();
      const text = String.fromCodePoint(...word);
      words.add(text).add(text.slice(0, -1));
    }
  }
  return [...words].filter((word) => word.length > 1 && word.length < 200);
};

const NEAR_MATCHES = await nearMatches();

describe('reading what others wrote', () => {
  it('begins with documents that are read whole', async () => {
    for (const { name, good } of READINGS) {
      expect(JSON.stringify(await good()), name).not.toMatch(/"ok":false|^\[\]$|"publications":\[\]/);
    }
  });

  it.each(LETTERS)('takes no square of a run of %j, wherever it stands', async (letter) => {
    const slow = [];
    for (const { name, read } of READINGS) {
      const growth = await growthTo(SHORT, read, repeated(letter), MOST_GROWTH);
      if (growth > MOST_GROWTH) slow.push(`${name}: ${growth.toFixed()} times`);
    }
    expect(slow).toEqual([]);
  });

  it('takes time in proportion to runs of near-matches, up to a million letters', async () => {
    const piece = fc.oneof(fc.constantFrom(...LETTERS), { arbitrary: fc.constantFrom(...NEAR_MATCHES), weight: 3 });
    const around = fc.constantFrom('', 'A', 'x', '(');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...READINGS), piece, around, around, async ({ read }, one, begin, end) => {
        const textOf = repeated(one, begin, end);
        expect(await growthTo(SHORT, read, textOf, MOST_GROWTH)).toBeLessThanOrEqual(MOST_GROWTH);
        expect(await growthTo(LONG, read, textOf, MOST_GROWTH_OF_LONG)).toBeLessThanOrEqual(MOST_GROWTH_OF_LONG);
      }),
      { numRuns: 60 },
    );
  });
});
