/** Checks the rules against numbers of real registers if a copy of them lies beside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test as vitestTest } from 'vitest';
import { checkCourt } from './court.ts';
import { austrianEuid, firmenbuchOfEuid, germanEuid, germanRegisterOfEuid } from './euid.ts';
import { parseGermanRegister } from './german-register.ts';
import { checkIdentifier, type IdentifierKind } from './identifier.ts';

const DATA = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

const test = (name: string, folder: string, run: (texts: string[]) => void): void =>
  vitestTest(name, (context) => {
    const path = `${DATA}/${folder}`;
    if (!existsSync(path)) return context.skip(`no register samples here: ../shared/data/${folder} is missing`);
    run(readdirSync(path).map((file) => readFileSync(`${path}/${file}`, 'utf8')));
  });

const distinct = (texts: string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), (match) => match[1] ?? ''))),
];

const unverified = (kind: IdentifierKind, values: string[]): string[] =>
  values.filter((value) => checkIdentifier(kind, value).verdict !== 'verified');

const expectAllVerified = (kind: IdentifierKind, values: string[]): void => {
  expect(values.length).toBeGreaterThan(0);
  expect(unverified(kind, values)).toEqual([]);
};

test('verifies the LEIs of the golden copy', 'gleif/golden-copy', (texts) => {
  const leis = distinct(texts, /(?:^|,)"?([A-Z0-9]{18}[0-9]{2})"?(?=,)/gm);
  expect(leis.length).toBeGreaterThan(0);
  // The golden copy itself holds a few annulled ones of one issuer (0292) with wrong check digits: rightly flagged.
  const flagged = unverified('lei', leis);
  expect(flagged.filter((lei) => !lei.startsWith('0292'))).toEqual([]);
  expect(flagged.length).toBeLessThan(leis.length / 100);
});

test('verifies the LEIs and ISINs of the LEI service', 'gleif/api', (texts) => {
  expectAllVerified('lei', distinct(texts, /"lei"\s*:\s*"([^"]+)"/g));
  expectAllVerified('isin', distinct(texts, /"isin"\s*:\s*"([^"]+)"/g));
});

test('verifies the ISINs of listed companies', 'listed', (texts) => {
  expectAllVerified('isin', distinct(texts, /"isin"\s*:\s*"([^"]+)"/g));
});

test('verifies Firmenbuch numbers and EUIDs', 'firmenbuch/soap', (texts) => {
  const numbers = distinct(texts, /FNR[>="]+([0-9]+ ?[a-z])/g);
  expectAllVerified('firmenbuch', numbers);
  for (const euid of distinct(texts, /(ATBRA\.[0-9-]+)/g)) {
    expect(austrianEuid(firmenbuchOfEuid(euid) ?? '')).toBe(euid);
    expect(numbers.map((number) => checkIdentifier('firmenbuch', number).value)).toContain(firmenbuchOfEuid(euid));
  }
});

test('verifies the UIDs and CH-IDs of the Swiss register', 'zefix', (texts) => {
  expectAllVerified('che', distinct(texts, /(CHE[0-9]{9})/g));
  expectAllVerified('ch-id', distinct(texts, /"(CH[0-9]{11})"/g));
});

test('verifies German and Austrian court codes', 'courts', (texts) => {
  // The list holds a handful of codes for test courts, which begin with a digit.
  const codes = distinct(texts, /^([A-Z0-9]{3,6}),/gm).filter((code) => !/^9[A-Z]0000$/.test(code));
  expect(codes.length).toBeGreaterThan(0);
  const known = new Set(codes);
  expect(codes.filter((code) => checkCourt(code, known).verdict !== 'verified')).toEqual([]);
});

test('reads German register numbers in both spellings of the bulk file', 'offeneregister', (texts) => {
  const lines = texts.flatMap((text) => text.split('\n').filter(Boolean));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const company = JSON.parse(line) as { company_number: string; all_attributes: { native_company_number: string } };
    const key = company.company_number;
    const written = company.all_attributes.native_company_number;
    const byKey = parseGermanRegister(key);
    const byWords = parseGermanRegister(written);
    expect(byKey, key).toBeDefined();
    expect({ ...byWords, court: '', formerCourt: '' }, written).toEqual({ ...byKey, court: '', formerCourt: '' });
    expect(byWords?.formerCourt === undefined, written).toBe(byKey?.formerCourt === undefined);
    const euid = byKey && germanEuid(byKey);
    if (euid !== undefined) expect(germanRegisterOfEuid(euid)).toEqual(byKey);
  }
});
