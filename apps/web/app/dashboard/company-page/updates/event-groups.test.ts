import type { CompanyEvent } from '@firmament/api-contract/calls/company-facts';
import { describe, expect, test } from 'vitest';
import { dayOfEvent, groupEvents, topicsOf } from './event-groups.ts';

const event = (about: Partial<CompanyEvent>): CompanyEvent => ({
  event_id: '00000000-0000-0000-0000-000000000000',
  kind: 'renamed',
  subject: '',
  happened_on: '2020-01-01',
  announced_on: null,
  seen_at: null,
  from: null,
  to: null,
  certainty: 'stated',
  supersedes: null,
  sources: [{ source_label: 'Firmenbuch', as_of: '2026-01-01' }],
  ...about,
});

describe('events', () => {
  test('of one day, topic and source stand together', () => {
    const groups = groupEvents([
      event({ kind: 'officer_entered', subject: 'Prokurist: A' }),
      event({ kind: 'renamed' }),
      event({ kind: 'officer_left', subject: 'Prokurist: B' }),
      event({ kind: 'officer_left', subject: 'Prokurist: C', happened_on: '2019-01-01' }),
      event({ kind: 'officer_left', subject: 'D', sources: [{ source_label: 'GLEIF', as_of: null }] }),
    ]);
    expect(groups.map(({ day, topic, source, events }) => [day, topic, source, events.length])).toEqual([
      ['2020-01-01', 'people', 'Firmenbuch', 2],
      ['2020-01-01', 'name_and_seat', 'Firmenbuch', 1],
      ['2019-01-01', 'people', 'Firmenbuch', 1],
      ['2020-01-01', 'people', 'GLEIF', 1],
    ]);
  });

  test('stand under the day they happened, else were announced, else were told of', () => {
    expect(dayOfEvent(event({ happened_on: null, announced_on: '2018-02-02' }))).toBe('2018-02-02');
    expect(dayOfEvent(event({ happened_on: null, kind: 'accounts_filed', subject: '2023-12-31' }))).toBe('2023-12-31');
    expect(dayOfEvent(event({ happened_on: null }))).toBe('2026-01-01');
    expect(dayOfEvent(event({ happened_on: null, sources: [], seen_at: '2026-02-03T04:05:06Z' }))).toBe('2026-02-03');
  });

  test('offer only the topics that they have', () => {
    expect(topicsOf([event({ kind: 'capital_changed' }), event({ kind: 'officer_left' })])).toEqual([
      'people',
      'capital',
    ]);
  });
});
