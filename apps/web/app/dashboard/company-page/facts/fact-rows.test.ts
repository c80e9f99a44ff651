import type { Check } from '@firmament/api-contract/calls/company-facts';
import { describe, expect, test } from 'vitest';
import { sampleDetail, sampleFact } from '../sample-detail.ts';
import { factRows, missingIn } from './fact-rows.ts';

const check = (name: Check['check'], about: Partial<Check>): Check => ({
  check: name,
  state: 'not_asked',
  value: null,
  source_label: null,
  as_of: null,
  reason: null,
  look_up: null,
  ...about,
});

describe('facts with their origin', () => {
  test('come in our order, with the day and the source of each', () => {
    const detail = sampleDetail(
      { address_city: 'Traunstein', address_postcode: '83278', court_name: 'Amtsgericht Traunstein' },
      {
        facts: [
          sampleFact('address_city', 'Traunstein', { as_of: '2024-01-01', source_label: 'GLEIF' }),
          sampleFact('legal_form', 'GmbH'),
          sampleFact('ID_Fb', 'HRB 1', { display: 'Amtsgericht Traunstein, HRB 1' }),
          sampleFact('unknown_field', 'x'),
        ],
      },
    );
    expect(factRows(detail)).toMatchObject([
      {
        name: 'legal_form',
        value: { kind: 'legal_form', text: 'GmbH' },
        as_of: '2018-06-18',
        source_label: 'OffeneRegister',
      },
      { name: 'register', value: { kind: 'text', text: 'Amtsgericht Traunstein, HRB 1' } },
      {
        name: 'address',
        value: { kind: 'address', town: '83278 Traunstein' },
        as_of: '2024-01-01',
        source_label: 'GLEIF',
      },
    ]);
  });

  test('name the court where the number does not, and leave out names that there were none of', () => {
    const facts = [sampleFact('ID_Fb', '1a', { display: 'FN 1a' }), sampleFact('company_name', 'Quellgrund GmbH')];
    const rows = factRows(sampleDetail({ court_name: 'Landesgericht Leoben' }, { facts }));
    expect(rows.map(({ name, value }) => [name, value])).toEqual([
      ['register', { kind: 'text', text: 'Landesgericht Leoben, FN 1a' }],
    ]);
    expect(factRows(sampleDetail({ former_names: ['Alt GmbH'] }, { facts })).map(({ name }) => name)).toContain(
      'former_names',
    );
  });
});

describe('what is not on record', () => {
  test('is said with its reason: asked in vain, never asked, or not in the source', () => {
    const detail = sampleDetail(
      { contact_website: 'https://quellgrund.example', gegenstand: 'Handel', date_founded: '2001-01-01' },
      {
        checks: [
          check('lei', { state: 'not_found', source_label: 'GLEIF', as_of: '2026-11-14' }),
          check('accounts', { reason: 'not_read' }),
          check('vat', { reason: 'not_checked' }),
        ],
      },
    );
    expect(missingIn(detail)).toEqual([
      { what: 'accounts', reason: 'not_read', source: null, on: null },
      { what: 'email', reason: 'not_in_source', source: 'OffeneRegister', on: '2018-06-18' },
      { what: 'phone', reason: 'not_in_source', source: 'OffeneRegister', on: '2018-06-18' },
      { what: 'vat', reason: 'not_checked', source: null, on: null },
      { what: 'lei', reason: 'asked', source: 'GLEIF', on: '2026-11-14' },
      { what: 'officers', reason: 'not_in_source', source: 'OffeneRegister', on: '2018-06-18' },
    ]);
  });
});
