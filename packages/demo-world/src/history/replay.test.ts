import { describe, expect, it } from 'vitest';
import { companies } from '../companies.ts';
import type { HistoryEvent } from './chronicle.ts';
import type { DemoCompany } from './company-history.ts';
import { officerKey } from './officer-key.ts';

/** Two of one name in one office are one to whoever reads events. */
const hasNamesakes = ({ record }: DemoCompany): boolean =>
  new Set(record.representatives.map(officerKey)).size < record.representatives.length;

const made = [...companies({ seed: 23, companies: 8_000, reports: 14_000, representatives: 18_000, people: 0 })];
const world = made.filter((company) => !hasNamesakes(company));

/** What a company was on the first day of its history, and on each day since. */
type State = {
  name: string | undefined;
  address: string | undefined;
  form: string | undefined;
  capital: string | undefined;
  status: string | undefined;
  insolvency: string | undefined;
  /** How many hold each office under each name. */
  officers: Map<string, number>;
  owners: Map<string, number>;
};

type Value = 'name' | 'address' | 'form' | 'capital' | 'status' | 'insolvency';

const VALUES: Partial<Record<HistoryEvent['kind'], Value>> = {
  renamed: 'name',
  moved: 'address',
  form_changed: 'form',
  capital_changed: 'capital',
  liquidation: 'status',
  deleted: 'status',
  insolvency_opened: 'insolvency',
  insolvency_closed: 'insolvency',
};

const count = (people: Map<string, number>, key: string, by: number): void => {
  const now = (people.get(key) ?? 0) + by;
  if (now === 0) people.delete(key);
  else people.set(key, now);
};

const tally = (keys: readonly string[]): Map<string, number> => {
  const people = new Map<string, number>();
  for (const key of keys) count(people, key, 1);
  return people;
};

const today = ({ record }: DemoCompany): State => {
  const { street, postcode, city, country } = record.address;
  const capital = record.registeredCapital;
  const owners = record.links.filter(({ kind, endedOn }) => isOwner(kind) && endedOn === undefined);
  return {
    name: record.name,
    address: `${street}, ${postcode} ${city}, ${country}`,
    form: record.legalForm,
    capital: capital && `${capital.amount} ${capital.currency}`,
    status: record.status,
    insolvency: record.insolvency,
    officers: tally(record.representatives.filter(({ endedOn }) => endedOn === undefined).map(officerKey)),
    owners: tally(owners.map(({ kind, name }) => `${kind}:${name}`)),
  };
};

const isOwner = (kind: string): boolean => kind === 'parent' || kind === 'shareholder';

/** Values as the first change of each found them; people as the record dates them. */
const atFirst = (company: DemoCompany): State => {
  const { record, history } = company;
  const state = today(company);
  for (const { kind, from } of [...history.events].reverse()) {
    const value = VALUES[kind];
    if (value !== undefined) state[value] = from;
  }
  // An old copy may date what happened before it was made.
  const start = [history.since, history.events[0]?.happenedOn ?? ''].filter(Boolean).sort()[0] ?? '';
  const wasThere = ({
    startedOn = '',
    endedOn = '9999',
  }: {
    startedOn?: string | undefined;
    endedOn?: string | undefined;
  }) => startedOn < start && endedOn >= start;
  state.officers = tally(record.representatives.filter(wasThere).map(officerKey));
  const owners = record.links.filter((link) => isOwner(link.kind) && wasThere(link));
  state.owners = tally(owners.map(({ kind, name }) => `${kind}:${name}`));
  return state;
};

/** Applies an event; returns what is wrong with it. */
const apply = (state: State, { kind, key, from, to }: HistoryEvent): string | undefined => {
  const value = VALUES[kind];
  if (value !== undefined) {
    if (state[value] !== from) return `${kind} from ${from}, but it was ${state[value]}`;
    state[value] = to;
    return undefined;
  }
  const people = kind.startsWith('officer') ? state.officers : kind.startsWith('owner') ? state.owners : undefined;
  if (people === undefined) return undefined;
  if (kind.endsWith('left') && !people.has(key)) return `${key} left, but was not there`;
  count(people, key, kind.endsWith('entered') ? 1 : -1);
  return undefined;
};

const amountOf = (capital = ''): number => Number(capital.split(' ')[0]);

describe('replaying a history', () => {
  const replayed = world.map((company) => {
    const state = atFirst(company);
    const faults = company.history.events.flatMap((event) => apply(state, event) ?? []);
    return { company, state, faults };
  });

  it('is done for nearly all', () => {
    expect(world.length / made.length).toBeGreaterThan(0.98);
  });

  it('finds everybody who leaves, and every value that is replaced', () => {
    const faulty = replayed.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ company, faults }) => `${company.record.name}: ${faults}`)).toEqual([]);
  });

  it('gives the name, seat, form, capital, status, officers and owners of today', () => {
    for (const { company, state } of replayed) expect(state, company.record.name).toEqual(today(company));
    const changed = (kind: HistoryEvent['kind']) =>
      world.filter(({ history }) => history.events.some((event) => event.kind === kind)).length;
    for (const kind of ['renamed', 'moved', 'capital_changed', 'officer_left', 'owner_left'] as const) {
      expect(changed(kind), kind).toBeGreaterThan(60);
    }
  });

  it('only ever raises the capital, sometimes twice', () => {
    const steps = world.map(({ history }) => history.events.filter(({ kind }) => kind === 'capital_changed'));
    for (const { from, to } of steps.flat()) expect(amountOf(from)).toBeLessThan(amountOf(to));
    expect(steps.filter(({ length }) => length > 1).length).toBeGreaterThan(10);
  });

  it('never has owners of more than the whole company', () => {
    for (const { record } of world) {
      const links = record.links.filter(({ kind }) => kind === 'shareholder');
      const capital = record.registeredCapital?.amount ?? 0;
      const persons = record.representatives
        .filter(({ title }) => title === 'Gesellschafter/in')
        .map(({ startedOn, endedOn, representation = '' }) => {
          const stake = Number(/EUR ([\d.]+),/.exec(representation)?.[1]?.replaceAll('.', ''));
          return { startedOn, endedOn, share: (stake / capital) * 100 };
        });
      for (const { startedOn: day = '' } of [...links, ...persons]) {
        const held = [...links, ...persons].filter(
          ({ startedOn = '', endedOn = '9999' }) => startedOn <= day && endedOn > day,
        );
        const sum = held.reduce((all, { share = 0 }) => all + share, 0);
        expect(sum, `${record.name} on ${day}`).toBeLessThanOrEqual(100.001);
      }
    }
  });
});
