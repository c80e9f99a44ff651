import { describe, expect, it } from 'vitest';
import { capitalTerm, leadingOrganTerm, registerAuthorityTerm, vatNumberTerm } from './country-terms.ts';
import { legalFormInFull, legalFormName } from './legal-form-name.ts';
import { officerTitle, whoAndRole } from './officer-title.ts';
import { countryName, localityName, regionName } from './place-name.ts';

describe('German by country', () => {
  it.each([
    ['AT', 'UID-Nummer', 'Firmenbuchgericht'],
    ['DE', 'USt-IdNr.', 'Registergericht'],
    ['CH', 'MWST-Nr.', 'Handelsregisteramt'],
  ])('%s: %s, %s', (country, vatNumber, authority) => {
    expect(vatNumberTerm(country, 'de')).toBe(vatNumber);
    expect(registerAuthorityTerm(country, 'de')).toBe(authority);
  });

  it('takes the name of a country on the wire as well', () => {
    expect(vatNumberTerm('Switzerland', 'de')).toBe('MWST-Nr.');
    expect(vatNumberTerm(null, 'en')).toBe('VAT number');
  });

  it.each([
    ['AG', 'Austria', 'Vorstand', 'Executive board'],
    ['AG', 'Switzerland', 'Verwaltungsrat', 'Board of directors'],
    ['GmbH', 'Germany', 'Geschäftsführung', 'Managing directors'],
    ['GmbH & Co. KG', 'Germany', 'Geschäftsführung', 'Managing directors'],
    ['OG', 'Austria', 'Geschäftsführende Gesellschafter', 'Managing partners'],
    ['Verein', 'Austria', 'Vorstand', 'Board'],
    ['eG', 'Germany', 'Vorstand', 'Board'],
    ['Genossenschaft', 'Switzerland', 'Verwaltung', 'Board'],
    ['Stiftung', 'Switzerland', 'Stiftungsrat', 'Foundation board'],
    ['e.K.', 'Germany', 'Inhaber/in', 'Proprietor'],
    ['SE', 'Germany', 'Leitung', 'Management'],
    [null, null, 'Leitung', 'Management'],
  ])('%s, %s: run by %s', (form, country, german, english) => {
    expect(leadingOrganTerm(form, country, 'de')).toBe(german);
    expect(leadingOrganTerm(form, country, 'en')).toBe(english);
  });

  it('capital', () => {
    expect(capitalTerm('AG', 'Austria', 'de')).toBe('Grundkapital');
    expect(capitalTerm('AG', 'Switzerland', 'de')).toBe('Aktienkapital');
    expect(capitalTerm('GmbH', 'Germany', 'de')).toBe('Stammkapital');
    expect(capitalTerm(null, null, 'de')).toBe('Stamm- oder Grundkapital');
    expect(capitalTerm('AG', 'Switzerland', 'en')).toBe('Registered capital');
  });
});

describe('functions in companies', () => {
  it.each([
    ['Geschäftsführer/in', 'Managing director'],
    ['Geschäftsführer/in (handelsrechtlich)', 'Managing director'],
    ['Vorstand', 'Member of the board'],
    ['Vorsitzende/r des Aufsichtsrats', 'Chair of the supervisory board'],
    ['Präsidentin des Verwaltungsrates', 'Chair of the board of directors'],
    ['Gesellschafterin und Geschäftsführerin', 'Shareholder and managing director'],
    ['Unbeschränkt haftende/r Gesellschafter/in', 'General partner'],
    ['Persönlich haftender Gesellschafter', 'General partner'],
    ['Kommanditist/in', 'Limited partner'],
    ['Prokuristin', 'Holder of Prokura'],
    ['Obfrau', 'Chair'],
    ['Liquidator', 'Liquidator'],
  ])('%s', (title, english) => {
    expect(officerTitle(title, 'en')).toBe(english);
    expect(officerTitle(title, 'de')).toBe(title);
  });

  it('are partners in a partnership', () => {
    expect(officerTitle('Gesellschafter', 'en', 'OHG')).toBe('Partner');
    expect(officerTitle('Gesellschafter', 'en', 'GmbH')).toBe('Shareholder');
  });

  it('stay in the words of the register where one part is not known', () => {
    expect(officerTitle('Geschäftsführer und Hofrat', 'en')).toBe('Geschäftsführer und Hofrat');
  });

  it('stand behind the name in events', () => {
    expect(whoAndRole('Prokurist: Jakob Pointner', 'en')).toEqual({
      name: 'Jakob Pointner',
      role: 'holder of Prokura',
    });
    expect(whoAndRole('parent: Adler Holding AG', 'de')).toEqual({
      name: 'Adler Holding AG',
      role: 'Mutterunternehmen',
    });
    expect(whoAndRole('head_office: Star GmbH', 'de')).toEqual({ name: 'Star GmbH', role: 'Hauptniederlassung' });
    expect(whoAndRole('Jakob Pointner', 'en')).toEqual({ name: 'Jakob Pointner', role: '' });
  });
});

describe('legal forms and places', () => {
  it('explain short forms and translate words', () => {
    expect(legalFormInFull('GmbH', 'en')).toBe('GmbH (limited liability company)');
    expect(legalFormInFull('UG (haftungsbeschränkt)', 'en')).toBe(
      'UG (haftungsbeschränkt), limited liability company with low capital',
    );
    expect(legalFormInFull('GmbH', 'de')).toBe('GmbH');
    expect(legalFormName('Genossenschaft', 'en')).toBe('Cooperative');
    expect(legalFormName('GmbH', 'en')).toBe('GmbH');
    expect(legalFormName('toString', 'en')).toBe('toString');
  });

  it('name countries and regions in the reader’s language', () => {
    expect(localityName('Judenburg, Österreich', 'en')).toBe('Judenburg, Austria');
    expect(localityName('Judenburg, Österreich', 'de')).toBe('Judenburg, Österreich');
    expect(localityName('Judenburg', 'en')).toBe('Judenburg');
    expect(localityName('Straßburg, Frankreich', 'en')).toBe('Straßburg, France');
    expect(countryName('Austria', 'de')).toBe('Österreich');
    expect(regionName('Steiermark', 'en')).toBe('Styria');
    expect(regionName('Steiermark', 'de')).toBe('Steiermark');
  });
});
