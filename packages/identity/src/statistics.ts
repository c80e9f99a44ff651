import { withoutUmlauts } from './names/misspelling.ts';
import type { CountedName } from './names/name-parts.ts';
import type { CompanyContext, Profile } from './profile.ts';
import { FEWEST_NAMESAKES, HUB_ADDRESS_COMPANIES, HUB_COMPANIES_PER_PERSON } from './weights.ts';

/**
 * How common names, towns and doors are. Counted in a run over all mentions and kept until the next one, so that what is
 * added in between is judged by the same measure: otherwise every new Thomas Huber would change what is known about all
 * others.
 */
export type Statistics = {
  persons: number;
  mentions: number;
  /** Persons by core name; a name that is not there has one. */
  names: Map<string, number>;
  given: Map<string, number>;
  surnames: Map<string, number>;
  places: Map<string, number>;
  /** Mentions by role. */
  roles: Map<string, number>;
  /** Companies by address, where there are more than a few. */
  addresses: Map<string, number>;
  /** Companies by the core name of an officer, where there are many. */
  mandates: Map<string, number>;
};

/** Raise it whenever names are read or counted differently: older counts would not fit. */
export const STATISTICS_VERSION = 1;

type Counts = Map<string, number>;

const count = (counts: Counts, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const keepFrom = (counts: Counts, least: number): Counts => {
  for (const [key, number] of counts) if (number < least) counts.delete(key);
  return counts;
};

export const countStatistics = (profiles: readonly Profile[]): Statistics => {
  const statistics: Statistics = {
    persons: 0,
    mentions: profiles.length,
    names: new Map(),
    given: new Map(),
    surnames: new Map(),
    places: new Map(),
    roles: new Map(),
    addresses: new Map(),
    mandates: new Map(),
  };
  const companies = new Set<CompanyContext>();
  const persons = new Set<string>();
  for (const profile of profiles) {
    companies.add(profile.company);
    count(statistics.roles, profile.mention.role);
    // Persons are not known yet: a name with a year of birth, or else with a town, stands for one.
    const person = `${profile.name.counted.core}|${profile.mention.birthYear ?? profile.place ?? ''}`;
    if (persons.has(person)) continue;
    persons.add(person);
    countPerson(statistics, profile);
  }
  for (const company of companies) countCompany(statistics, company);
  keepFrom(statistics.names, 2);
  keepFrom(statistics.addresses, 2);
  keepFrom(statistics.mandates, HUB_COMPANIES_PER_PERSON);
  return statistics;
};

const countPerson = (statistics: Statistics, { name, place }: Profile): void => {
  statistics.persons++;
  const { core, given, surname } = name.counted;
  count(statistics.names, core);
  count(statistics.given, given);
  for (const further of name.given.slice(1)) count(statistics.given, withoutUmlauts(further));
  count(statistics.surnames, surname);
  if (place !== undefined) count(statistics.places, place);
};

const countCompany = ({ addresses, mandates }: Statistics, { addressKey, officers }: CompanyContext): void => {
  if (addressKey !== undefined) count(addresses, addressKey);
  for (const core of new Set(officers.map(({ name }) => name.counted.core))) count(mandates, core);
};

/** How many persons are known to bear a name. */
export const personsNamed = ({ names }: Statistics, { core }: CountedName): number => names.get(core) ?? 1;

/** Below about eight, a name in several towns is more likely one person who moved than several namesakes. */
const TRUSTED_COUNT = 8;

/** How many other persons of a name are to be expected, from its parts and from how often it was seen whole. */
export const namesakesOf = (statistics: Statistics, name: CountedName): number => {
  const expected = shareOfGiven(statistics, name.given) * bearersOf(statistics, name.surname);
  const others = personsNamed(statistics, name) - 1;
  return Math.max(FEWEST_NAMESAKES, expected + (others * others) / (others + TRUSTED_COUNT));
};

/** Among a handful everybody's name is frequent: shares are taken of at least 2,000 persons. */
const FEWEST_COUNTED = 2_000;

export const shareOfGiven = ({ given, persons }: Statistics, counted: string): number =>
  (given.get(counted) ?? 1) / Math.max(FEWEST_COUNTED, persons);

/** How many persons bear a surname. */
export const bearersOf = ({ surnames }: Statistics, counted: string): number => surnames.get(counted) ?? 1;

export const shareOfPlace = ({ places, persons }: Statistics, place: string): number =>
  (places.get(place) ?? 1) / Math.max(FEWEST_COUNTED, persons);

export const shareOfRole = ({ roles, mentions }: Statistics, role: string): number =>
  (roles.get(role) ?? 1) / Math.max(FEWEST_COUNTED, mentions);

export const companiesAt = ({ addresses }: Statistics, addressKey: string): number => addresses.get(addressKey) ?? 1;

export const isHubAddress = (statistics: Statistics, addressKey: string): boolean =>
  companiesAt(statistics, addressKey) > HUB_ADDRESS_COMPANIES;

/** Somebody like an administrator of insolvencies: few of the name, with very many companies. */
export const isHubPerson = (statistics: Statistics, name: CountedName): boolean =>
  (statistics.mandates.get(name.core) ?? 0) / personsNamed(statistics, name) >= HUB_COMPANIES_PER_PERSON;

type StoredCounts = Record<Exclude<keyof Statistics, 'persons' | 'mentions'>, [string, number][]>;

export type StoredStatistics = StoredCounts & { version: number; persons: number; mentions: number };

export const storeStatistics = (statistics: Statistics): StoredStatistics => ({
  version: STATISTICS_VERSION,
  persons: statistics.persons,
  mentions: statistics.mentions,
  names: [...statistics.names],
  given: [...statistics.given],
  surnames: [...statistics.surnames],
  places: [...statistics.places],
  roles: [...statistics.roles],
  addresses: [...statistics.addresses],
  mandates: [...statistics.mandates],
});

/** Undefined if they were counted differently: then everything has to be counted and compared again. */
export const restoreStatistics = (stored: StoredStatistics): Statistics | undefined =>
  stored.version === STATISTICS_VERSION
    ? {
        persons: stored.persons,
        mentions: stored.mentions,
        names: new Map(stored.names),
        given: new Map(stored.given),
        surnames: new Map(stored.surnames),
        places: new Map(stored.places),
        roles: new Map(stored.roles),
        addresses: new Map(stored.addresses),
        mandates: new Map(stored.mandates),
      }
    : undefined;
