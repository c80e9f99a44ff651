import { describe, expect, it } from 'vitest';
import { CASE_NAMES } from '../cast/aichfeld/case.ts';
import { companies } from '../companies.ts';
import type { HistoryEvent, ReplacedValue } from './chronicle.ts';
import type { DemoCompany } from './company-history.ts';

const OPTIONS = { seed: 5, companies: 6_000, reports: 5_000, representatives: 12_000, people: 0 };
const all = [...companies(OPTIONS)];
const isOldCopy = ({ source }: DemoCompany): boolean => source === 'offeneregister';
const world = all.filter((company) => !isOldCopy(company));

const dayOf = ({ happenedOn, announcedOn }: HistoryEvent): string => happenedOn ?? announcedOn ?? '';

const eventsOf = ({ history }: DemoCompany, ...kinds: HistoryEvent['kind'][]): HistoryEvent[] =>
  history.events.filter(({ kind }) => kinds.includes(kind));

/** The companies that break a rule, by name; there must be enough companies to which the rule applies. */
const breaking = (
  applies: (company: DemoCompany) => boolean,
  isKept: (company: DemoCompany) => boolean,
  least = 40,
): string[] => {
  const concerned = world.filter(applies);
  expect(concerned.length).toBeGreaterThanOrEqual(least);
  return concerned.filter((company) => !isKept(company)).map(({ record }) => record.name);
};

const has =
  (...kinds: HistoryEvent['kind'][]) =>
  (company: DemoCompany) =>
    eventsOf(company, ...kinds).length > 0;

/** Each change begins where the one before it ended, and the last one leads to what holds today. */
const leadsTo = (events: readonly HistoryEvent[], today: string | undefined): boolean =>
  events.every(({ to }, i) => to === (i + 1 < events.length ? events[i + 1]?.from : today));

const valuesOf = ({ history }: DemoCompany, field: ReplacedValue['field']): (string | undefined)[] =>
  history.replaced.filter((row) => row.field === field).map(({ value }) => value);

const addressOf = ({ record }: DemoCompany): string => {
  const { street, postcode, city, country } = record.address;
  return `${street}, ${postcode} ${city}, ${country}`;
};

const capitalOf = ({ record: { registeredCapital: capital } }: DemoCompany): string | undefined =>
  capital && `${capital.amount} ${capital.currency}`;

const always = (): boolean => true;

describe('the history of a company', () => {
  it('has some events on average, of every kind', () => {
    const events = world.flatMap(({ history }) => history.events);
    expect(events.length / world.length).toBeGreaterThan(2);
    expect(new Set(events.map(({ kind }) => kind)).size).toBe(14);
  });

  it('ends with a statement of the last weeks, which told of everything', () => {
    const isStated = ({ record: { asOf = '' }, history }: DemoCompany): boolean =>
      asOf > '2026-08-31' && asOf < '2026-10-01' && history.events.every(({ statedOn }) => statedOn <= asOf);
    expect(breaking(always, isStated)).toEqual([]);
  });

  it('begins with a statement after the founding, and is in order of time', () => {
    const isInOrder = ({ record, history }: DemoCompany): boolean =>
      history.since > (record.foundedOn ?? '') &&
      history.events.every((event, i) => dayOf(event) >= dayOf(history.events[i - 1] ?? event)) &&
      history.events.every(
        (event) =>
          history.since <= event.unstatedOn && event.unstatedOn <= dayOf(event) && dayOf(event) < event.statedOn,
      );
    expect(breaking(always, isInOrder)).toEqual([]);
  });

  it('tells no event twice', () => {
    const isUnique = ({ history: { events } }: DemoCompany): boolean =>
      new Set(events.map((event) => `${event.kind} ${event.key.toLowerCase()} ${dayOf(event)}`)).size === events.length;
    expect(breaking(always, isUnique)).toEqual([]);
  });

  it('leads to the name of today, and lists the names before it', () => {
    const isKept = (company: DemoCompany): boolean => {
      const renamed = eventsOf(company, 'renamed');
      const former = renamed.map(({ from }) => from ?? '');
      return leadsTo(renamed, company.record.name) && former.every((name) => company.record.formerNames.includes(name));
    };
    expect(breaking(has('renamed'), isKept)).toEqual([]);
  });

  it('calls a company "in Liquidation" only since it is', () => {
    const isMarked = (name = ''): boolean =>
      / (?:in Liqu\.|i\. L\.|in Liquidation|en liquidation|in liquidazione)$/.test(name);
    const isKept = (company: DemoCompany): boolean =>
      eventsOf(company, 'renamed').every(
        ({ to, happenedOn }) =>
          isMarked(to) === eventsOf(company, 'liquidation').some((end) => end.happenedOn === happenedOn),
      );
    expect(breaking(({ record }) => isMarked(record.name), isKept)).toEqual([]);
  });

  it('leads to the address of today', () => {
    expect(breaking(has('moved'), (company) => leadsTo(eventsOf(company, 'moved'), addressOf(company)))).toEqual([]);
  });

  it('leads to the legal form and the capital of today', () => {
    const isKept = (company: DemoCompany): boolean =>
      leadsTo(eventsOf(company, 'form_changed'), company.record.legalForm) &&
      leadsTo(eventsOf(company, 'capital_changed'), capitalOf(company));
    expect(breaking(has('form_changed', 'capital_changed'), isKept)).toEqual([]);
  });

  it('raises the capital before the first report that states it', () => {
    const isKept = (company: DemoCompany): boolean =>
      dayOf(eventsOf(company, 'capital_changed')[0] as HistoryEvent) < (company.record.reports[0]?.periodEnd ?? '');
    const applies = (company: DemoCompany) => has('capital_changed')(company) && company.record.reports.length > 0;
    expect(breaking(applies, isKept, 10)).toEqual([]);
  });

  it('keeps the values before each change, one stretch after the other', () => {
    const isKept = (company: DemoCompany): boolean => {
      const { history } = company;
      const names = eventsOf(company, 'renamed').map(({ from }) => from);
      const stretches = history.replaced.every((row, i) => {
        const before = history.replaced.slice(0, i).findLast(({ field }) => field === row.field);
        const from = before?.replacedOn ?? history.since;
        return row.seenFrom === from && row.seenFrom <= row.seenUntil && row.seenUntil < row.replacedOn;
      });
      return stretches && JSON.stringify(valuesOf(company, 'name')) === JSON.stringify(names);
    };
    expect(breaking(({ history }) => history.replaced.length > 0, isKept)).toEqual([]);
  });

  it('tells of the same officers as the record', () => {
    const isKept = ({ record, history }: DemoCompany): boolean => {
      const terms = record.representatives.flatMap(({ title, name, startedOn = '', endedOn = '' }) => [
        ...(startedOn >= history.since ? [`officer_entered ${startedOn} ${title}: ${name}`] : []),
        ...(endedOn >= history.since ? [`officer_left ${endedOn} ${title}: ${name}`] : []),
      ]);
      const stated = history.events
        .filter(({ kind }) => kind.startsWith('officer'))
        .map((event) => `${event.kind} ${dayOf(event)} ${event.subject}`);
      return JSON.stringify([...new Set(terms)].sort()) === JSON.stringify(stated.sort());
    };
    expect(breaking(({ record }) => record.representatives.length > 0, isKept)).toEqual([]);
  });

  it('has about one former officer for each of today, all of age and not before the founding', () => {
    const terms = world.flatMap(({ record }) => record.representatives);
    const former = terms.filter(({ endedOn }) => endedOn !== undefined).length;
    expect(former / (terms.length - former)).toBeGreaterThan(0.6);
    expect(former / (terms.length - former)).toBeLessThan(1.4);
    const isKept = ({ record }: DemoCompany): boolean =>
      record.representatives.every(({ startedOn = '', endedOn = '9999', bornOn = '1900-01-01' }) => {
        const ofAge = `${Number(bornOn.slice(0, 4)) + 18}${bornOn.slice(4)}`;
        return startedOn >= (record.foundedOn ?? '') && startedOn < endedOn && startedOn >= ofAge;
      });
    expect(breaking(always, isKept)).toEqual([]);
  });

  it('makes nobody a liquidator before the liquidation', () => {
    const isLiquidator = ({ title }: { title: string }): boolean => title.startsWith('Liquidator');
    const isKept = (company: DemoCompany): boolean => {
      const [liquidation] = eventsOf(company, 'liquidation');
      return company.record.representatives
        .filter(isLiquidator)
        .every(({ startedOn = '' }) => startedOn >= (liquidation?.happenedOn ?? ''));
    };
    expect(breaking(({ record }) => record.representatives.some(isLiquidator), isKept, 15)).toEqual([]);
  });

  it('tells of the same owners as the record; a former one leaves when the next one comes', () => {
    const isKept = ({ record, history }: DemoCompany): boolean => {
      const owners = record.links.filter(({ kind }) => kind === 'parent' || kind === 'shareholder');
      const sold = owners.filter(({ endedOn }) => endedOn !== undefined);
      const events = history.events.filter(({ kind }) => kind.startsWith('owner'));
      const stated = owners.flatMap(({ kind, name, startedOn = '', endedOn = '' }) => [
        ...(startedOn >= history.since ? [`owner_entered ${startedOn} ${kind}: ${name}`] : []),
        ...(endedOn >= history.since ? [`owner_left ${endedOn} ${kind}: ${name}`] : []),
      ]);
      return (
        JSON.stringify(stated.sort()) ===
          JSON.stringify(events.map((event) => `${event.kind} ${dayOf(event)} ${event.subject}`).sort()) &&
        owners.every(
          ({ startedOn = '', endedOn = '9999' }) => startedOn >= (record.foundedOn ?? '') && startedOn < endedOn,
        ) &&
        sold.every(({ endedOn }) =>
          [...owners, ...record.representatives].some(({ startedOn }) => startedOn === endedOn),
        )
      );
    };
    expect(breaking(({ record }) => record.links.some(({ endedOn }) => endedOn !== undefined), isKept)).toEqual([]);
  });

  it('states the shares that the owners text states', () => {
    const isKept = ({ record }: DemoCompany): boolean =>
      record.links
        .filter(({ kind, endedOn }) => kind === 'shareholder' && endedOn === undefined)
        .every(({ name, share }) => share === undefined || record.owners?.includes(`${name} ${share} %`));
    expect(breaking(({ record }) => record.links.some(({ kind }) => kind === 'shareholder'), isKept)).toEqual([]);
  });

  it('files each report once, some months after its year', () => {
    const monthsBetween = (a: string, b: string): number =>
      (Number(b.slice(0, 4)) - Number(a.slice(0, 4))) * 12 + Number(b.slice(5, 7)) - Number(a.slice(5, 7));
    const isKept = (company: DemoCompany): boolean => {
      const filed = eventsOf(company, 'accounts_filed');
      const ends = new Set(company.record.reports.map(({ periodEnd }) => periodEnd));
      return (
        filed.every(({ to = '' }) => ends.delete(to)) &&
        filed.every(({ to = '', announcedOn = '' }) => [5, 6, 7].includes(monthsBetween(to, announcedOn))) &&
        [...ends].every((end) => monthsBetween(end, company.history.since) >= 5)
      );
    };
    // The only one that files late.
    expect(breaking(({ record }) => record.reports.length > 0, isKept)).toEqual([CASE_NAMES.debtor]);
  });

  it('ends as the status says, and nothing happens after the deletion', () => {
    const isKept = (company: DemoCompany): boolean => {
      const ends = eventsOf(company, 'liquidation', 'deleted');
      const [deleted] = eventsOf(company, 'deleted');
      const isOver = deleted === undefined || company.history.events.at(-1) === deleted;
      return isOver && (ends.length === 0 || leadsTo(ends, company.record.status));
    };
    expect(breaking(always, isKept)).toEqual([]);
    const isEnded = has('liquidation', 'deleted');
    expect(
      breaking(
        ({ record }) => record.status === 'active',
        (company) => !isEnded(company),
      ),
    ).toEqual([]);
    expect(breaking(({ record }) => record.status === 'in_liquidation', has('liquidation'))).toEqual([]);
  });

  it('opens an insolvency where the record says so, on the day that it says', () => {
    const openedOn = ({ record }: DemoCompany): string =>
      (/\d\d\.\d\d\.\d{4}/.exec(record.insolvency ?? '')?.[0] ?? '').split('.').reverse().join('-');
    const isKept = (company: DemoCompany): boolean => {
      const stated = eventsOf(company, 'insolvency_opened').map(({ happenedOn, to }) => `${happenedOn} ${to}`);
      const isSeen = openedOn(company) >= company.history.since;
      return stated.join() === (isSeen ? `${openedOn(company)} ${company.record.insolvency}` : '');
    };
    expect(breaking(({ record }) => record.insolvency !== undefined, isKept)).toEqual([]);
  });

  it('has a capital that fits the form and the country', () => {
    const LEAST: Record<string, number> = {
      'AT GmbH': 35_000,
      'DE GmbH': 25_000,
      'CH GmbH': 20_000,
      'AT AG': 70_000,
      'DE AG': 50_000,
      'CH AG': 100_000,
    };
    const kindOf = ({ record }: DemoCompany): string => `${record.address.country} ${record.legalForm}`;
    const isKept = (company: DemoCompany): boolean => {
      const { registeredCapital: capital, address } = company.record;
      return (
        (capital?.amount ?? 0) >= (LEAST[kindOf(company)] ?? 0) &&
        capital?.currency === (address.country === 'CH' ? 'CHF' : 'EUR')
      );
    };
    const statesCapital = ({ record }: DemoCompany) => record.foundedOn !== undefined;
    expect(breaking((company) => kindOf(company) in LEAST && statesCapital(company), isKept)).toEqual([]);
  });
});

describe('a company known from an old copy of its register', () => {
  const copies = all.filter(isOldCopy);

  it('is dated by the copy, and nothing in it is later', () => {
    expect(copies.length).toBeGreaterThan(100);
    for (const { record, history } of copies) {
      const { asOf = '' } = record;
      expect(asOf.slice(0, 4)).toBe('2018');
      expect(history.since).toBe(asOf);
      for (const { startedOn = '', endedOn = '' } of record.representatives) {
        expect(startedOn <= asOf && endedOn <= asOf, record.name).toBe(true);
      }
    }
  });

  it('has people in charge, but no accounts, contact data or further numbers', () => {
    for (const { record } of copies) {
      expect(record.representatives.length, record.name).toBeGreaterThan(0);
      expect({ ...record.contact, ...record.social, domain: record.domain }).toSatisfy((data: object) =>
        Object.values(data).every((value) => value === undefined),
      );
      const { registerNumber, euid, courtCode, ...others } = record.identifiers;
      expect(Object.values(others).filter(Boolean)).toEqual([]);
      expect([record.reports, record.owners, record.insolvency]).toEqual([[], undefined, undefined]);
    }
  });
});
