import type { CompanyRecord } from '@firmament/record/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADLER, line } from '../fixtures/offeneregister.ts';
import { collect, cuts, latin1, recordsOf, rejectsOf, streamOf, utf8 } from '../fixtures/streams.ts';
import { parseOffeneRegister, parseOffeneRegisterLine } from './offeneregister.ts';

const read = (changes: Record<string, unknown>): { record: CompanyRecord; warnings: string[] } => {
  const parsed = parseOffeneRegisterLine(line(changes), 1);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed;
};
const numbered = (key: string, native: string) => ({
  company_number: key,
  all_attributes: { ...ADLER.all_attributes, native_company_number: native },
});

describe('a line of OffeneRegister', () => {
  it('becomes a company', () => {
    const { record, warnings } = read({});
    expect(warnings).toEqual([]);
    expect(record).toEqual({
      sourceKey: 'P9901R_HRB900001MU',
      sourceLink: 'https://opencorporates.com/companies/de/P9901R_HRB900001MU',
      name: 'Adler Größenmaß GmbH',
      formerNames: ['Spatz GmbH'],
      legalForm: 'GmbH',
      status: 'active',
      asOf: '2018-07-28',
      court: 'Amtsgericht Musterstadt',
      identifiers: {
        registerNumber: 'Musterstadt HRB 900001 MU',
        courtCode: 'P9901R',
        euid: 'DEP9901R.HRB900001MU',
      },
      address: {
        street: 'Am Horst 5 a',
        postcode: '99990',
        city: 'Musterstadt',
        region: 'Niedersachsen',
        country: 'DE',
      },
      contact: {},
      social: {},
      representatives: [
        {
          title: 'Geschäftsführer',
          name: 'Bruno Beispiel',
          representation: 'einzelvertretungsberechtigt',
          location: 'Musterstadt',
          startedOn: '2009-01-05',
        },
        { title: 'Prokurist', name: 'Carla Chiffre', location: 'Musterstadt', endedOn: '2012-03-01' },
      ],
      links: [
        {
          kind: 'shareholder',
          title: 'Persönlich haftender Gesellschafter',
          name: 'Adler Holding GmbH',
          place: 'Musterstadt',
          registerNumber: 'Musterstadt HRB 900002',
          startedOn: '2010-01-01',
        },
      ],
      reports: [],
    });
  });

  it('may name its court twice in the key', () => {
    const { identifiers } = read(numbered('H9901_H9901_HRB12', 'Nest früher Nest HRB 12')).record;
    expect(identifiers).toEqual({ registerNumber: 'Nest HRB 12', courtCode: 'H9901', euid: 'DEH9901.HRB12' });
  });

  it('gets no EUID for a number of a former court, which may exist twice', () => {
    const { record, warnings } = read(numbered('H9901_H9902_HRB12', 'Nest früher Horst HRB 12'));
    expect(record.identifiers).toEqual({ registerNumber: 'Nest früher Horst HRB 12', courtCode: 'H9901' });
    expect(warnings).toHaveLength(1);
  });

  it('keeps an unreadable key, with a warning', () => {
    const { record, warnings } = read({ company_number: 'strange', all_attributes: {} });
    expect(record.identifiers.registerNumber).toBe('strange');
    expect(warnings.length).toBeGreaterThan(0);
  });

  it.each([
    [{ current_status: 'removed' }, 'terminated'],
    [{ name: 'Adler GmbH i.L.' }, 'in_liquidation'],
    [{ name: 'Adler GmbH in Liquidation', current_status: 'removed' }, 'terminated'],
    [{ officers: [{ name: 'Bruno Beispiel', position: 'Liquidator', type: 'person' }] }, 'in_liquidation'],
    [{ current_status: 'sleeping' }, 'active'],
  ])('with %j is %s', (changes, status) => expect(read(changes).record.status).toBe(status));

  it('uses the seat if there is no address, and no state if the company has moved', () => {
    const office = 'Horst (Amtsgericht Horst HRB 7)';
    const all_attributes = { ...ADLER.all_attributes, registered_office: office };
    expect(read({ registered_address: undefined, all_attributes }).record.address).toEqual({
      city: 'Horst',
      country: 'DE',
    });
  });

  it('is a branch whose head office is named with its seat', () => {
    const office = 'Nest, Zweigniederlassung der Firma Star GmbH mit dem Sitz in Horst';
    const all_attributes = { ...ADLER.all_attributes, registered_office: office };
    const { address, links } = read({ registered_address: undefined, officers: [], all_attributes }).record;
    expect(address.city).toBe('Nest');
    expect(links).toEqual([{ kind: 'parent', name: 'Star GmbH', place: 'Horst' }]);
  });

  it('is in liquidation only as long as the liquidator is in office', () => {
    const liquidator = { name: 'Star GmbH, Nest', position: 'Liquidator', type: 'company' };
    expect(read({ officers: [liquidator] }).record.status).toBe('in_liquidation');
    expect(read({ officers: [{ ...liquidator, end_date: '2012-01-01' }] }).record.status).toBe('active');
  });

  it('takes the legal form from the register if the name has none', () => {
    const all_attributes = { ...ADLER.all_attributes, _registerArt: 'VR' };
    expect(read({ name: 'Adlerfreunde Musterstadt', all_attributes }).record.legalForm).toBe('e.V.');
  });

  it.each([
    ['{"company_number": "X', 'not complete JSON'],
    ['[]', 'not a JSON object'],
    ['{"name": "Adler"}', 'company_number is missing'],
    ['{"company_number": "A1", "name": " "}', 'name is missing'],
  ])('%s is rejected', (text, reason) => {
    expect(parseOffeneRegisterLine(text, 7)).toMatchObject({
      ok: false,
      at: 7,
      reason: expect.stringContaining(reason),
    });
  });
});

const readAll = async (source: AsyncIterable<Uint8Array>) => (await collect(parseOffeneRegister(source))).flat();

describe('parseOffeneRegister', () => {
  it('rejects single lines with their numbers and goes on', async () => {
    const bad = latin1('{"name":"Größe"}');
    const file = [
      utf8(`${line()}\r\n\nnonsense\n`),
      bad,
      utf8(`\n${line({ company_number: 'B9901_HRA2' })}\n${line().slice(0, 80)}`),
    ];
    const parsed = await readAll(streamOf(new Uint8Array(file.flatMap((part) => [...part]))));
    expect(recordsOf(parsed).map((record) => record.sourceKey)).toEqual(['P9901R_HRB900001MU', 'B9901_HRA2']);
    expect(rejectsOf(parsed).map(({ at, reason }) => [at, reason])).toEqual([
      [3, 'the line is not complete JSON'],
      [4, 'the line is not valid UTF-8'],
      [6, 'the line is not complete JSON'],
    ]);
  });

  it('holds early rejects back only until the first good line', async () => {
    const parsed = await readAll(streamOf(`broken\n${line()}`));
    expect(parsed.map((item) => item.ok)).toEqual([false, true]);
  });

  it.each([
    ['an empty file', '', 'empty-source'],
    ['a CSV', 'LEI,Name\n1,2\n', 'wrong-shape'],
    ['other JSON Lines', '{"a":1}\n'.repeat(30), 'wrong-shape'],
  ])('refuses %s', async (_name, content, code) => {
    await expect(readAll(streamOf(content))).rejects.toMatchObject({ code });
  });

  it('gives the same records wherever the bytes are cut', async () => {
    const file = [line(), '{broken', line({ name: 'Größe & Öl 😀 AG' })].join('\n');
    const whole = await readAll(streamOf(file));
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        expect(await readAll(streamOf(file, at))).toEqual(whole);
      }),
    );
  });
});
