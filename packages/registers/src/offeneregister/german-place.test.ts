import { describe, expect, it } from 'vitest';
import { personPlace, readTown } from './german-place.ts';

describe('readTown', () => {
  it.each([
    ['Musterstadt', 'Musterstadt', undefined],
    ['Burg (Musterwald)', 'Burg (Musterwald)', undefined],
    ['Muster/Mark', 'Muster/Mark', undefined],
    ['Muster OT Nest', 'Muster', 'Nest'],
    ['Muster/OT Nest', 'Muster', 'Nest'],
    ['Muster, Ortsteil Nest', 'Muster', 'Nest'],
    ['Muster (Ortsteil Nest)', 'Muster', 'Nest'],
    ['Burg (Musterwald) OT Nest', 'Burg (Musterwald)', 'Nest'],
    ['Hohe Muster - OT Nest', 'Hohe Muster', 'Nest'],
    ['8551 Muster, OT Nest', 'Muster', 'Nest'],
    ['Muster/Sieg 1', 'Muster/Sieg', undefined],
    ['Muster -', 'Muster', undefined],
    ['Muster- Nest', 'Muster-Nest', undefined],
    ['Hansestadt Muster (Altm', 'Hansestadt Muster', undefined],
    ['Muster Rechtsform: nunmehr: Offene Handelsgesellschaft', 'Muster', undefined],
    ['OT Nest', 'OT Nest', undefined],
  ])('reads %s', (text, town, district) => expect(readTown(text)).toEqual({ town, district }));
});

describe('personPlace', () => {
  it.each([
    ['Musterstadt', 'Musterstadt'],
    ['Muster/Fils', 'Muster/Fils'],
    ['Basel / Schweiz', 'Basel, Schweiz'],
    ['Basel/Schweiz', 'Basel, Schweiz'],
    ['Basel (SCHWEIZ)', 'Basel, Schweiz'],
    ['Gent/Belgien / Belgien', 'Gent, Belgien'],
    ['Lincoln/USA', 'Lincoln, USA'],
    ['Schaan / FL / Liechtenstein', 'Schaan, Liechtenstein'],
    ['Luxemburg / Luxemburg', 'Luxemburg'],
    ['RP Achterberg / Niederlande', 'Achterberg, Niederlande'],
    ['nunmehr Musterstadt', 'Musterstadt'],
    ['einzelvertretungsberechtigt', undefined],
    ['mit der Befugnis zur Veräußerung', undefined],
    ['Prokura gemeinsam mit einem weiteren Prokuristen', undefined],
    ['Kaufmann', undefined],
    ['Dipl', undefined],
    ['27.04.1950', undefined],
    ['99990', undefined],
    ['Company No 05813509)', undefined],
    [undefined, undefined],
  ])('reads %s', (text, place) => expect(personPlace(text)).toBe(place));
});
