import { describe, expect, it } from 'vitest';
import { envelope, extract } from '../fixtures/firmenbuch.ts';
import { parseFirmenbuchExtract } from './extract.ts';

const read = (xml: string) => {
  const parsed = parseFirmenbuchExtract(xml);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed;
};

describe('parseFirmenbuchExtract', () => {
  it('reads the entries in force', () => {
    const { record, warnings } = read(extract());
    expect(record).toEqual({
      sourceKey: '900001g',
      name: 'Adler Waren & Größen- Handels GmbH',
      formerNames: ['Spatz GmbH'],
      legalForm: 'GmbH',
      status: 'active',
      industry: 'Handel mit Waren aller Art',
      foundedOn: '1995-05-02',
      asOf: '2026-06-16',
      court: 'Handelsgericht Wien',
      registeredCapital: { amount: 35_000, currency: 'EUR' },
      identifiers: { registerNumber: '900001g', euid: 'ATBRA.900001-000', courtCode: '007' },
      address: { street: 'Musterweg 7/2', postcode: '9999', city: 'Musterdorf', country: 'AT' },
      contact: { website: 'www.adler.example' },
      social: {},
      owners: 'Horst Holding AG',
      representatives: [
        {
          title: 'Geschäftsführer/in (handelsrechtlich)',
          name: 'Dr. Berta Beispiel',
          personKey: '900001g/A',
          representation: 'vertritt seit 01.03.2021 selbständig',
          location: 'Musterdorf',
          bornOn: '1980-02-29',
          startedOn: '2021-03-01',
        },
        {
          title: 'Prokurist/in',
          name: 'Carlo Chiffre',
          personKey: '900001g/B',
          startedOn: '2001-01-01',
          hasEnded: true,
        },
      ],
      links: [
        {
          kind: 'shareholder',
          title: 'Gesellschafter/in',
          name: 'Horst Holding AG',
          registerNumber: '900002h',
          share: 100,
        },
      ],
      reports: [],
    });
    expect(warnings).toEqual(['function "PROKURIST/IN" points to person "Z", who is not in the extract']);
  });

  it('tells a share only where the contribution is a part of the capital', () => {
    const share = (from: string, to: string) => read(extract().replace(from, to)).record.links[0]?.share;
    expect(share('<ns6:KAPITAL>35000</ns6:KAPITAL>', '<ns6:KAPITAL>11666.67</ns6:KAPITAL>')).toBe(33.3333);
    expect(share('<ns6:KAPITAL>35000</', '<ns6:WHR>ATS</ns6:WHR><ns6:KAPITAL>35000</')).toBeUndefined();
    expect(share('<ns6:KAPITAL>35000</', '<ns6:KAPITAL>70000</')).toBeUndefined();
    expect(share('GESELLSCHAFTER/IN', 'KOMMANDITIST/IN')).toBeUndefined();
  });

  it('lists persons who own the company as well, with their shares', () => {
    const owners = (title: string) => {
      const person = (letter: string, capital: number) =>
        `<ns6:FUN ns6:FKEN="GS" ns6:FKENTEXT="${title}" ns6:PNR="  ${letter}"><ns6:FU_DKZ10 ns6:AUFRECHT="true" ns6:VNR="001"><ns6:DATVON>20100401</ns6:DATVON><ns6:KAPITAL>${capital}</ns6:KAPITAL></ns6:FU_DKZ10></ns6:FUN>`;
      const xml = extract().replace('<ns6:FUN ns6:FKEN="GS"', `${person('A', 8750)}${person('B', 26_250)}$&`);
      const { representatives, owners: line } = read(xml).record;
      const listed = representatives.filter((entry) => entry.startedOn === '2010-04-01');
      return { line, listed: listed.map((entry) => [entry.title, entry.name, entry.share, entry.personKey]) };
    };
    expect(owners('GESELLSCHAFTER/IN')).toEqual({
      line: 'Dr. Berta Beispiel, Carlo Chiffre, Horst Holding AG',
      listed: [
        ['Gesellschafter/in', 'Dr. Berta Beispiel', 25, '900001g/A'],
        ['Gesellschafter/in', 'Carlo Chiffre', 75, '900001g/B'],
      ],
    });
    expect(owners('KOMMANDITIST/IN').listed).toEqual([
      ['Kommanditist/in', 'Dr. Berta Beispiel', undefined, '900001g/A'],
      ['Kommanditist/in', 'Carlo Chiffre', undefined, '900001g/B'],
    ]);
  });

  it('dates the end of a function where the register does, and no longer counts its owner', () => {
    const ended = extract().replace('<ns6:KAPITAL>35000</ns6:KAPITAL>', '<ns6:DATBIS>20240630</ns6:DATBIS>');
    const { links, owners } = read(ended).record;
    expect([links[0]?.endedOn, links[0]?.hasEnded, owners]).toEqual(['2024-06-30', undefined, undefined]);
  });

  it('does not depend on the prefix of the namespace', () => {
    expect(read(extract('whatever')).record).toEqual(read(extract('ns2')).record);
  });

  const fact = (text: string): string =>
    `<ns6:RECHTSTATSACHE><ns6:RTS_DKZ50 ns6:AUFRECHT="true"><ns6:TEXT>${text}</ns6:TEXT></ns6:RTS_DKZ50></ns6:RECHTSTATSACHE>`;

  it.each([
    ['liquidation', fact('Die Gesellschaft ist aufgelöst.'), 'in_liquidation'],
    ['deletion', '<ns6:FI_DKZ02 ns6:AUFRECHT="false" ns6:MIT_FIRMA_GELOESCHT_DURCH_VNR="009"/>', 'terminated'],
    ['insolvency', fact('Eröffnung des Konkursverfahrens'), 'active'],
  ])('knows the status after a %s', (_name, inner, status) =>
    expect(read(extract('ns6', inner)).record.status).toBe(status),
  );

  it('quotes the insolvency in the words of the register', () => {
    expect(read(extract('ns6', fact('Eröffnung des Konkursverfahrens'))).record.insolvency).toBe(
      'Eröffnung des Konkursverfahrens',
    );
  });

  it('takes the date of the old paper register where it is earlier', () => {
    const inner = '<ns6:FI_DKZ09 ns6:AUFRECHT="true"><ns6:DATERST>19620514</ns6:DATERST></ns6:FI_DKZ09>';
    expect(read(extract('ns6', inner)).record.foundedOn).toBe('1962-05-14');
  });

  it('keeps a number with a wrong check letter and warns', () => {
    const { record, warnings } = read(extract().replace('900001 g', '900001 a'));
    expect(record.identifiers.registerNumber).toBe('900001a');
    expect(warnings.join()).toContain('check-character');
  });

  it('rejects an extract without a name', () => {
    expect(
      parseFirmenbuchExtract(
        envelope('<n:AUSZUG_V2_RESPONSE n:FNR="900001 g" xmlns:n="x"><n:FIRMA/></n:AUSZUG_V2_RESPONSE>'),
      ),
    ).toMatchObject({ ok: false });
  });

  it('refuses a fault, another answer and half an answer', () => {
    const fault = envelope(
      '<S:Fault><faultcode>x</faultcode><faultstring>Validation error</faultstring><detail><e>FNR is wrong</e></detail></S:Fault>',
    );
    expect(() => parseFirmenbuchExtract(fault)).toThrow(
      'The service refused the request: Validation error (FNR is wrong).',
    );
    expect(() => parseFirmenbuchExtract(envelope('<a:SUCHEFIRMARESPONSE xmlns:a="x"/>'))).toThrow(
      expect.objectContaining({ code: 'wrong-root' }),
    );
    expect(() => parseFirmenbuchExtract(extract().slice(0, 900))).toThrow(
      expect.objectContaining({ code: 'malformed-xml' }),
    );
  });
});
