import { expect, test } from 'vitest';
import { fileNameIn } from './save-file.ts';

test.each([
  ['attachment; filename="firmament-companies-2026-03-10.csv"', 'firmament-companies-2026-03-10.csv'],
  ['attachment; filename="../../etc/passwd"', undefined],
  ['attachment', undefined],
  [null, undefined],
])('the header %s has the file name %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
