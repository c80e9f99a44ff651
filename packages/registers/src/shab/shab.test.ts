import { describe, expect, it } from 'vitest';
import { readPeople } from './people.ts';
import { type GazettePublication, parseGazetteDocument, parseGazetteList } from './publications.ts';
import { readGazetteStatement } from './statement.ts';

const DAY = '2026-03-05';
const read = (text: string) => {
  const { representatives, links, unread } = readPeople(text, DAY);
  return { representatives, links, unread };
};

describe('people in the text of a publication', () => {
  it('who came, who left, who was something else before', () => {
    const text =
      'Adler AG, in Musterwil, CHE-100.000.003, Aktiengesellschaft (SHAB Nr. 1 vom 02.01.2026, Publ. 1). ' +
      'Ausgeschiedene Personen und erloschene Unterschriften: Muster, Max, von Musterwil, in Horst, Präsident des Verwaltungsrates, mit Kollektivunterschrift zu zweien. ' +
      'Eingetragene Personen neu oder mutierend: Beispiel-Muster, Dr. Eva Maria, deutsche Staatsangehörige, in Konstanz (DE), Präsidentin des Verwaltungsrates, mit Einzelunterschrift [bisher: Mitglied des Verwaltungsrates, ohne Zeichnungsberechtigung]; ' +
      "de Muster, Urs, von und in Musterwil, Gesellschafter und Geschäftsführer, mit Einzelunterschrift, mit 1'000 Stammanteilen zu je CHF 100.00; " +
      'Muster, Pia, von Horst, in Horst, mit Kollektivprokura zu zweien [bisher: in Musterwil].';
    const left = { representation: 'mit Kollektivunterschrift zu zweien', endedOn: DAY };
    expect(read(text)).toEqual({
      representatives: [
        { title: 'Präsident des Verwaltungsrates', name: 'Max Muster', location: 'Horst', ...left },
        {
          title: 'Präsidentin des Verwaltungsrates',
          name: 'Dr. Eva Maria Beispiel-Muster',
          location: 'Konstanz (DE)',
          representation: 'mit Einzelunterschrift',
          startedOn: DAY,
        },
        {
          title: 'Mitglied des Verwaltungsrates',
          name: 'Dr. Eva Maria Beispiel-Muster',
          location: 'Konstanz (DE)',
          endedOn: DAY,
        },
        {
          title: 'Gesellschafter und Geschäftsführer',
          name: 'Urs de Muster',
          location: 'Musterwil',
          representation: 'mit Einzelunterschrift',
          startedOn: DAY,
        },
        // Only moved: since when she signs is not told.
        {
          title: 'Prokurist/in',
          name: 'Pia Muster',
          location: 'Horst',
          representation: 'mit Kollektivprokura zu zweien',
        },
      ],
      links: [],
      unread: [],
    });
  });

  it('in French and Italian, and companies that own or act', () => {
    const french =
      "Personne(s) et signature(s) radiée(s): Exemple, Paul, de Sion, à Sion, associé et gérant, avec signature individuelle. Inscription ou modification de personne(s): Modèle, Luc, d'Aigle, à Annemasse, FRA, administrateur, avec signature collective à deux; Horst Holding SA (CHE-100.000.011), à Sion, associée, pour 20 parts de CHF 1'000.";
    expect(read(french)).toMatchObject({
      representatives: [
        { title: 'Associé et gérant', name: 'Paul Exemple', endedOn: DAY },
        { title: 'Administrateur', name: 'Luc Modèle', location: 'Annemasse, FRA', startedOn: DAY },
      ],
      links: [{ kind: 'shareholder', name: 'Horst Holding SA', place: 'Sion', startedOn: DAY }],
      unread: [],
    });
    const italian =
      'Nuove persone iscritte o modifiche: Modello, Anna, da Lugano, in Lugano, amministratrice unica, con firma individuale; Revisa SA (CHE-100.000.028), in Lugano, ufficio di revisione.';
    expect(read(italian)).toMatchObject({ representatives: [{ name: 'Anna Modello' }], links: [], unread: [] });
  });

  it.each([
    ['a word that is no role', 'Muster, Max, von Horst, in Horst, Sonnenkönig, mit Einzelunterschrift'],
    ['another name before', 'Muster, Max, von Horst, in Horst, Mitglied, mit Einzelunterschrift [bisher: Meier, Max]'],
    ['no place', 'Muster, Max, von Horst, Mitglied, mit Einzelunterschrift'],
    ['no origin', 'Muster, Max, in Horst, Mitglied, mit Einzelunterschrift'],
    ['a sentence behind it', 'Muster, Max, von Horst, in Horst, Mitglied. Die Statuten wurden geändert'],
    ['a company without a number', 'Horst Ltd, in London (UK), Gesellschafterin, mit 20 Stammanteilen'],
  ])('with %s are not read', (_what, entry) => {
    const heading = 'Eingetragene Personen neu oder mutierend:';
    expect(read(`${heading} ${entry}.`)).toEqual({ representatives: [], links: [], unread: [`${heading} ${entry}`] });
  });

  it('in running text are not read', () => {
    expect(
      read(
        'La procuration de Modèle Anne est radiée. Signature individuelle est conférée à Exemple Jean, de et à Sion.',
      ).representatives,
    ).toEqual([]);
  });
});

const meta = (changes: object = {}) => ({
  id: 'a-1',
  rubric: 'HR',
  subRubric: 'HR02',
  publicationNumber: 'HR02-1',
  publicationState: 'PUBLISHED',
  publicationDate: '2026-03-09T00:00:00.000Z',
  cantons: ['LU'],
  ...changes,
});
const commons = (changes: object = {}, more: object = {}) => ({
  company: {
    name: 'Adler AG',
    uid: 'CHE-100.000.006',
    code13: null,
    seat: 'Musterwil',
    legalForm: '0106',
    address: { street: 'Musterweg', houseNumber: '1', swissZipCode: '6000', town: 'Musterwil' },
    ...changes,
  },
  purpose: 'Bau von Nistkästen',
  capital: { nominal: 100000, paid: 50000 },
  ...more,
});
const content = (changes: object = {}) => ({
  journalDate: '2026-03-05T00:00:00.000Z',
  lastFosc: { lastFoscDate: '2025-06-13T00:00:00.000Z' },
  commonsActual: commons(),
  commonsNew: commons(),
  publicationText:
    'Adler AG, in Musterwil, CHE-100.000.006, Aktiengesellschaft (SHAB Nr. 112 vom 13.06.2025, Publ. 100). Domizil neu: Horstweg 2, 6000 Musterwil. Statutenänderung: 02.03.2026.',
  ...changes,
});
const publication = (changes: Partial<GazettePublication> = {}): GazettePublication => ({
  id: 'a-1',
  number: 'HR02-1',
  kind: 'HR02',
  publishedOn: '2026-03-09',
  isCancelled: false,
  canton: 'LU',
  ...changes,
});
const state = (given: object, changes?: Partial<GazettePublication>) => {
  const parsed = readGazetteStatement(publication(changes), content(given));
  return parsed.ok ? parsed.record : parsed.reason;
};

describe('a publication', () => {
  it('states the company before and after the entry, and quotes what has no field', () => {
    const moved = commons({
      address: { street: 'Horstweg', houseNumber: '2', swissZipCode: '6000', town: 'Musterwil' },
    });
    expect(state({ commonsNew: moved })).toMatchObject({
      before: { asOf: '2025-06-13', address: { street: 'Musterweg 1' } },
      now: {
        sourceKey: 'CHE100000006',
        name: 'Adler AG',
        legalForm: 'AG',
        status: 'active',
        asOf: '2026-03-09',
        lastEntryOn: '2026-03-05',
        court: 'Handelsregisteramt des Kantons Luzern',
        address: { street: 'Horstweg 2', postcode: '6000', city: 'Musterwil', region: 'Luzern', country: 'CH' },
        registeredCapital: { amount: 100_000, currency: 'CHF' },
      },
      notice: 'Statutenänderung: 02.03.2026.',
    });
  });

  it('of a new company, of bankruptcy and of deletion', () => {
    const fresh = {
      commonsActual: undefined,
      lastFosc: undefined,
      commonsNew: commons({}, { capital: [{ nominal: 20000 }] }),
    };
    const people = 'Eingetragene Personen: Muster, Max, von Horst, in Horst, Mitglied, mit Einzelunterschrift.';
    expect(
      state(
        {
          ...fresh,
          publicationText: `Adler AG, in Musterwil, CHE-100.000.006, Musterweg 1. Zweck: Bau von Nistkästen. ${people}`,
        },
        { kind: 'HR01' },
      ),
    ).toEqual({
      now: expect.objectContaining({
        foundedOn: '2026-03-05',
        registeredCapital: { amount: 20_000, currency: 'CHF' },
        representatives: [expect.objectContaining({ name: 'Max Muster', startedOn: '2026-03-05' })],
      }),
    });
    const bankruptcy = {
      transaction: { update: { changements: { statusChanged: { bankruptcy: { dissolution: 'true' } } } } },
    };
    const text =
      'Adler AG, in Musterwil, CHE-100.000.006 (SHAB Nr. 1 vom 02.01.2026). Über die Gesellschaft wurde der Konkurs eröffnet.';
    expect(
      state({ ...bankruptcy, publicationText: text, commonsNew: commons({ name: 'Adler AG in Liquidation' }) }),
    ).toMatchObject({
      now: { status: 'in_liquidation', insolvency: 'Konkurs, SHAB vom 09.03.2026' },
      notice: 'Über die Gesellschaft wurde der Konkurs eröffnet.',
    });
    const gone = { commonsNew: undefined, transaction: { delete: { deletionDate: '2026-03-04' } } };
    expect(state(gone, { kind: 'HR03' })).toMatchObject({
      before: { status: 'active' },
      now: { status: 'terminated', lastEntryOn: '2026-03-04' },
    });
    const away = 'Adler AG, CHE-100.000.006. Die Gesellschaft wird infolge Verlegung des Sitzes nach Horst gelöscht.';
    expect(state({ ...gone, publicationText: away }, { kind: 'HR03' })).toContain('only moved');
  });

  it('is refused without what it is about, and lists leave other rubrics out', () => {
    expect(state({ commonsNew: undefined })).toContain('does not say');
    expect(state({ commonsNew: commons({ uid: null }) })).toContain('no UID');
    const { total, publications } = parseGazetteList({
      total: 4,
      content: [
        { meta: meta() },
        { meta: meta({ rubric: 'KK' }) },
        { meta: meta({ subRubric: 'HR09' }) },
        { meta: meta({ id: null }) },
      ],
    });
    expect([total, publications.map(({ ok }) => ok)]).toEqual([4, [true, false, false]]);
    expect(() => parseGazetteList({ content: [] })).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
    expect(() => parseGazetteDocument('<a><b/></a>')).toThrow(expect.objectContaining({ code: 'wrong-shape' }));
  });
});
