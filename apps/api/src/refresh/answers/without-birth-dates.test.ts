import { expect, it } from 'vitest';
import { withoutBirthDates } from './without-birth-dates.ts';

it.each([
  ['an element', '<n:GEBURTSDATUM>19800229</n:GEBURTSDATUM>', '<n:GEBURTSDATUM>1980</n:GEBURTSDATUM>'],
  [
    'an element with attributes',
    '<Geburtsdatum a="1">1980-02-29</Geburtsdatum>',
    '<Geburtsdatum a="1">1980</Geburtsdatum>',
  ],
  ['an attribute', '<PER GEBURTSDATUM="29.02.1980" VNR="1"/>', '<PER GEBURTSDATUM="1980" VNR="1"/>'],
  ['a field', '{"dateOfBirth": "1980-02-29", "since": "2001-03-04"}', '{"dateOfBirth": "1980", "since": "2001-03-04"}'],
  ['a text', 'Berta Beispiel, geb. 29.2.1980, seit 04.03.2001', 'Berta Beispiel, geb. 1980, seit 04.03.2001'],
  ['a text with an asterisk', 'Beispiel, Berta, *29.02.1980', 'Beispiel, Berta, *1980'],
  ['an unknown spelling', '<Geburtstag>29 Feb 80</Geburtstag>', '<Geburtstag> Feb </Geburtstag>'],
])('leaves the year of a date of birth in %s', (_, answer, kept) => {
  expect(withoutBirthDates(answer, ['1980-02-29'])).toEqual({ text: kept, isShortened: true });
});

it('leaves everything else as it came', () => {
  const answer = '<PER><GEBURTSDATUM>1980</GEBURTSDATUM><GEBURTSORT>Wien</GEBURTSORT><SEIT>20010304</SEIT></PER>';
  expect(withoutBirthDates(answer, ['1980-02-29'])).toEqual({ text: answer, isShortened: false });
});

it.each(['1980-02-29', '19800229', '29.02.1980', '29.2.1980'])('refuses an answer that still has %s', (date) => {
  expect(withoutBirthDates(`<PER><X>${date}</X></PER>`, ['1980-02-29'])).toBeUndefined();
  expect(withoutBirthDates(`<PER><X>${date}</X></PER>`, ['1980-02-28'])).toBeDefined();
});
