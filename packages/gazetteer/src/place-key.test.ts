import { describe, expect, it } from 'vitest';
import { keysOf, placeKey, splitDistrict } from './place-key.ts';

describe('placeKey', () => {
  it.each([
    ['Frankfurt am Main', 'Frankfurt/Main', 'Frankfurt a. Main'],
    ['St. Gallen', 'Sankt Gallen', 'ST GALLEN'],
    ['Rothenburg ob der Tauber', 'Rothenburg o.d. Tauber', 'rothenburg tauber'],
    ['Köln', 'Koeln', 'Koln'],
  ])('spells %s, %s and %s alike', (...spellings) => {
    expect(new Set(spellings.map(placeKey)).size).toBe(1);
  });

  it('keeps a name that looks like a connector', () => {
    expect(placeKey('Au')).toBe('au');
    expect(placeKey('Im')).toBe('im');
  });
});

describe('keysOf', () => {
  it('finds a town without its river and with the river shortened', () => {
    expect([...keysOf('Frankfurt am Main', 'DE')]).toEqual(['frankfurt main', 'frankfurt', 'frankfurt m']);
    expect(keysOf('Frankfurt (Oder)', 'DE')).toContain('frankfurt oder');
  });

  it('finds a bilingual Swiss town under both names, a river under none', () => {
    expect(keysOf('Biel/Bienne', 'CH')).toContain('bienne');
    expect(keysOf('Nienburg/Saale', 'DE')).not.toContain('saale');
  });

  it('finds a district by its own name and with its city', () => {
    expect([...keysOf('Graz,01.Bez.:Innere Stadt', 'AT')]).toEqual(['graz innere stadt', 'innere stadt']);
  });
});

describe('splitDistrict', () => {
  it.each([
    ['Wien, Innere Stadt', { city: 'Wien', district: 'Innere Stadt' }],
    ['Graz,01.Bez.:Innere Stadt', { city: 'Graz', district: 'Innere Stadt' }],
    ['Linz', { city: 'Linz' }],
    [',', { city: ',' }],
  ])('reads %s', (name, parts) => {
    expect(splitDistrict(name)).toEqual(parts);
  });
});
