import { describe, expect, it } from 'vitest';
import { EXTRACT_OFFICERS, type ExtractChanges, xjustizExtract } from '../fixtures/xjustiz.ts';
import { parseRegisterExtract } from './extract.ts';
import type { WrittenOfficer } from './write-extract.ts';

const bytes = (xml: string) => new TextEncoder().encode(xml);
const parse = (changes: ExtractChanges = {}) => parseRegisterExtract(bytes(xjustizExtract(changes)));
const refusal = (file: Uint8Array) => {
  try {
    parseRegisterExtract(file);
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return 'accepted';
};

/** The extract again and again, each time with another one of its texts replaced. */
const withEachText = (text: string): string[] => {
  const xml = xjustizExtract();
  return [...xml.matchAll(/>([^<>]*[^<>\s][^<>]*)</g)].map(
    ({ index, 0: { length } }) => `${xml.slice(0, index + 1)}${text}${xml.slice(index + length - 1)}`,
  );
};

describe('an extract', () => {
  it.each(['', 'A'])('cuts no letter in two, whatever is too long in it (after %j)', (begin) => {
    const files = withEachText(begin + '🦅'.repeat(6_000));
    const read = files.map(bytes).filter((file) => refusal(file) === 'accepted');
    expect(read.length).toBeGreaterThan(20);
    // Half of one would be written as an escape.
    for (const file of read) expect(JSON.stringify(parseRegisterExtract(file))).not.toMatch(/\\ud[89a-f]/);
  });

  it('becomes a company with its officers, powers and days', () => {
    expect(parse()).toEqual({
      retrievedOn: '2026-10-05',
      createdOn: '2026-10-05',
      courtCode: 'D2910V',
      number: 'HRB 990001',
      record: {
        sourceKey: 'D2910V_HRB990001',
        name: 'Adler Dachbau GmbH',
        formerNames: [],
        legalForm: 'GmbH',
        status: 'active',
        description: 'Bau von Dächern & Nestern.',
        asOf: '2026-10-05',
        court: 'Amtsgericht Traunstein',
        registeredCapital: { amount: 100_000, currency: 'EUR' },
        representationRule: 'Ist nur ein Geschäftsführer bestellt, so vertritt er die Gesellschaft allein.',
        articlesOn: '2016-09-05',
        lastEntryOn: '2026-04-17',
        identifiers: { courtCode: 'D2910V', registerNumber: 'Traunstein HRB 990001', euid: 'DED2910V.HRB990001' },
        address: { street: 'Am Horst 5', postcode: '99990', city: 'Nest', country: 'DE' },
        contact: {},
        social: {},
        reports: [],
        links: [],
        representatives: [
          {
            title: 'Geschäftsführer',
            name: 'Berta Beispiel',
            bornOn: '1980-02-29',
            location: 'Nest',
            representation: 'einzelvertretungsberechtigt',
          },
          {
            title: 'Prokurist',
            name: 'Carlo Chiffre',
            bornOn: '1986-11-21',
            location: 'Horst',
            representation: 'Gesamtprokura gemeinsam mit einem Geschäftsführer',
          },
        ],
      },
    });
  });

  it('is read the same whatever its prefix, and where old versions put things', () => {
    const usual = parse();
    expect(parse({ prefix: '' })).toEqual(usual);
    const old = xjustizExtract()
      .replaceAll(
        /<tns:bezeichnung>(<tns:bezeichnung.aktuell>[^<]+<\/tns:bezeichnung.aktuell>)<\/tns:bezeichnung>/g,
        '$1',
      )
      .replaceAll(/<\/?tns:(?:grunddaten|verfahrensdaten|auswahl_\w+|basisdatenRegister)>/g, '');
    expect(old).not.toContain('basisdatenRegister');
    // The subject of the message comes first where the parts are not told apart.
    const { record, ...rest } = parseRegisterExtract(bytes(old.replace('Strukturierter Registerinhalt', '')));
    expect({ ...rest, record }).toEqual(usual);
    expect(parseRegisterExtract(bytes(`\uFEFF${xjustizExtract()}`))).toEqual(usual);
  });

  it('keeps the letters of a number, companies as ties, degrees and other words for a role', () => {
    const officers: WrittenOfficer[] = [
      { role: 2, first: 'Dora', last: 'Dohle', title: 'Dr.' },
      { role: 3, first: 'Emil', last: 'Elster', title: 'Kauffrau' },
      { role: 4, code: '999', word: 'Persönlich haftende(r) Gesellschafter(in)', company: 'Adler GmbH', city: 'Nest' },
      { role: 5, code: '998', word: 'Mitglied des Vorstands', first: 'Fritz', last: 'Fink' },
      { role: 6, code: '997', word: '', first: 'Gerda', last: 'Geier' },
    ];
    const { record, number } = parse({ number: '395 KI', officers, name: 'Adler GmbH & Co. KG', register: 'HRA' });
    expect([number, record.sourceKey, record.identifiers.euid, record.legalForm]).toEqual([
      'HRA 395 KI',
      'D2910V_HRA395KI',
      'DED2910V.HRA395KI',
      'GmbH & Co. KG',
    ]);
    expect(record.representatives.map(({ title, name }) => `${title}: ${name}`)).toEqual([
      'Geschäftsführer: Dr. Dora Dohle',
      'Geschäftsführer: Emil Elster',
      'Vorstand: Fritz Fink',
    ]);
    expect(record.links).toEqual([
      { kind: 'shareholder', title: 'Persönlich haftender Gesellschafter', name: 'Adler GmbH', place: 'Nest' },
    ]);
  });

  it.each([
    ['Die Gesellschaft ist durch Beschluss vom 01.02.2026 aufgelöst.', 'in_liquidation'],
    ['Die Gesellschaft ist von Amts wegen gelöscht.', 'terminated'],
    ['Die Prokura von Carlo Chiffre ist erloschen.', 'active'],
  ])('knows the state of the company: %s', (entryText, status) => {
    expect(parse({ entryText }).record.status).toBe(status);
  });
});

describe('a file is refused', () => {
  const good = xjustizExtract();
  const doctype = good.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>');
  const deep = `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`;
  it.each<[string, string, string]>([
    ['not XML', 'Guten Tag', 'malformed-xml'],
    ['empty', '', 'empty-source'],
    ['cut off', good.slice(0, good.length / 2), 'malformed-xml'],
    ['with a document type', doctype, 'doctype-refused'],
    ['with an unknown entity', good.replace('&amp;', '&lol;'), 'malformed-xml'],
    ['nested too deeply', good.replace('</tns:grunddaten>', `${deep}</tns:grunddaten>`), 'too-large'],
    [
      'with endless elements',
      good.replace('</tns:grunddaten>', `${'<a/>'.repeat(60_000)}</tns:grunddaten>`),
      'too-large',
    ],
    ['with an endless text', good.replace('Bau von', 'x'.repeat(2_000_000)), 'too-large'],
    ['with an endless comment', good.replace('<!--Euro', `<!--${'x'.repeat(2_000_000)}`), 'too-large'],
    ['another message', good.replaceAll('reg.0400003', 'reg.0400004'), 'wrong-root'],
    ['without a day of retrieval', good.replaceAll('abrufdatum', 'abrufzeit'), 'wrong-shape'],
    ['without a number', good.replaceAll('laufendeNummer', 'nummer'), 'wrong-shape'],
    ['without a name', good.replaceAll(/<(\/?)tns:bezeichnung(?:\.aktuell)?>/g, '<$1tns:x>'), 'wrong-shape'],
  ])('that is %s', (_what, xml, code) => expect(refusal(bytes(xml))).toBe(code));

  it('that is not UTF-8', () => {
    expect(refusal(Buffer.from(good, 'latin1'))).toBe('wrong-encoding');
    expect(refusal(Buffer.from(good, 'utf16le'))).not.toBe('accepted');
  });

  it.each<[string, ExtractChanges]>([
    ['with a last entry after its retrieval', { lastEntryOn: '2026-10-06' }],
    ['with articles after its retrieval', { articlesOn: '2027-01-01' }],
    ['with a second register number', { otherNumber: '990002' }],
    ['with powers of a role that is not there', { officers: [{ ...EXTRACT_OFFICERS[0], role: 4, powerOf: 9 }] }],
    ['with two roles of one number', { officers: EXTRACT_OFFICERS.map((officer) => ({ ...officer, role: 4 })) }],
    ['with somebody not yet born', { officers: [{ role: 4, first: 'A', last: 'B', bornOn: '2026-10-05' }] }],
  ])('%s', (_what, changes) => expect(refusal(bytes(xjustizExtract(changes)))).toBe('contradictory'));

  it('that names two companies or two courts', () => {
    expect(refusal(bytes(good.replace('Adler Dachbau GmbH', 'Spatz GmbH')))).toBe('contradictory');
    expect(refusal(bytes(good.replace('D2910V', 'D2601V')))).toBe('contradictory');
  });
});
