import { FLAG_RULES } from '@firmament/api-contract/calls/company-flags';
import { describe, expect, it } from 'vitest';
import { DIRECTOR_OF_FAILING_COMPANY } from './failing-elsewhere.ts';
import type { Knowledge, OfficeElsewhere } from './rule.ts';
import { flagsOf, RULES } from './rule-table.ts';
import {
  filed,
  left,
  sampleCheck,
  sampleEvent,
  sampleKnowledge,
  samplePerson,
  sampleReport,
} from './sample-knowledge.ts';
import { DELETION_ANNOUNCED, INSOLVENCY, LIQUIDATION, NOBODY_SIGNS } from './standing-rules.ts';

const OLD = { sourceLabel: 'OffeneRegister', asOf: '2024-11-18' };
const OLD_READINGS = [{ ...OLD, since: '2018-06-18', isRegister: true, namesPeople: true }];

describe('insolvency', () => {
  const check = (about: Parameters<typeof sampleCheck>[1], events: Knowledge['events'] = []) =>
    INSOLVENCY.check(sampleKnowledge({ events, checks: [sampleCheck('insolvency', about)] }));

  it('is told in the words of its source, from the day it was opened', () => {
    const found = {
      state: 'found',
      value: 'Konkurs, LG Leoben',
      source_label: 'Demo data',
      as_of: '2026-09-01',
    } as const;
    expect(check(found, [sampleEvent('insolvency_opened', '2026-05-12')])).toMatchObject({
      state: 'applies',
      sentence: {
        en: 'Konkurs, LG Leoben · Demo data, as of 1 September 2026',
        de: 'Konkurs, LG Leoben · Demodaten, Stand 1. September 2026',
      },
      day: '2026-05-12',
    });
    expect(check(found)).toMatchObject({ day: '2026-09-01', evidence: [{ kind: 'source' }] });
  });

  it('is none only where a source that would know was asked, not long ago', () => {
    const asked = { state: 'not_found', source_label: 'SHAB' } as const;
    expect(check({ ...asked, as_of: '2024-11-19' })).toMatchObject({
      state: 'does_not_apply',
      sentence: { en: 'None found (SHAB, as of 19 November 2024)' },
    });
    expect(check({ ...asked, as_of: '2024-11-18' }).state).toBe('not_checkable');
    expect(check({})).toMatchObject({
      state: 'not_checkable',
      sentence: { de: 'In diesem Land gibt es dafür keine offene Quelle.' },
    });
  });
});

describe('liquidation and deletion', () => {
  it('tells since when, if the register does', () => {
    const status = { value: 'in_liquidation', sourceLabel: 'Firmenbuch', asOf: '2026-11-01' } as const;
    expect(LIQUIDATION.check(sampleKnowledge({ status }))).toMatchObject({
      state: 'applies',
      title: { en: 'In liquidation', de: 'In Liquidation' },
      day: '2026-11-01',
    });
    const events = [sampleEvent('liquidation', '2026-02-02')];
    expect(LIQUIDATION.check(sampleKnowledge({ status, events }))).toMatchObject({
      sentence: {
        en: 'Since 2 February 2026 (Firmenbuch, as of 1 November 2026).',
        de: 'Seit 2. Februar 2026 (Firmenbuch, Stand 1. November 2026).',
      },
      day: '2026-02-02',
    });
    const deleted = { ...status, value: 'terminated' } as const;
    expect(LIQUIDATION.check(sampleKnowledge({ status: deleted }))).toMatchObject({
      title: { de: 'Im Register gelöscht' },
    });
    expect(DELETION_ANNOUNCED.check(sampleKnowledge({ status: deleted })).state).toBe('does_not_apply');
    expect(NOBODY_SIGNS.check(sampleKnowledge({ status: deleted, people: [] })).state).toBe('does_not_apply');
  });

  it('calls nothing active that was so two years ago', () => {
    const on = (asOf: string | null) =>
      LIQUIDATION.check(sampleKnowledge({ status: { value: 'active', sourceLabel: 'Firmenbuch', asOf } }));
    expect(on('2024-11-19')).toMatchObject({ state: 'does_not_apply', day: '2024-11-19' });
    expect(on('2024-11-18').state).toBe('not_checkable');
    expect(on(null)).toMatchObject({ sentence: { de: 'Die Quelle des Status nennt keinen Tag.' } });
  });

  it('tells of an announced deletion, and not before it was announced', () => {
    const notice = sampleCheck('deletion_notice', {
      state: 'found',
      value: 'Löschung wegen Vermögenslosigkeit',
      source_label: 'Firmenbuch',
      as_of: '2026-07-21',
    });
    const on = (day: string) => DELETION_ANNOUNCED.check(sampleKnowledge({ checks: [notice], day, isToday: false }));
    expect(on('2026-07-21')).toMatchObject({ state: 'applies', day: '2026-07-21' });
    expect(on('2026-07-20')).toMatchObject({
      state: 'not_checkable',
      sentence: { en: 'Nobody was asked by that day.', de: 'Bis zu diesem Tag wurde niemand abgefragt.' },
    });
  });
});

describe('nobody who may sign', () => {
  const check = (about: Partial<Knowledge>) => NOBODY_SIGNS.check(sampleKnowledge(about));
  const gone = samplePerson('Lena Hartwig', { is_in_charge: false, ended_on: '2026-03-01', as_of: '2026-02-01' });

  it('tells when the last one left', () => {
    expect(check({ people: [gone] })).toMatchObject({
      state: 'applies',
      sentence: {
        en: 'The last one left on 1 March 2026 (Firmenbuch, as of 1 November 2026).',
        de: 'Zuletzt am 1. März 2026 ausgeschieden (Firmenbuch, Stand 1. November 2026).',
      },
      day: '2026-03-01',
    });
    expect(check({ people: [gone, samplePerson('Jakob Pointner')] }).state).toBe('does_not_apply');
    expect(check({ people: [gone, samplePerson('Jakob Pointner', { title: 'Aufsichtsrat' })] }).state).toBe('applies');
  });

  it('cannot be checked where nobody was ever named, somebody objected, or the data are old', () => {
    expect(check({ people: [] })).toMatchObject({ sentence: { de: 'Keine unserer Quellen nennt, wer es vertritt.' } });
    expect(check({ people: [gone], withheldPeople: 2 })).toMatchObject({
      state: 'not_checkable',
      sentence: { en: '2 people are not shown (objection); check the register.' },
    });
    const partner = { mandate_id: null, name: 'Alt Holding GmbH', title: 'Komplementärin', limits: [], evidence: null };
    const signing = { ways: [], quoted: [], not_stated: [partner] };
    expect(check({ people: [], signing }).state).toBe('does_not_apply');
    for (const about of [{ people: [gone] }, { people: [], signing }]) {
      expect(check({ ...about, readings: OLD_READINGS }).state).toBe('not_checkable');
    }
  });
});

describe('the only director of a company that is failing', () => {
  const other: OfficeElsewhere = {
    mandateId: 1,
    companyId: 7,
    companyName: 'Untergang GmbH',
    title: 'geschäftsführerin',
    isOver: true,
    isInsolvent: true,
    isCertain: true,
  };
  const check = (about: Partial<Knowledge>) => DIRECTOR_OF_FAILING_COMPANY.check(sampleKnowledge(about));

  it('applies to certainly the same person', () => {
    expect(check({ elsewhere: [other, { ...other, companyId: 8 }] })).toMatchObject({
      state: 'applies',
      sentence: {
        en: 'Lena Hartwig was also a director of Untergang GmbH (insolvent) and of 1 more.',
        de: 'Lena Hartwig war auch in der Leitung von Untergang GmbH (insolvent) und von 1 weiteren.',
      },
      evidence: [
        { kind: 'person', id: 'reg.1' },
        { kind: 'company', id: '7' },
        { kind: 'company', id: '8' },
      ],
    });
  });

  it('does not count what is only likely', () => {
    expect(check({ elsewhere: [{ ...other, isCertain: false, isInsolvent: false }] })).toMatchObject({
      state: 'not_checkable',
      sentence: {
        en: 'Only likely the same person: a director of Untergang GmbH (in liquidation). Likely does not count.',
        de: 'Nur vermutlich dieselbe Person: in der Leitung von Untergang GmbH (in Liquidation). Vermutungen zählen nicht.',
      },
    });
  });

  it('does not apply to one of two directors, a holder of Prokura elsewhere, or somebody without another office', () => {
    const two = [samplePerson('Lena Hartwig'), samplePerson('Jakob Pointner', { mandate_id: 2 })];
    expect(check({ people: two, elsewhere: [other] }).state).toBe('does_not_apply');
    expect(check({ elsewhere: [{ ...other, title: 'prokuristin' }] }).state).toBe('does_not_apply');
    expect(check({}).state).toBe('does_not_apply');
  });

  it('cannot be checked for an earlier day, unknown people, or old data', () => {
    for (const about of [
      { isToday: false },
      { people: [] },
      { withheldPeople: 1 },
      { readings: OLD_READINGS },
      { people: [samplePerson('Lena Hartwig', { employee_id: null })] },
    ]) {
      expect(check({ elsewhere: [other], ...about }).state).toBe('not_checkable');
    }
  });
});

describe('the table of rules', () => {
  it('holds every rule of the contract once, readable in both languages', () => {
    expect(RULES.map(({ name }) => name)).toEqual(FLAG_RULES);
    for (const { title, condition, needs } of RULES) {
      for (const text of [title, condition, needs]) expect(text.en && text.de && text.en !== text.de).toBe(true);
    }
  });

  it('tells those that apply first, what is to be checked before what is good to know, newest first', () => {
    const reports = [412, 286, 64, -118, -203].map((equity, place) =>
      sampleReport(`${2020 + place}-12-31`, { equity, revenue: 3000 + place }),
    );
    const events = [
      ...['2025-03-14', '2025-09-01', '2026-02-02'].map((day, place) => left(`Person ${'ABC'[place]}`, day)),
      filed('2023-12-31', '2024-10-12'),
      filed('2024-12-31', '2026-01-29'),
    ];
    const checks = [sampleCheck('insolvency', { state: 'not_found', source_label: 'Demo data', as_of: '2026-11-01' })];
    const flags = flagsOf(sampleKnowledge({ reports, events, checks }));
    expect(flags.flatMap(({ rule, state, day }) => (state === 'applies' ? [[rule, day]] : []))).toEqual([
      ['directors_changed', '2026-02-02'],
      ['accounts_late', '2026-01-29'],
      ['equity_negative', '2024-12-31'],
      ['revenue_grown', '2024-12-31'],
    ]);
    expect(flags.filter(({ state }) => state === 'does_not_apply')).toHaveLength(7);
    expect(flags.filter(({ state }) => state === 'not_checkable')).toMatchObject([{ rule: 'deletion_announced' }]);
  });
});
