import { expect, it } from 'vitest';
import { readCompanyOfficer } from './company-officer.ts';

it.each([
  [
    'Adler UG (haftungsbeschränkt), Nest (Amtsgericht Nest HRB 12), mit der Befugnis …',
    'Adler UG (haftungsbeschränkt)',
    'Nest',
    'Nest HRB 12',
  ],
  ['Adler GmbH mit Sitz in 99990 Nest, (Amtsgericht Nest HRB 12).', 'Adler GmbH', 'Nest', 'Nest HRB 12'],
  ['Adler GmbH, Nest (Amtsgericht Nest, HRB 12 P)', 'Adler GmbH', 'Nest', 'Nest HRB 12 P'],
  ['Adler GmbH, Nest (AG Nest HR B 12)', 'Adler GmbH', 'Nest', 'Nest HRB 12'],
  ['Adler eG, Nest (Amtsgericht Nest GnR 12)', 'Adler eG', 'Nest', 'Nest GnR 12'],
  ['Adler, Baugesellschaft mbH, Nest (Amtsgericht Nest HRB 12)', 'Adler, Baugesellschaft mbH', 'Nest', 'Nest HRB 12'],
  ['Adler & Co.', 'Adler & Co.', undefined, undefined],
  ['Adler GmbH, Nest.', 'Adler GmbH', 'Nest', undefined],
  ['Adler GmbH, Nest i.d.OPf.', 'Adler GmbH', 'Nest i.d.OPf.', undefined],
  ['Adler, Spatz & Star GmbH, Nest', 'Adler, Spatz & Star GmbH', 'Nest', undefined],
  ['Adler GmbH, einzelvertretungsberechtigt', 'Adler GmbH', undefined, undefined],
  ['Adler S.A., Luxemburg/Luxemburg', 'Adler S.A.', 'Luxemburg', undefined],
  ['Adler GmbH, Nest (Wald) (Amtsgericht Nest HRB 12)', 'Adler GmbH', 'Nest (Wald)', 'Nest HRB 12'],
  ['Adler GmbH, Nest (Horst 8131)', 'Adler GmbH', 'Nest', undefined],
  ['Adler GmbH, Nest (AG Horst (Wald)', 'Adler GmbH', 'Nest', undefined],
  ['in: Adler GmbH', 'Adler GmbH', undefined, undefined],
  [':2) Adler GmbH', 'Adler GmbH', undefined, undefined],
])('reads %s', (text, name, place, registerNumber) => {
  expect(readCompanyOfficer(text)).toEqual({ name, place, registerNumber });
});
