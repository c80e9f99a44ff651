import { maskOf, nodeKey, type Relation } from '@firmament/network/relation';
import { describe, expect, it } from 'vitest';
import type { RelationRow } from './network-rows.query.ts';
import { firstReadOf } from './read-scene.ts';
import { presentRelation } from './relation-presenter.ts';
import type { Named } from './sentences/stated-relation.ts';

const TODAY = '2026-11-18';

const [netzbau, rosa]: [Named, Named] = [
  { kind: 'company', name: 'Werk Netzbau GmbH', legalForm: 'GmbH', birthYear: null, place: 'Judenburg' },
  { kind: 'person', name: 'Rosa Muster', legalForm: null, birthYear: 1979, place: null },
];

const relation: Relation = {
  subject: nodeKey('person', 3),
  object: nodeKey('company', 1),
  kinds: maskOf(['management']),
  origin: 'mandate',
  row: 7,
  share: Number.NaN,
  start: 0,
  end: 0,
  isLikely: false,
};

/** Read once, in June 2018, from a source that stated no day. */
const row = (about: Partial<RelationRow> = {}): RelationRow => ({
  origin: 'mandate',
  id: 7,
  company_id: 1,
  title: 'Geschäftsführer',
  share: null,
  source_id: 1,
  source_label: 'OffeneRegister',
  started_on: null,
  ended_on: null,
  has_ended: false,
  is_listed: true,
  seen_from: '2018-06-18',
  seen_until: null,
  missed_on: null,
  as_of: '2018-06-18',
  first_as_of: '2018-06-18',
  ...about,
});

const shownOn = (on: string, about: Partial<RelationRow> = {}) =>
  presentRelation(
    relation,
    row(about),
    { from: rosa, to: netzbau },
    { on, measuredOn: on, today: TODAY, isToday: on === TODAY },
  );
const standsOn = (on: string, about: Partial<RelationRow> = {}) => {
  const wire = shownOn(on, about)?.wire;
  return wire && [wire.standing, wire.is_in_force, wire.basis];
};

describe('how a relation stands on a day', () => {
  it('is not known before anybody said so, and unconfirmed once that is two years ago', () => {
    expect(standsOn('1990-01-01')).toEqual(['undated', true, 'undated']);
    expect(standsOn('2018-06-18')).toEqual(['current', true, 'held']);
    expect(standsOn('2020-06-17')).toEqual(['current', true, 'last_stated']);
    expect(standsOn('2020-06-18')).toEqual(['unconfirmed', true, 'last_stated']);
    expect(standsOn(TODAY)).toEqual(['unconfirmed', true, 'last_stated']);
  });

  it('is that of the day, not of today, and has no basis where it is not in force', () => {
    const ended = { started_on: '2012-01-01', ended_on: '2024-06-30' };
    expect(shownOn('2016-01-01', ended)?.wire).toMatchObject({ state: 'past', standing: 'current', basis: 'held' });
    expect(standsOn('2023-01-01', ended)).toEqual(['current', true, 'held']);
    expect(standsOn('2025-01-01', ended)).toEqual(['past', false, null]);
  });

  it('is to come where its source did not list it yet', () => {
    expect(standsOn('2017-01-01', { first_as_of: '2015-01-01' })).toEqual(['to_come', false, null]);
  });
});

describe('when sources were read first', () => {
  it('says if that is not known of one of them', () => {
    const [known, unknown] = [shownOn(TODAY), shownOn(TODAY, { first_as_of: null })];
    if (known === undefined || unknown === undefined) throw new Error('Both are to be shown.');
    expect(firstReadOf([known])).toEqual({ earliest: '2018-06-18', latest: '2018-06-18', has_unknown: false });
    expect(firstReadOf([known, unknown])).toMatchObject({ latest: '2018-06-18', has_unknown: true });
    expect(firstReadOf([])).toEqual({ earliest: null, latest: null, has_unknown: false });
  });
});
