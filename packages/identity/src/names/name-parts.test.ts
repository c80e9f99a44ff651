import { describe, expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';
import { calledNamesOf, readNameParts, surnamesOf } from './name-parts.ts';
import { soundOf } from './sound.ts';

const compare = (one: string, other: string) => compareNames(readNameParts(one), readNameParts(other));

describe('readNameParts', () => {
  it('takes a name apart, however a register writes it', () => {
    expect(readNameParts('Dr. Hans-Peter Müller')).toMatchObject({
      given: ['hans-peter'],
      surname: 'mueller',
      sex: 'male',
    });
    expect(readNameParts('Muster, Mag. Eva Maria')).toMatchObject({ given: ['eva', 'maria'], surname: 'muster' });
    expect(readNameParts('MUSTER Eva')).toMatchObject({ given: ['eva'], surname: 'muster' });
    expect(readNameParts('Karl von der Muster jun.')).toMatchObject({
      given: ['karl'],
      particles: 'von der',
      surname: 'muster',
      generation: 'junior',
    });
    expect(readNameParts('Otto Muster d. Ä.').generation).toBe('senior');
    expect(readNameParts('K.-H. Muster').given).toEqual(['k', 'h']);
    expect(readNameParts('Eva Beispiel, geb. Muster')).toMatchObject({ surname: 'beispiel', former: 'muster' });
  });

  it('knows under which names somebody else may look', () => {
    expect(surnamesOf(readNameParts('Eva Beispiel-Muster'))).toEqual(['beispiel-muster', 'beispiel', 'muster']);
    expect(surnamesOf(readNameParts('Eva Beispiel geb. Muster'))).toEqual(['beispiel', 'muster']);
    expect(calledNamesOf(readNameParts('Hans Peter Muster'))).toEqual(['johannes', 'peter', 'hans-peter']);
  });

  it('tells no sex from names of both', () => {
    expect(readNameParts('Andrea Muster').sex).toBeUndefined();
    expect(readNameParts('Toni Muster').sex).toBeUndefined();
    expect(readNameParts('Sepp Muster').sex).toBe('male');
  });

  it('hears Maier and Meyer alike', () => {
    expect(soundOf('maier')).toBe(soundOf('meyer'));
    expect(soundOf('schmidt')).toBe(soundOf('schmitt'));
    expect(soundOf('huber')).not.toBe(soundOf('gruber'));
  });
});

describe('compareNames', () => {
  it('sees through spellings of one name', () => {
    expect(compare('Thomas Müller', 'Dr. Thomas Mueller')).toMatchObject({ given: 'same', surname: 'same' });
    expect(compare('Hans Huber', 'Johann Huber')).toMatchObject({ given: 'nickname', surname: 'same' });
    expect(compare('Hans-Peter Huber', 'Hans Peter Huber')).toMatchObject({
      given: 'hyphen_lost',
      objection: undefined,
    });
    expect(compare('Eva Maria Huber', 'Eva Huber')).toMatchObject({ given: 'same_and_more', objection: undefined });
    expect(compare('Anna Maria Huber', 'Maria Huber')).toMatchObject({ given: 'second_name' });
    expect(compare('E. Huber', 'Eva Huber')).toMatchObject({ given: 'initial' });
    expect(compare('Eva von Muster', 'Eva Muster')).toMatchObject({ surname: 'particle_lost' });
    expect(compare('Eva Muster geb. Huber', 'Eva Huber')).toMatchObject({ surname: 'former', sharedSurname: 'huber' });
    expect(compare('Eva Muster-Huber', 'Eva Huber')).toMatchObject({ surname: 'double', sharedSurname: 'huber' });
    expect(compare('Eva Beispiel', 'Eva Beispeil')).toMatchObject({ surname: 'misspelt' });
  });

  it('keeps Muller and Müller two spellings', () => {
    expect(compare('Eva Muller', 'Eva Müller')).toMatchObject({ surname: 'misspelt' });
  });

  it('objects where two people cannot be one', () => {
    expect(compare('Hans Huber', 'Hans-Peter Huber')?.objection).toBe('given_names');
    expect(compare('Eva Maria Huber', 'Eva Luise Huber')?.objection).toBe('given_names');
    expect(compare('Otto Huber sen.', 'Otto Huber jun.')?.objection).toBe('generation');
    expect(compare('Martin Huber', 'Martina Huber')?.objection).toBe('sex');
  });

  it('finds nothing in common in two names', () => {
    expect(compare('Eva Huber', 'Otto Huber')).toBeUndefined();
    expect(compare('Anna Maria Huber', 'Maria Luise Huber')).toBeUndefined();
  });
});
