import { describe, expect, it } from 'vitest';
import { powerText } from './power-text.ts';

const english = (text: string, title = 'Geschäftsführer/in'): string => powerText(text, title, 'en');

describe('the text of a power', () => {
  it.each([
    ['vertritt seit 01.02.2015 selbständig', 'represents alone since 1 February 2015'],
    [
      'vertritt seit 01.02.2015 gemeinsam mit einem weiteren Geschäftsführer oder einem Prokuristen',
      'represents with another managing director or a holder of Prokura since 1 February 2015',
    ],
    ['einzelvertretungsberechtigt', 'represents alone'],
    ['Einzelunterschrift', 'represents alone'],
    ['Kollektivunterschrift zu zweien', 'represents with another authorised signatory'],
    ['von der Vertretung ausgeschlossen', 'does not represent the company'],
    ['vertretungsberechtigt gemäß allgemeiner Vertretungsregelung', 'represents under the general rule'],
    [
      'einzelvertretungsberechtigt mit der Befugnis im Namen der Gesellschaft mit sich im eigenen Namen oder als Vertreter eines Dritten Rechtsgeschäfte abzuschließen',
      'represents alone, may contract with themselves, may act for both sides',
    ],
  ])('says %s in English', (german, expected) => {
    expect(english(german)).toBe(expected);
  });

  it('says Prokura in English', () => {
    expect(english('Einzelprokura', 'Prokurist/in')).toBe('sole Prokura');
    expect(
      english('Gesamtprokura gemeinsam mit einem Geschäftsführer oder einem anderen Prokuristen', 'Prokurist'),
    ).toBe('joint Prokura with a managing director or another holder of Prokura');
  });

  it('keeps the words of the register where it cannot read them', () => {
    expect(english('nach Maßgabe der Satzung')).toBe('nach Maßgabe der Satzung');
  });

  it('keeps German for German readers, and puts the English of a copy into German', () => {
    expect(powerText('Einzelprokura', 'Prokurist', 'de')).toBe('Einzelprokura');
    expect(powerText('sole representation', 'Geschäftsführer', 'de')).toBe('einzelvertretungsberechtigt');
    expect(english('sole representation')).toBe('represents alone');
  });
});
