import { expect, test } from 'vitest';
import { isLeading, isLiquidating, officeOf } from './office-of-title.ts';

test.each([
  ['Geschäftsführer', 'director'],
  ['Geschäftsführer/in (handelsrechtlich)', 'director'],
  ['Gesellschafterin und Geschäftsführerin', 'director'],
  ['Vorsitzender der Geschäftsführung', 'director, chair'],
  ['Vorstand', 'board_member'],
  ['Vorsitzende des Vorstands', 'board_member, chair'],
  ['Mitglied des Verwaltungsrates', 'board_member'],
  ['Präsidentin des Stiftungsrates', 'board_member, chair'],
  ['Vizepräsident des Verwaltungsrates', 'board_member'],
  ['Obmann/Obfrau', 'board_member, chair'],
  ['Obmann-Stellvertreter', 'board_member'],
  ['Persönlich haftender Gesellschafter', 'partner'],
  ['Unbeschränkt haftende/r Gesellschafter/in', 'partner'],
  ['Partner', 'partner'],
  ['Liquidator/in', 'liquidator'],
  ['Prokurist/in', 'prokurist'],
  ['associé-gérant', 'director'],
  ['socio e gerente', 'director'],
  ['Vertretungsberechtigt', 'representative'],
  ['Zeichnungsberechtigt', ''],
  ['Inhaber/in', ''],
])('%s acts as %s', (title, parts) => {
  expect(officeOf(title)).toMatchObject({ parts: parts === '' ? [] : parts.split(', '), isActing: true });
});

test.each([
  'Aufsichtsrat',
  'Kommanditist/in',
  'Kommanditärin',
  'Gesellschafter/in',
  'Stifter',
  'Revisionsstelle',
  'Gewerberechtlicher Geschäftsführer',
])('%s does not act', (title) => {
  expect(officeOf(title)).toMatchObject({ parts: [], isActing: false });
});

test('a title that says nothing is no title without power', () => {
  expect(officeOf('CEO')).toMatchObject({ parts: [], isActing: undefined });
});

test('a permanent representative acts for a branch', () => {
  expect(officeOf('Ständiger Vertreter der Zweigniederlassung').isForBranch).toBe(true);
});

test.each([
  'Geschäftsführer',
  'Mitglied des Verwaltungsrates',
  'Obfrau',
  'Komplementär',
  'Präsident',
  'Inhaber/in',
  'Vertretungsberechtigt',
])('%s leads', (title) => {
  expect([isLeading(title), isLiquidating(title)]).toEqual([true, false]);
});

test.each([
  'Prokurist',
  'Aufsichtsrat',
  'Kommanditist/in',
  'Gesellschafter/in',
  'Zeichnungsberechtigt',
  'CEO',
  'Gewerberechtlicher Geschäftsführer',
])('%s does not lead', (title) => {
  expect(isLeading(title)).toBe(false);
});

test('a liquidator acts, but does not lead', () => {
  expect([isLeading('Liquidatorin'), isLiquidating('Abwickler')]).toEqual([false, true]);
});
