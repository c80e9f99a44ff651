import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeText } from './change-texts.ts';

describe('a change as a sentence', () => {
  it.each([
    ['website', 'a.example', null, 'Website removed, was “a.example”.', 'Website entfernt, war „a.example“.'],
    [
      'country',
      'AT',
      'DE',
      'Country changed from “Austria” to “Germany”.',
      'Land geändert von „Österreich“ auf „Deutschland“.',
    ],
    [
      'founded_on',
      null,
      '2001-02-03',
      'Founding date added: “3 February 2001”.',
      'Gründungsdatum ergänzt: „3. Februar 2001“.',
    ],
    [
      ...(['representative', null, 'Geschäftsführer: Anna Beispiel'] as const),
      'Anna Beispiel (managing director) is newly registered as representative.',
      'Anna Beispiel (Geschäftsführer) ist neu als Vertretung eingetragen.',
    ],
    [
      ...(['financial_report', null, '2024-12-31'] as const),
      'The accounts as of 31 December 2024 are new or were revised.',
      'Der Abschluss zum 31. Dezember 2024 ist neu oder wurde berichtigt.',
    ],
    ['latitude', '47', '48', 'Position on the map changed.', 'Position auf der Karte geändert.'],
    ['linkedin', null, 'x', 'Profile link added: “x”.', 'Profil-Link ergänzt: „x“.'],
  ] as const)('%s', (field, old_value, new_value, en, de) => {
    expect(changeText({ field, old_value, new_value })).toEqual({ en, de });
  });

  it('is one line with a full stop at the end, whatever changed', () => {
    const value = fc.option(fc.string({ maxLength: 300 }));
    fc.assert(
      fc.property(fc.string(), value, value, (field, old_value, new_value) => {
        for (const text of Object.values(changeText({ field, old_value, new_value }))) {
          expect(text).toMatch(/^[^\n]+\.$/);
          expect(text).not.toMatch(/null|undefined|Invalid/);
          expect(text.length).toBeLessThan(400);
        }
      }),
    );
  });
});
