import { createGazetteer } from '@firmament/gazetteer/gazetteer';
import { expect, it } from 'vitest';
import { splitPlace } from './place-in-words.ts';

const place = (name: string, country: string, population: number, latitude: number) => ({
  name,
  country,
  population,
  position: { latitude, longitude: 12 },
});

const gazetteer = createGazetteer([
  place('München', 'DE', 1_500_000, 48.1),
  place('Münchberg', 'DE', 10_000, 50.2),
  place('Neustadt', 'DE', 50_000, 49.3),
  place('Wiener Neustadt', 'AT', 45_000, 47.8),
  place('Bad Ischl', 'AT', 14_000, 47.7),
  place('Frankfurt am Main', 'DE', 750_000, 50.1),
]);

it.each([
  ['müller gmbh münchen', 'müller gmbh', 'München'],
  ['Kristall Münchberg', 'Kristall', 'Münchberg'],
  ['Müller GmbH, München', 'Müller GmbH', 'München'],
  ['müller gmbh in munich', 'müller gmbh', 'München'],
  ['München Müller GmbH', 'Müller GmbH', 'München'],
  ['Adler Wiener Neustadt', 'Adler', 'Wiener Neustadt'],
  ['Hotel Bad Ischl', 'Hotel', 'Bad Ischl'],
  ['Adler Bau Frankfurt am Main', 'Adler Bau', 'Frankfurt am Main'],
])('"%s" may be "%s" in %s', (typed, rest, label) => {
  expect(splitPlace(gazetteer, typed)[0]).toMatchObject({ rest, label, address: label });
});

it.each(['München', 'Müller GmbH', 'Adler München GmbH', 'in München', 'Hotel 1900', '', ' , '])(
  'there is no place beside other words in "%s"',
  (typed) => {
    expect(splitPlace(gazetteer, typed)).toEqual([]);
  },
);
