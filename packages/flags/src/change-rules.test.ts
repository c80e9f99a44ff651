import { describe, expect, it } from 'vitest';
import { MOVED_OFTEN, RENAMED_WITH_NEW_DIRECTOR } from './change-rules.ts';
import { DIRECTORS_CHANGED } from './director-changes.ts';
import type { Knowledge } from './rule.ts';
import { entered, left, sampleEvent, sampleKnowledge } from './sample-knowledge.ts';

/** A copy of a register of which nothing newer is known. */
const OLD_COPY: Partial<Knowledge> = {
  readings: [
    { sourceLabel: 'OffeneRegister', since: '2018-06-18', asOf: '2018-06-18', isRegister: true, namesPeople: true },
  ],
};

const READ_SINCE_SPRING: Partial<Knowledge> = {
  readings: [{ sourceLabel: 'Zefix', since: '2026-03-01', asOf: '2026-11-01', isRegister: true, namesPeople: true }],
};

describe('three or more changes of director in 12 months', () => {
  const check = (events: Knowledge['events'], about: Partial<Knowledge> = {}) =>
    DIRECTORS_CHANGED.check(sampleKnowledge({ events, ...about }));

  const three = [
    left('Anna Berg', '2025-03-14'),
    entered('Bernd Czermak', '2025-03-14'),
    left('Bernd Czermak', '2025-09-01'),
    entered('Dora Ehn', '2025-09-08'),
    left('Dora Ehn', '2026-02-02'),
    entered('Emil Fuchs', '2026-02-02'),
  ];

  it('tells how many came and went, between which days, and draws them', () => {
    const outcome = check(three);
    expect(outcome).toMatchObject({
      state: 'applies',
      title: {
        en: 'Three changes of director in 12 months',
        de: 'Drei Wechsel in der Geschäftsführung in 12 Monaten',
      },
      sentence: {
        en: 'Three left and three entered between 14 March 2025 and 2 February 2026.',
        de: 'Zwischen dem 14. März 2025 und dem 2. Februar 2026: drei ausgeschieden, drei eingetreten.',
      },
      day: '2026-02-02',
      drawing: { kind: 'changes', points: three.map(({ happened_on }) => ({ day: happened_on })) },
    });
    expect(outcome).toHaveProperty('evidence.length', 6);
  });

  it('tells of a day on which all were replaced', () => {
    expect(check(['A', 'B', 'C'].map((name) => left(name, '2026-04-10')))).toMatchObject({
      sentence: {
        en: 'Three left and nobody entered on 10 April 2026.',
        de: 'Am 10. April 2026: drei ausgeschieden, niemand eingetreten.',
      },
    });
  });

  it.each([
    ['exactly 12 months', '2026-03-14', 'applies'],
    ['a day more', '2026-03-15', 'does_not_apply'],
  ])('counts what happened within %s', (_, last, state) => {
    expect(check([left('A', '2025-03-14'), left('B', '2025-09-01'), left('C', last)]).state).toBe(state);
  });

  it.each([
    ['two years ago', '2024-11-18', 'does_not_apply'],
    ['a day later', '2024-11-19', 'applies'],
  ])('looks back to %s', (_, first, state) => {
    expect(check([left('A', first), left('B', '2025-02-01'), left('C', '2025-03-01')]).state).toBe(state);
  });

  it('does not count the first directors, other offices, new titles, or one person twice', () => {
    const founded = { foundedOn: '2026-01-10' };
    const first = ['A', 'B', 'C'].map((name) => entered(name, '2026-04-10'));
    expect(check(first, founded).state).toBe('does_not_apply');
    expect(check(['A', 'B', 'C'].map((name) => left(name, '2026-04-10', 'Prokurist'))).state).toBe('does_not_apply');
    const titles = ['A', 'B', 'C'].flatMap((name) => [
      left(name, '2026-04-10'),
      entered(name, '2026-04-10', 'Liquidator'),
    ]);
    expect(check(titles).state).toBe('does_not_apply');
    expect(check([left('A', '2026-04-10'), left('Á', '2026-04-11'), left('B', '2026-04-11')])).toMatchObject({
      sentence: {
        en: 'At most two in 12 months, since 18 November 2024 (Firmenbuch, as of 1 November 2026)',
        de: 'Höchstens zwei in 12 Monaten, seit 18. November 2024 (Firmenbuch, Stand 1. November 2026)',
      },
      day: '2026-11-01',
    });
  });

  it.each<[string, Partial<Knowledge>, string]>([
    [
      'whose data are old',
      OLD_COPY,
      'Die Angaben sind vom 18. Juni 2018; was seither geschehen ist, ist nicht bekannt.',
    ],
    [
      'whose register was not read long enough',
      READ_SINCE_SPRING,
      'Dieses Register lesen wir erst seit 1. März 2026; frühere Änderungen sind nicht alle bekannt.',
    ],
    ['of which nobody names directors', { readings: [] }, 'Keine unserer Quellen nennt die Geschäftsführung.'],
    [
      'of which somebody objected',
      { withheldPeople: 1 },
      '1 Person wird nicht angezeigt (Widerspruch); sehen Sie im Register nach.',
    ],
  ])('cannot be checked for a company %s', (_, about, de) => {
    expect(check([], about)).toMatchObject({ state: 'not_checkable', sentence: { de } });
    expect(check(three, about).state).toBe('applies');
  });

  it('needs no two years of a company that is younger', () => {
    expect(check([], { ...READ_SINCE_SPRING, foundedOn: '2026-02-01' }).state).toBe('does_not_apply');
  });
});

describe('moved twice or more in two years', () => {
  const moved = (day: string, to: string) => sampleEvent('moved', day, { from: 'Graz', to });
  const check = (events: Knowledge['events'], about: Partial<Knowledge> = {}) =>
    MOVED_OFTEN.check(sampleKnowledge({ events, ...about }));

  it('tells the days and the last address', () => {
    expect(check([moved('2026-05-03', 'Wien'), moved('2025-04-02', 'Linz')])).toMatchObject({
      state: 'applies',
      title: { en: 'Moved twice in two years', de: 'In zwei Jahren zweimal umgezogen' },
      sentence: {
        en: 'On 2 April 2025 and 3 May 2026, last to Wien.',
        de: 'Am 2. April 2025 und 3. Mai 2026, zuletzt: Wien.',
      },
      day: '2026-05-03',
    });
  });

  it('counts a move that two sources tell of once, and none of long ago', () => {
    expect(check([moved('2026-05-03', 'Wien'), moved('2026-05-09', 'Wien')])).toMatchObject({
      state: 'does_not_apply',
      sentence: { en: 'Moved once since 18 November 2024 (Firmenbuch, as of 1 November 2026)' },
    });
    expect(check([moved('2026-05-03', 'Wien'), moved('2024-11-18', 'Linz')]).state).toBe('does_not_apply');
    expect(check([moved('2026-05-03', 'Wien'), moved('2024-11-19', 'Linz')]).state).toBe('applies');
  });

  it('cannot be checked in an old copy, or without a register', () => {
    expect(check([], OLD_COPY).state).toBe('not_checkable');
    expect(check([], { readings: [] })).toMatchObject({
      sentence: {
        en: 'None of our sources names new addresses.',
        de: 'Keine unserer Quellen nennt neue Geschäftsanschriften.',
      },
    });
  });
});

describe('a new name and a new director within a year', () => {
  const renamed = (day: string) => sampleEvent('renamed', day, { from: 'Alt GmbH', to: 'Neu GmbH' });
  const check = (events: Knowledge['events'], about: Partial<Knowledge> = {}) =>
    RENAMED_WITH_NEW_DIRECTOR.check(sampleKnowledge({ events, ...about }));

  it('tells both days', () => {
    expect(check([renamed('2026-01-15'), left('Anna Berg', '2026-06-01')])).toMatchObject({
      state: 'applies',
      sentence: {
        en: 'Renamed on 15 January 2026, before that Alt GmbH; on 1 June 2026 a director left.',
        de: 'Umbenannt am 15. Januar 2026, davor Alt GmbH; am 1. Juni 2026 ist jemand aus der Leitung ausgeschieden.',
      },
      day: '2026-06-01',
    });
  });

  it('needs both within the last 12 months', () => {
    expect(check([renamed('2025-11-19'), left('Anna Berg', '2026-06-01')]).state).toBe('applies');
    expect(check([renamed('2025-11-18'), left('Anna Berg', '2026-06-01')])).toMatchObject({
      state: 'does_not_apply',
      sentence: { de: 'Nicht umbenannt seit 18. November 2025 (Firmenbuch, Stand 1. November 2026)' },
    });
    expect(check([renamed('2026-01-15')])).toMatchObject({
      state: 'does_not_apply',
      sentence: { en: 'Renamed, without a change of director (Firmenbuch, as of 1 November 2026)' },
    });
  });

  it('cannot be checked in an old copy, or where nobody names directors', () => {
    expect(check([], OLD_COPY).state).toBe('not_checkable');
    const [register] = sampleKnowledge().readings;
    const readings = register ? [{ ...register, namesPeople: false }] : [];
    expect(check([renamed('2026-01-15')], { readings }).state).toBe('not_checkable');
  });
});
