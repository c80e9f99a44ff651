import { describe, expect, it } from 'vitest';
import { courtOfGermanNumber, firmenbuchCourt, germanCourt, swissRegisterOffice } from './court.ts';

describe('the keeper of a register', () => {
  it.each([
    ['007', 'Handelsgericht Wien'],
    ['609', 'Landesgericht Leoben'],
    ['7', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('with the Firmenbuch code %s is %s', (code, court) => expect(firmenbuchCourt(code)).toBe(court));

  it.each([
    ['Freiburg', 'Amtsgericht Freiburg'],
    ['Amtsgericht Freiburg', 'Amtsgericht Freiburg'],
    ['Berlin (Charlottenburg)', 'Amtsgericht Charlottenburg'],
    ['K1101R', undefined],
  ])('called %s is %s', (name, court) => expect(germanCourt(name)).toBe(court));

  it.each([
    ['Musterstadt HRB 12 MU', 'Amtsgericht Musterstadt'],
    ['Nest früher Horst HRB 12', 'Amtsgericht Nest'],
    ['K1101R HRB 12', undefined],
    ['HRB 12', undefined],
    [undefined, undefined],
  ])('of the number %s is %s', (number, court) => expect(courtOfGermanNumber(number)).toBe(court));

  it('of a canton is its office', () => {
    expect(swissRegisterOffice('Luzern')).toBe('Handelsregisteramt des Kantons Luzern');
    expect(swissRegisterOffice(undefined)).toBeUndefined();
  });
});
