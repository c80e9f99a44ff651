import { drawHuman } from '@firmament/demo-world/persons';
import type { Country } from '@firmament/demo-world/places/towns';
import type { Random } from '@firmament/demo-world/random';
import { AUSTRIAN, drawTailSurname, GERMAN, SWISS } from '@firmament/demo-world/words/surnames';
import { drawHome, type Home } from './places.ts';

/** Why a person is in the world; errors are counted by it. */
export type Casting = 'plain' | 'father_and_son' | 'twin_of_name' | 'city_namesake' | 'administrator' | 'shelf_founder';

/** A person as they are, before any register writes about them. */
export type Person = {
  number: number;
  casting: Casting;
  country: Country;
  first: string;
  /** Further given names. */
  middle: string[];
  last: string;
  /** Set for those who have borne another surname. */
  maiden: string | undefined;
  /** The second half of a double surname. */
  doubled: string | undefined;
  particle: string | undefined;
  generation: 'senior' | 'junior' | undefined;
  degree: string | undefined;
  gender: 'male' | 'female';
  birth: { year: number; month: number; day: number };
  home: Home;
  /** Where they lived before, if they moved. */
  formerHome: Home | undefined;
};

/** Shares counted in the German registers, by entry. */
const SHARES = { middle: 0.164, maiden: 0.047, doubled: 0.024, particle: 0.009, degree: 0.117 } as const;

/** Of surnames, this share is one of the frequent ones; chosen so that as many names are distinct as in the registers. */
const COMMON_SURNAMES = 0.3;
const MOVED_SHARE = 0.2;
const WOMEN_SHARE = 0.22;

const FREQUENT: Record<Country, readonly string[]> = { AT: AUSTRIAN, DE: GERMAN, CH: SWISS };

const drawSurname = (random: Random, country: Country): string => {
  if (!random.chance(COMMON_SURNAMES)) return drawTailSurname(random);
  const names = FREQUENT[country];
  return names[Math.floor(random.next() ** 1.6 * names.length)] ?? 'Huber';
};

export type Wishes = {
  country: Country;
  home?: Home | undefined;
  last?: string | undefined;
  casting?: Casting | undefined;
};

export const drawPerson = (random: Random, number: number, wishes: Wishes): Person => {
  const { country } = wishes;
  const human = drawHuman(random, {
    country,
    language: 'de',
    bornBetween: [1935, 1998],
    last: wishes.last ?? drawSurname(random, country),
    femaleShare: WOMEN_SHARE,
  });
  const [, month = 1, day = 1] = human.bornOn.split('-').map(Number);
  // Women change their names at marriage; a share of all entries is a larger share of theirs.
  const hasMaiden = human.gender === 'female' && random.chance(SHARES.maiden / WOMEN_SHARE);
  const home = wishes.home ?? drawHome(random, country);
  return {
    number,
    casting: wishes.casting ?? 'plain',
    country,
    first: human.first,
    middle: random.chance(SHARES.middle) ? [secondName(random, human.gender, human.first)] : [],
    last: human.last,
    maiden: hasMaiden ? drawSurname(random, country) : undefined,
    doubled: random.chance(SHARES.doubled) ? drawSurname(random, country) : undefined,
    particle: random.chance(SHARES.particle) ? random.pick(['von', 'van', 'de', 'zu']) : undefined,
    generation: undefined,
    degree: random.chance(SHARES.degree) ? random.pick(['Dr.', 'Mag.', 'Dipl.-Ing.', 'Ing.', 'Prof. Dr.']) : undefined,
    gender: human.gender,
    birth: { year: human.bornYear, month, day },
    home,
    formerHome: random.chance(MOVED_SHARE) ? drawHome(random, country) : undefined,
  };
};

const SECOND_NAMES = {
  male: 'Josef Maria Johann Georg Peter Paul Karl Anton Michael Wilhelm Heinrich Franz Friedrich Otto Ernst'.split(' '),
  female: 'Maria Anna Elisabeth Theresia Katharina Sophie Barbara Christine Luise Johanna Margarete Ursula'.split(' '),
};

const secondName = (random: Random, gender: Person['gender'], first: string): string => {
  const name = random.pick(SECOND_NAMES[gender]);
  return name === first ? 'Viktor' : name;
};

/** Somebody else of the same name: a son, or a stranger. */
export const drawNamesake = (random: Random, number: number, of: Person, casting: Casting): Person => {
  const other = drawPerson(random, number, { country: of.country, home: of.home, casting });
  const year = casting === 'father_and_son' ? of.birth.year + random.between(22, 38) : other.birth.year;
  return {
    ...other,
    first: of.first,
    middle: [],
    last: of.last,
    doubled: undefined,
    maiden: undefined,
    particle: of.particle,
    gender: of.gender,
    generation: casting === 'father_and_son' && random.chance(0.4) ? 'junior' : undefined,
    birth: { ...other.birth, year },
    formerHome: undefined,
  };
};
