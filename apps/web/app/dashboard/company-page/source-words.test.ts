import { expect, test } from 'vitest';
import { sampleDetail, sampleFact } from './sample-detail.ts';
import { withSourceWords } from './source-words.ts';

test('sources, licences and attributions are in the reader’s language, wherever they stand', () => {
  const detail = sampleDetail({}, { facts: [sampleFact('legal_form', 'GmbH', { source_label: 'Demo data' })] });
  const source = { source: 3, source_label: 'Own file', as_of: null, read_at: '2026-11-14T00:00:00.000Z' };
  detail.as_of.sources = [
    { ...source, licence: 'Open use, source required', attribution: 'Quelle: GISA' },
    {
      ...source,
      source_label: 'OffeneRegister',
      licence: 'CC BY 4.0',
      attribution: 'OffeneRegister.de (OKF Deutschland), from OpenCorporates',
    },
  ];
  detail.company.provenance.label = 'Demo data';

  const german = withSourceWords(detail, 'de');
  expect(german.facts[0]?.source_label).toBe('Demodaten');
  expect(german.company.provenance.label).toBe('Demodaten');
  expect(
    german.as_of.sources.map(({ source_label, licence, attribution }) => [source_label, licence, attribution]),
  ).toEqual([
    ['Eigene Datei', 'Freie Nutzung mit Quellenangabe', 'GISA'],
    ['OffeneRegister', 'CC BY 4.0', 'OffeneRegister.de (OKF Deutschland), von OpenCorporates'],
  ]);
  expect(withSourceWords(detail, 'en').company.provenance.label).toBe('Demo data');
});
