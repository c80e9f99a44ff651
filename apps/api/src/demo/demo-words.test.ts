import { industriesCalled, industryName } from '@firmament/api-contract/words/industry-name';
import { legalFormInFull } from '@firmament/api-contract/words/legal-form-name';
import { SECTORS } from '@firmament/demo-world/sectors';
import { TRADES } from '@firmament/demo-world/words/trades';
import { LEGAL_FORMS } from '@firmament/record/legal-forms/legal-forms';
import { describe, expect, it } from 'vitest';

/** Words that are the same in both languages. */
const SAME = new Set(['Massage']);

const untranslated = (words: readonly string[], translate: (word: string, language: 'en') => string): string[] =>
  [...new Set(words)].filter((word) => translate(word, 'en') === word && !SAME.has(word));

describe('the closed lists of the data read in English', () => {
  it('industries of companies', () => {
    expect(
      untranslated(
        TRADES.map(({ text }) => text),
        industryName,
      ),
    ).toEqual([]);
  });

  it('industries of people', () => {
    expect(
      untranslated(
        Object.values(SECTORS).map(({ label }) => label),
        industryName,
      ),
    ).toEqual([]);
  });

  it('legal forms', () => {
    const labels = Object.values(LEGAL_FORMS).flatMap((form) => Object.values(form.labels).map(({ text }) => text));
    expect(untranslated(labels, legalFormInFull)).toEqual([]);
  });

  it('industries are found by their English names, and shown in Swiss spelling too', () => {
    expect(industriesCalled('photovolt')).toContain('Elektroinstallation, Photovoltaik');
    expect(industryName('Grosshandel mit Holz', 'en')).toBe('Wholesale of timber');
    expect(industryName('Großhandel mit Holz', 'de')).toBe('Großhandel mit Holz');
    expect(industryName('Vom Register frei formuliert', 'en')).toBe('Vom Register frei formuliert');
  });
});
