import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCentralEuropeanDate, readDate, readYear } from './read-date.ts';

describe('readDate', () => {
  it.each([
    ['2020-02-29', '2020-02-29'],
    ['2018-07-28T04:42:05Z', '2018-07-28'],
    ['19800229', '1980-02-29'],
    ['1.3.2021', '2021-03-01'],
    ['1514764800000', '2018-01-01'],
    [' 2020-01-01 ', '2020-01-01'],
  ])('reads %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each(['', '2019-02-29', '2020-13-01', '00000000', '31.04.2020', 'gestern', undefined])('refuses %s', (text) =>
    expect(readDate(text)).toBeUndefined(),
  );

  it('gives back every calendar date it is given', () => {
    const day = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(readDate(iso)).toBe(iso);
        expect(readDate(iso.replaceAll('-', ''))).toBe(iso);
        expect(readDate(iso.split('-').reverse().join('.'))).toBe(iso);
      }),
    );
  });
});

describe('readCentralEuropeanDate', () => {
  it.each([
    ['2004-06-06T22:00:00Z', '2004-06-07'],
    ['2011-12-31T23:00:00.000Z', '2012-01-01'],
    ['2008-03-08T00:00:00Z', '2008-03-08'],
    ['2008-03-08T22:15:00Z', '2008-03-08'],
  ])('reads %s as the day that was meant', (text, date) => expect(readCentralEuropeanDate(text)).toBe(date));
});

describe('readYear', () => {
  it.each([
    ['2019', 2019],
    ['2019-05', 2019],
    ['2019-05-01', 2019],
    ['20190', undefined],
    ['Present', undefined],
    ['0001', undefined],
  ])('reads %s', (text, year) => expect(readYear(text)).toBe(year));
});
