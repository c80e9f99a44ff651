import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import { expect, it } from 'vitest';
import { peopleSection } from './people-section.ts';
import type { Subject } from './words.ts';

const LENA = {
  mandate_id: 1,
  name: 'Lena Hartwig',
  title: 'Geschäftsführerin',
  representation: null,
  location: null,
  birth_year: null,
  started_on: null,
  ended_on: null,
  is_in_charge: true,
  basis: 'held' as const,
  source_label: 'Firmenbuch',
  as_of: '2026-03-01',
};
const RULE = { text: 'vertritt nach Maßgabe der Satzung', source_label: 'Firmenbuch', as_of: '2026-03-01' };

const blocksOf = (parts: Partial<CompanyDetail['signing']>, people = [LENA]) => {
  const signing = { ways: [], quoted: [], not_stated: [], ...parts };
  const detail = { company: { legal_form: 'GmbH' }, signing, people_in_charge: people } as unknown as CompanyDetail;
  const subject: Subject = {
    detail,
    language: 'en',
    madeOn: '2026-03-10',
    isFictional: false,
    wireNameOf: (field: string) => field,
  };
  return peopleSection(subject).blocks.filter((block) => !(typeof block === 'object' && 'table' in block));
};

it('says who may sign, each with its evidence', () => {
  const way = {
    signers: [LENA],
    beside_count: 0,
    beside: [],
    beside_names: [],
    beside_titles: [],
    limits: [],
    evidence: RULE,
  };
  expect(blocksOf({ ways: [way] })).toEqual([
    'As the source words it, these can bind the company:',
    ['Lena Hartwig alone (Firmenbuch, as of 01 Mar 2026)'],
  ]);
});

it('quotes rules that could not be read', () => {
  expect(blocksOf({ quoted: [{ ...RULE, name: 'Lena Hartwig' }] })).toEqual([
    'These rules could not be read for certain and stand here as they are worded:',
    { quote: RULE.text, origin: 'Lena Hartwig · Firmenbuch, as of 01 Mar 2026' },
  ]);
});

it('names those of whom the source does not say how they represent', () => {
  expect(blocksOf({ not_stated: [{ ...LENA, limits: [], evidence: null }] })).toEqual([
    'Our source does not say how these represent the company: Lena Hartwig (managing director).',
  ]);
});

it('does not take silence for nobody', () => {
  expect(blocksOf({})).toEqual(['None of our sources says who may sign for the company. The register itself says so.']);
  expect(blocksOf({}, [])).toEqual([
    'None of our sources names anybody in charge. That does not mean that there is nobody.',
  ]);
});
