import { describe, expect, it } from 'vitest';
import { axisOf, barOf } from './mandate-axis.ts';
import { sampleMandate } from './sample-record.ts';

const TODAY = '2026-07-01';

describe('the axis of years', () => {
  it('reaches from the first day to today, with a line every five years', () => {
    const axis = axisOf([sampleMandate(1, { started_on: '2003-05-28' })], TODAY);
    expect(axis.ticks.map(({ year }) => year)).toEqual([2005, 2010, 2015, 2020, 2025]);
    expect(axis.at('2003-01-01')).toBe(0);
    expect(axis.today).toBeGreaterThan(97);
    expect(axis.at('2030-01-01')).toBe(100);
  });

  it('shows ten years at least, and fewer lines over a long life', () => {
    expect(axisOf([], TODAY).ticks.map(({ year }) => year)).toEqual([2020, 2025]);
    const long = axisOf([sampleMandate(1, { started_on: '1960-01-01' })], TODAY);
    expect(long.ticks.map(({ year }) => year)).toEqual([1970, 1980, 1990, 2000, 2010, 2020]);
  });
});

describe('the bar of a mandate', () => {
  const axis = axisOf([sampleMandate(1, { started_on: '2006-07-01' })], TODAY);
  const bar = (about: Parameters<typeof sampleMandate>[1]) => barOf(sampleMandate(1, about), axis, 'Managing director');

  it('reaches to today while it goes on, and carries its title if there is room', () => {
    expect(bar({ started_on: '2016-07-01' })).toMatchObject({
      to: axis.today,
      confirmedTo: axis.today,
      label: 'inside',
    });
    expect(bar({ started_on: '2025-07-01' })?.label).toBe('before');
    const short = { started_on: '2006-07-01', ended_on: '2007-07-01', state: 'past' } as const;
    expect(bar(short)).toMatchObject({ to: axis.at('2007-07-01'), label: 'after' });
  });

  it('is sure only up to the last word of its source', () => {
    const sources = [{ source_label: 'OffeneRegister', as_of: '2018-06-18' }];
    const drawn = bar({ started_on: '2018-05-03', state: 'unconfirmed', sources });
    expect(drawn).toMatchObject({ to: axis.today, confirmedTo: axis.at('2018-06-18') });
  });

  it('has its words in the part that is not sure where there is no room beside it', () => {
    const said = (as_of: string) => ({ state: 'unconfirmed' as const, sources: [{ source_label: 'x', as_of }] });
    expect(bar({ started_on: '2007-01-01', ...said('2018-06-18') })?.label).toBe('inside');
    expect(bar({ started_on: '2007-01-01', ...said('2007-06-18') })?.label).toBe('doubt');
  });

  it('fades where an end is not known, and is none without any day', () => {
    expect(bar({ started_on: null, ended_on: '2020-01-01', state: 'past' })?.open).toBe('start');
    expect(bar({ started_on: '2020-01-01', state: 'past' })?.open).toBe('end');
    expect(bar({ started_on: null })).toBeUndefined();
    expect(bar({ started_on: null, state: 'past' })).toBeUndefined();
  });
});
