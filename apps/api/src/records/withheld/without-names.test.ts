import { describe, expect, it } from 'vitest';
import { withoutNames } from './without-names.ts';

const EVA = ['eva huber'];

describe('a line of names without those who objected', () => {
  it.each([
    ['Berta Muster 26 %, Eva Huber 74 %', 'Berta Muster 26 %'],
    ['Müller, Hans; Huber, Eva', 'Müller, Hans'],
    ['Müller, Hans\nHuber, Eva', 'Müller, Hans'],
    ['Huber Eva, Müller Hans', 'Müller Hans'],
    ['Eva Maria Huber, Hans Müller', 'Hans Müller'],
    ['Mag. Dr. Eva HUBER, geb. 1971; Hans Müller', 'geb. 1971; Hans Müller'],
    ['Eva Muster geb. Huber; Hans Müller', 'Hans Müller'],
    ['E. Huber, Hans Müller', 'Hans Müller'],
    ['Hans Müller und Eva Huber', 'Hans Müller'],
    ['Huber, Eva', null],
    // Whose surname is whose cannot be told.
    ['Müller, Hans, Huber, Eva', null],
    ['Eva und Hans Huber; Berta Muster', 'Berta Muster'],
  ])('%s', (line, left) => {
    expect(withoutNames(line, EVA)).toBe(left);
  });

  it.each([
    'Eva Müller 50 %, Hans Huber 50 %',
    'Huber Holding GmbH',
    'Streubesitz',
    'Evamaria Hubert',
    'Müller, Eva; Huber, Hans',
  ])('keeps others: %s', (line) => {
    expect(withoutNames(line, EVA)).toBe(line);
  });

  it('knows a name however its umlauts and hyphens are written, and by each name that the person bore', () => {
    const jana = ['jana oellinger huber', 'jana boehm'];
    for (const spelling of ['Jana Öllinger-Huber', 'Ollinger-Huber Jana', 'Jana Oellinger', 'BÖHM Jana', 'Jana Bohm'])
      expect(withoutNames(`${spelling}; Hans Müller`, jana)).toBe('Hans Müller');
    expect(withoutNames('Maria von der Leiten', ['von der'])).toBe('Maria von der Leiten');
  });
});
