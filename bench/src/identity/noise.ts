import type { Random } from '@firmament/demo-world/random';
import type { Mention } from '@firmament/identity/mention';
import type { Person } from './people.ts';
import type { Home } from './places.ts';

/** What a register got wrong or left out about a person; misses are counted by it. */
export type Fault =
  | 'birth_mistyped'
  | 'surname_changed'
  | 'double_name_shortened'
  | 'misspelt'
  | 'umlaut_lost'
  | 'nickname'
  | 'initial'
  | 'moved'
  | 'no_place'
  | 'middle_name_dropped'
  | 'particle_dropped'
  | 'umlaut_spelt_out'
  | 'no_birth';

/** The kinds of register: Austria with births and keys, Germany without births, Switzerland with places only. */
export const SOURCES = { AT: 1, DE: 2, CH: 3, second: 4 } as const;

/** How often a register does it, by entry; those of the first group were counted in the German registers. */
const RATES = {
  no_place: 0.068,
  umlautSpeltOut: 0.3,
  middleDropped: 0.25,
  degreeShown: 0.7,
  maidenShown: 0.5,
  beforeMarriage: 0.3,
  shortened: 0.3,
  misspelt: 0.01,
  umlautLost: 0.01,
  nickname: 0.015,
  initial: 0.003,
  particleDropped: 0.3,
  generationShown: 0.6,
  dayMonthFlipped: 0.005,
  dayMistyped: 0.005,
  yearMistyped: 0.001,
  birthMissing: 0.1,
  inOldHome: 0.4,
} as const;

const NICKNAMES: Record<string, string> = {
  Johann: 'Hans',
  Josef: 'Sepp',
  Friedrich: 'Fritz',
  Franz: 'Franzl',
  Michael: 'Michi',
  Elisabeth: 'Lisbeth',
  Katharina: 'Kathrin',
  Christine: 'Christina',
  Gerhard: 'Gerd',
  Bernhard: 'Bernd',
  Alexander: 'Alex',
  Thomas: 'Tom',
  Andreas: 'Andi',
  Rudolf: 'Rudi',
  Theresia: 'Resi',
};

type Written = { mention: Omit<Mention, 'id' | 'companyId' | 'role'>; faults: Fault[] };

/** How one source writes about a person. */
export const write = (random: Random, person: Person, sourceId: number, companyId: number): Written => {
  const faults: Fault[] = [];
  const name = writeName(random, person, sourceId, faults);
  const home = writeHome(random, person, faults);
  const hasBirth = sourceId === SOURCES.AT && !random.chance(RATES.birthMissing);
  if (!hasBirth) faults.push('no_birth');
  const birth = hasBirth ? writeBirth(random, person, faults) : undefined;
  return {
    mention: {
      sourceId,
      personKey: sourceId === SOURCES.AT ? `${companyId}-${person.number}` : undefined,
      name,
      place: home?.name,
      position: home?.position,
      birthYear: birth?.year,
      birthHash: birth && `${birth.year}-${birth.month}-${birth.day}`,
      ...writeTerm(random, sourceId),
    },
    faults,
  };
};

const writeName = (random: Random, person: Person, sourceId: number, faults: Fault[]): string => {
  const surname = writeSurname(random, person, faults);
  const given = writeGiven(random, person, faults);
  const isSurnameFirst = random.chance(sourceId === SOURCES.CH ? 0.5 : 0.01);
  const degree = person.degree !== undefined && random.chance(RATES.degreeShown) ? `${person.degree} ` : '';
  const generation =
    person.generation !== undefined && random.chance(RATES.generationShown)
      ? ` ${person.generation === 'senior' ? 'sen.' : 'jun.'}`
      : '';
  return isSurnameFirst ? `${surname}${generation}, ${degree}${given}` : `${degree}${given} ${surname}${generation}`;
};

const UMLAUTS: Record<string, [string, string]> = {
  ä: ['ae', 'a'],
  ö: ['oe', 'o'],
  ü: ['ue', 'u'],
  ß: ['ss', 's'],
};

const writeUmlauts = (random: Random, name: string, faults: Fault[]): string => {
  if (!/[äöüß]/.test(name)) return name;
  const isLost = random.chance(RATES.umlautLost);
  if (!isLost && !random.chance(RATES.umlautSpeltOut)) return name;
  faults.push(isLost ? 'umlaut_lost' : 'umlaut_spelt_out');
  return name.replace(/[äöüß]/g, (letter) => UMLAUTS[letter]?.[isLost ? 1 : 0] ?? letter);
};

const misspell = (random: Random, name: string): string => {
  const at = random.between(1, name.length - 2);
  const [before, letter, next, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
  const kind = random.below(4);
  if (kind === 0) return `${before}${next}${letter}${after}`;
  if (kind === 1) return `${before}${next}${after}`;
  if (kind === 2) return `${before}${letter}${letter}${next}${after}`;
  return `${before}${random.pick(['a', 'e', 'i', 'n', 'r'])}${next}${after}`;
};

const writeSurname = (random: Random, person: Person, faults: Fault[]): string => {
  let name = person.last;
  if (person.maiden !== undefined && random.chance(RATES.beforeMarriage)) {
    faults.push('surname_changed');
    name = person.maiden;
  } else if (person.maiden !== undefined && random.chance(RATES.maidenShown)) {
    return `${writeUmlauts(random, name, faults)} geb. ${writeUmlauts(random, person.maiden, faults)}`;
  } else if (person.doubled !== undefined) {
    if (random.chance(RATES.shortened)) faults.push('double_name_shortened');
    else name = `${name}-${person.doubled}`;
  }
  if (random.chance(RATES.misspelt)) {
    faults.push('misspelt');
    name = misspell(random, name);
  }
  name = writeUmlauts(random, name, faults);
  if (person.particle === undefined) return name;
  if (!random.chance(RATES.particleDropped)) return `${person.particle} ${name}`;
  faults.push('particle_dropped');
  return name;
};

const writeGiven = (random: Random, { first, middle }: Person, faults: Fault[]): string => {
  const nickname = NICKNAMES[first];
  let name = first;
  if (nickname !== undefined && random.chance(RATES.nickname)) {
    faults.push('nickname');
    name = nickname;
  } else if (random.chance(RATES.initial)) {
    faults.push('initial');
    name = `${first[0]}.`;
  }
  if (middle.length === 0) return name;
  if (!random.chance(RATES.middleDropped)) return [name, ...middle].join(' ');
  faults.push('middle_name_dropped');
  return name;
};

const writeHome = (random: Random, person: Person, faults: Fault[]): Home | undefined => {
  if (random.chance(RATES.no_place)) {
    faults.push('no_place');
    return undefined;
  }
  if (person.formerHome === undefined || !random.chance(RATES.inOldHome)) return person.home;
  faults.push('moved');
  return person.formerHome;
};

const writeBirth = (random: Random, { birth }: Person, faults: Fault[]): Person['birth'] => {
  const { year, month, day } = birth;
  const isFlipped = random.chance(RATES.dayMonthFlipped) && day <= 12 && day !== month;
  const isDayWrong = random.chance(RATES.dayMistyped);
  const isYearWrong = random.chance(RATES.yearMistyped);
  if (isFlipped || isDayWrong || isYearWrong) faults.push('birth_mistyped');
  if (isYearWrong) return { year: year + random.pick([-10, -1, 1, 10]), month, day };
  if (isFlipped) return { year, month: day, day: month };
  return isDayWrong ? { year, month, day: (day % 28) + 1 } : birth;
};

const writeTerm = (random: Random, sourceId: number): Pick<Mention, 'from' | 'until'> => {
  const start = random.between(1990, 2024);
  const isOver = random.chance(0.3);
  const day = `${String(random.between(1, 12)).padStart(2, '0')}-15`;
  return {
    from: sourceId === SOURCES.DE && random.chance(0.3) ? undefined : `${start}-${day}`,
    until: isOver ? `${start + random.between(1, 12)}-${day}` : undefined,
  };
};
