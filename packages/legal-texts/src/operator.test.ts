import { expect, it } from 'vitest';
import { fullNameOf } from './operator.ts';

it.each([
  ['Sternbild Daten GmbH', 'Gesellschaft mit beschränkter Haftung', 'Sternbild Daten GmbH'],
  ['Sternbild Daten GmbH & Co KG', 'Kommanditgesellschaft', 'Sternbild Daten GmbH & Co KG'],
  ['Muster e.U.', 'Eingetragenes Einzelunternehmen', 'Muster e.U.'],
  ['Sternbild Genossenschaft', 'Genossenschaft', 'Sternbild Genossenschaft'],
  ['Agenda', 'Verein', 'Agenda, Verein'],
])('says the legal form of %s once', (name, legalForm, full) => {
  expect(fullNameOf({ name, legalForm })).toBe(full);
});
