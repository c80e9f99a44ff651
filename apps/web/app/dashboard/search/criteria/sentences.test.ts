import type { PerformanceIndicator } from '@firmament/api-contract/calls/search';
import type { Language } from '@firmament/api-contract/language';
import { describe, expect, it } from 'vitest';
import { addMessages, translateIn } from '../../../lib/i18n/i18n.ts';
import { searchTexts } from '../messages.de.ts';
import type { FilterDefinition } from './search-definition.ts';
import { searchText, sentencesOf } from './sentences.ts';

const filters: FilterDefinition[] = [
  { id: 'keyword', kind: 'name' },
  { id: 'address', kind: 'place' },
  { id: 'country', kind: 'select', choices: ['Austria', 'Germany', 'Switzerland'] },
  { id: 'legal_status', kind: 'select', choices: ['Active', 'Inactive'] },
  { id: 'industry', kind: 'text', suggests: 'industries' },
  { id: 'employee_title', kind: 'text' },
  { id: 'revenue', kind: 'range', unit: 'euro' },
  { id: 'equity_ratio', kind: 'range', unit: 'percent' },
  { id: 'status', kind: 'label' },
  { id: 'founded', kind: 'days' },
  { id: 'mark', kind: 'select' },
  { id: 'has', kind: 'select', isEachWanted: true },
  { id: 'person_kind', kind: 'select', choices: ['Profile', 'Register'] },
];

addMessages('search', searchTexts);

const speech = (language: Language) => ({ t: translateIn(language, 'search'), language });

const say = (language: Language, ...indicators: PerformanceIndicator[]): string =>
  searchText({ filters }, indicators, speech(language)).replaceAll('\u00a0', ' ');

const revenue = (...values: (number | null)[]): PerformanceIndicator => ({
  indicator: 'revenue',
  operator: 'must',
  values,
});
const countries = (operator: PerformanceIndicator['operator'], ...values: string[]): PerformanceIndicator => ({
  indicator: 'country',
  operator,
  values,
});

describe('a filter as a sentence', () => {
  it('says a range', () => {
    expect(say('en', revenue(1e6, 5e6))).toBe('revenue between 1 M and 5 M');
    expect(say('de', revenue(1e6, 5e6))).toBe('Umsatz zwischen 1 Mio. und 5 Mio.');
    expect(say('en', revenue(1e6, null))).toBe('revenue from 1 M');
    expect(say('de', revenue(null, 250_000))).toBe('Umsatz bis 250 Tsd.');
    const ratio = { indicator: 'equity_ratio', operator: 'must' as const, values: [40, null] };
    expect(say('en', ratio)).toBe('equity ratio from 40%');
    expect(say('de', ratio)).toBe('Eigenkapitalquote ab 40 %');
  });

  it('says countries by their operator', () => {
    const three = ['Austria', 'Germany', 'Switzerland'];
    expect(say('en', countries('atleast', ...three))).toBe('in Austria, Germany or Switzerland');
    expect(say('de', countries('atleast', ...three))).toBe('in Österreich, Deutschland oder der Schweiz');
    expect(say('en', countries('exclusive', 'Austria', 'Germany'))).toBe('in either Austria or Germany');
    expect(say('en', countries('must', 'Austria'))).toBe('in Austria');
  });

  it('says values by their operator', () => {
    const industries = (operator: PerformanceIndicator['operator']) => ({
      indicator: 'industry',
      operator,
      values: ['Holzbau', 'Fertighäuser'],
    });
    expect(say('en', industries('exclusive'))).toBe('industry: either Holzbau or Fertighäuser');
    expect(say('en', industries('atleast'))).toBe('industry: Holzbau or Fertighäuser');
    expect(say('de', industries('must'))).toBe('Branche: Holzbau und Fertighäuser');
    const title = { indicator: 'employee_title', operator: 'must' as const, values: ['CEO'] };
    expect(say('en', title)).toBe('employee title: “CEO”');
  });

  it('has phrases for common choices', () => {
    expect(say('de', { indicator: 'legal_status', operator: 'must', values: ['Active'] })).toBe(
      'nur aktive Unternehmen',
    );
    expect(say('en', { indicator: 'status', operator: 'atleast', values: ['in_liquidation'] })).toBe(
      'status: In liquidation',
    );
  });

  it('says which kind of people is meant', () => {
    const kind = (...values: string[]) => ({ indicator: 'person_kind', operator: 'atleast' as const, values });
    expect(say('en', kind('Register'))).toBe('only people from registers');
    expect(say('de', kind('Profile'))).toBe('nur Personen mit Profil');
    expect(say('de', kind('Profile', 'Register'))).toBe('Profil oder Register: Profil oder Register');
  });

  it('says a time', () => {
    const founded = (...values: (number | string | null)[]) =>
      ({ indicator: 'founded', operator: 'must', values }) satisfies PerformanceIndicator;
    expect(say('en', founded(2010, 2015))).toBe('founded between 2010 and 2015');
    expect(say('de', founded('2010-03-01', null))).toBe('Gründung ab 1. März 2010');
    expect(say('en', founded(null, 2015))).toBe('founded up to 2015');
  });

  it('joins phrases of what a company can have several of', () => {
    const has = (operator: PerformanceIndicator['operator']) => ({
      indicator: 'has',
      operator,
      values: ['website', 'phone'],
    });
    expect(say('en', has('must'))).toBe('with a website and with a phone number');
    expect(say('de', has('atleast'))).toBe('mit Website oder mit Telefonnummer');
    expect(say('en', has('exclusive'))).toBe('known details: either Website or Phone');
    expect(say('de', { indicator: 'mark', operator: 'atleast', values: ['deletion_notice'] })).toBe(
      'mit angekündigter Löschung',
    );
    expect(say('en', { indicator: 'legal_status', operator: 'atleast', values: ['Active', 'Inactive'] })).toBe(
      'legal status: Active or Inactive',
    );
  });

  it('says address and radius together, and removes both together', () => {
    const around: PerformanceIndicator[] = [
      { indicator: 'address', operator: 'must', values: ['München'] },
      revenue(1, 2),
      { indicator: 'radius', operator: 'must', values: [50] },
    ];
    const [place] = sentencesOf({ filters }, around, speech('en'));
    expect(place?.text).toBe('within 50 km of München');
    expect(place?.rest).toEqual([revenue(1, 2)]);
  });

  it('survives values that make no sense', () => {
    expect(say('en', { indicator: 'revenue', operator: 'must', values: ['much', ''] })).toBe('revenue from much');
    expect(say('en', { indicator: 'country', operator: 'must', values: ['Atlantis'] })).toBe('in Atlantis');
    expect(say('en')).toBe('everything');
  });
});
