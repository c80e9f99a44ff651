import { describe, expect, it } from 'vitest';
import { dayAt, eventsAround, partAt, stepAt, timeAxis, unreadParts, yearMarks } from './time-axis.ts';

const TODAY = '2026-11-16';
const axis = timeAxis(
  [
    { started_on: '2012-03-01', ended_on: null },
    { started_on: '2012-09-10', ended_on: '2020-05-05' },
    { started_on: null, ended_on: null },
  ],
  TODAY,
);

describe('the years', () => {
  it('count what began and ended', () => {
    expect(axis.firstYear).toBe(2012);
    expect(axis.bars[0]).toEqual({ year: 2012, begun: 2, ended: 0 });
    expect(axis.bars.find(({ year }) => year === 2020)).toEqual({ year: 2020, begun: 0, ended: 1 });
    expect(axis.bars.at(-1)?.year).toBe(2026);
  });

  it('are at least five, and begin in 1970', () => {
    expect(timeAxis([], TODAY).bars.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(timeAxis([{ started_on: '1889-01-01', ended_on: null }], TODAY).firstYear).toBe(1970);
  });

  it('are written as far apart as they need', () => {
    expect(yearMarks(axis, 6)).toEqual([2015, 2020, 2026]);
    expect(yearMarks(timeAxis([], TODAY), 6)).toEqual([2022, 2023, 2024, 2025, 2026]);
  });
});

describe('the years before the first reading', () => {
  const parts = (earliest: string | null, latest: string | null, has_unknown = false) =>
    unreadParts(axis, { earliest, latest, has_unknown });

  it('reach to the first, and of some sources to the last reading', () => {
    expect(parts('2016-01-01', '2018-01-01')).toEqual({
      all: partAt(axis, '2016-01-01'),
      some: partAt(axis, '2018-01-01'),
    });
    expect(parts(null, null)).toEqual({ all: 0, some: 0 });
  });

  it('are all where it is not known when a source was read first', () => {
    expect(parts(null, null, true)).toEqual({ all: 1, some: 1 });
    expect(parts('2016-01-01', '2018-01-01', true)).toEqual({ all: partAt(axis, '2016-01-01'), some: 1 });
  });
});

describe('the slider', () => {
  it('steps by months and ends today', () => {
    expect(dayAt(axis, 0)).toBe('2012-01-01');
    expect(dayAt(axis, 13)).toBe('2013-02-01');
    expect(dayAt(axis, axis.steps)).toBeUndefined();
    for (let step = 0; step <= axis.steps; step++) expect(stepAt(axis, dayAt(axis, step))).toBe(step);
  });

  it('stays within its ends', () => {
    expect(stepAt(axis, '1950-01-01')).toBe(0);
    expect(partAt(axis, '1950-01-01')).toBe(0);
    expect(partAt(axis, '2099-01-01')).toBe(1);
  });

  it('jumps from event to event', () => {
    expect(eventsAround(axis, undefined)).toEqual({ previous: '2020-05-05', next: undefined });
    expect(eventsAround(axis, '2012-09-10')).toEqual({ previous: '2012-03-01', next: '2020-05-05' });
    expect(eventsAround(axis, '2020-05-05')).toEqual({ previous: '2012-09-10', next: 'today' });
    expect(eventsAround(axis, '2012-03-01').previous).toBeUndefined();
  });
});
