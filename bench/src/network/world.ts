import { draw, Random, weighted } from '@firmament/demo-world/random';
import { type DayNumber, dayNumber } from '@firmament/network/relation';
import { familyTies } from './families.ts';
import type { Mandate, SamePerson, Statement, TieStatement } from './statement.ts';

/**
 * A made-up register: who holds which office, who owns whom. Most people have one mandate and few have hundreds, as in a
 * real one; mandates of one person lie close together, except those of service providers. Streamed: nothing is kept.
 */

export type NetworkWorld = { seed: number; companies: number };

export const FULL_SCALE = { companies: 2_155_000, people: 1_000_000, relations: 4_000_000 };

export const peopleIn = ({ companies }: NetworkWorld): number =>
  Math.round((companies * FULL_SCALE.people) / FULL_SCALE.companies);

/** The last day that the world knows of. Nothing ends more than four years before, so nothing is forgotten for a year. */
export const WORLD_DAY = '2026-10-01';
export const LAST_DAY: DayNumber = dayNumber(WORLD_DAY);
const YEAR = 365;
const MOST_YEARS_OVER = 4;

/** Streams of randomness; apart from those of the demo data. */
const PEOPLE = 101;

/** The share of people with at least k mandates falls like k to this power: 65 % have one, one in a thousand over 100. */
const TAIL = -1 / 1.5;
const MOST_MANDATES = 800;
/** Who has more is a service provider, whose companies have nothing in common. */
const MOST_OF_ONE_CIRCLE = 60;
const FAR_SHARE = 0.2;
const SECOND_TERM_SHARE = 0.04;
const LIKELY_SAME_SHARE = 0.04;

/** Titles as registers write them, by how often; owners among them may have a share. */
const OFFICES = weighted(
  [
    { title: 'Geschäftsführer', often: 0.46, knownShare: 0 },
    { title: 'Prokurist', often: 0.2, knownShare: 0 },
    { title: 'Gesellschafter', often: 0.14, knownShare: 0.75 },
    { title: 'Kommanditist', often: 0.07, knownShare: 0.3 },
    { title: 'Mitglied des Aufsichtsrats', often: 0.06, knownShare: 0 },
    { title: 'Vorstand', often: 0.05, knownShare: 0 },
    { title: 'Inhaber', often: 0.02, knownShare: 0 },
  ],
  ({ often }) => often,
);
const SHARES = [100, 50, 50, 33.33, 25, 25.1, 20, 10, 5, 2.5];

export function* statements(world: NetworkWorld): Generator<Statement> {
  for (const { mandates, sameAs } of people(world)) {
    yield* mandates;
    if (sameAs) yield sameAs;
  }
  yield* companyStatements(world);
}

/** A person is known by the row of the first mandate, and perhaps the same as the one before. */
export type RegisteredPerson = { person: number; mandates: Mandate[]; sameAs: SamePerson | undefined };

/** In the order of the rows of their mandates. */
export function* people(world: NetworkWorld): Generator<RegisteredPerson> {
  let row = 1;
  let previous: number | undefined;
  for (let number = 0; number < peopleIn(world); number++) {
    const random = new Random(world.seed, PEOPLE, number);
    const person = row;
    const mandates: Mandate[] = [];
    for (const company of companiesOf(random, world)) {
      mandates.push({ origin: 'mandate', row: row++, person, company, ...drawOffice(random), ...drawTerm(random) });
      if (!random.chance(SECOND_TERM_SHARE)) continue;
      const end = LAST_DAY - random.below(MOST_YEARS_OVER * YEAR);
      const term = { start: end - YEAR, end };
      mandates.push({ origin: 'mandate', row: row++, person, company, ...drawOffice(random), ...term });
    }
    const isLikelySame = previous !== undefined && random.chance(LIKELY_SAME_SHARE);
    yield {
      person,
      mandates,
      sameAs: isLikelySame ? { origin: 'link', row: previous as number, other: person } : undefined,
    };
    previous = person;
  }
}

/** What companies say of each other. */
export function* companyStatements({ seed, companies }: NetworkWorld): Generator<TieStatement> {
  let row = 1;
  for (const tie of familyTies(seed, companies)) yield { ...tie, ...tie.term, origin: 'tie', row: row++ };
}

const companiesOf = (random: Random, { companies }: NetworkWorld): number[] => {
  const drawn = Math.floor((1 - random.next()) ** TAIL);
  const count = Math.min(drawn, MOST_MANDATES, Math.ceil(companies / 20));
  const home = random.below(companies);
  const isProvider = count > MOST_OF_ONE_CIRCLE;
  return Array.from({ length: count }, () => {
    if (isProvider || random.chance(FAR_SHARE)) return 1 + random.below(companies);
    const away = Math.floor((1 - random.next()) ** -0.7 - 1) * (random.chance(0.5) ? 1 : -1);
    return 1 + ((((home + away) % companies) + companies) % companies);
  });
};

const drawOffice = (random: Random): Pick<Mandate, 'title' | 'share'> => {
  const { title, knownShare } = draw(random, OFFICES);
  const isKnown = random.chance(knownShare);
  return { title, share: isKnown ? random.pick(SHARES) : undefined };
};

const UNKNOWN_START_SHARE = 0.12;
const PAST_SHARE = 0.18;

const drawTerm = (random: Random): Pick<Mandate, 'start' | 'end'> => {
  const isPast = random.chance(PAST_SHARE);
  const end = isPast ? LAST_DAY - random.below(MOST_YEARS_OVER * YEAR) : undefined;
  const start = (end ?? LAST_DAY) - 1 - random.below(20 * YEAR);
  return { start: random.chance(UNKNOWN_START_SHARE) ? undefined : start, end };
};
