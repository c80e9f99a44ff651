/** The world in parts that can be made independently: the cast, and each block with the people who work there. */
import type { PersonRecord } from '@firmament/record/record';
import { blockAt } from './block-plan.ts';
import { placesOf } from './careers.ts';
import { CAST_COMPANIES } from './cast/companies.ts';
import { CAST_COMPANY_COUNT, CAST_PEOPLE_COUNT, FIRST_DRAWN } from './cast/counts.ts';
import { CAST_PEOPLE } from './cast/people.ts';
import { companyKeys } from './company-identifiers.ts';
import type { Block } from './company-plan.ts';
import { type DemoCompany, demoCompany } from './history/company-history.ts';
import { personRecord } from './person-record.ts';
import { swissSpelling } from './persons.ts';
import { TRADES } from './words/trades.ts';
import { BLOCK_SIZE, BLOCKS_AROUND, type World } from './world.ts';

/** Companies and people come in the order of their positions in the world, without gaps. */
export type WorldPart = {
  firstCompany: number;
  companies: readonly DemoCompany[];
  firstPerson: number;
  people: readonly PersonRecord[];
  /** The position of a company that a record of this part refers to by key. */
  positionOf: (sourceKey: string) => number | undefined;
};

export const partCount = (world: World): number => world.blocks + 1;

export const partAt = (world: World, part: number): WorldPart => (part === 0 ? cast(world) : block(world, part - 1));

/** Every industry that can occur in a world. */
export const INDUSTRIES: ReadonlySet<string> = new Set([
  ...TRADES.flatMap(({ text, countries }) => countries.map((country) => swissSpelling(country, text))),
  ...CAST_COMPANIES.flatMap(({ record }) => record.industry ?? []),
]);

const CAST_POSITIONS = new Map(CAST_COMPANIES.map(({ record }, position) => [record.sourceKey, position]));

const cast = ({ options }: World): WorldPart => ({
  firstCompany: 0,
  companies: CAST_COMPANIES,
  firstPerson: 0,
  people: CAST_PEOPLE.slice(0, options.people),
  positionOf: (sourceKey) => CAST_POSITIONS.get(sourceKey),
});

const block = (world: World, index: number): WorldPart => {
  const { seed } = world.options;
  const companies = blockAt(world, index).plans.map((plan) => demoCompany(seed, plan));
  const { from, to } = placesOf(world, index);
  const people: PersonRecord[] = [];
  for (let place = from; place < to; place++) people.push(personRecord(world, CAST_PEOPLE_COUNT + place));
  return {
    firstCompany: CAST_COMPANY_COUNT + index * BLOCK_SIZE,
    companies,
    firstPerson: CAST_PEOPLE_COUNT + from,
    people,
    positionOf: (sourceKey) => {
      for (let away = 0; away <= BLOCKS_AROUND; away++) {
        const found = positionsIn(seed, blockAt(world, (index + away) % world.blocks)).get(sourceKey);
        if (found !== undefined) return found;
      }
      return CAST_POSITIONS.get(sourceKey);
    },
  };
};

const positionsIn = (seed: number, place: Block): ReadonlyMap<string, number> => {
  place.positions ??= new Map(
    place.plans.map((plan) => [companyKeys(seed, plan).sourceKey, plan.index - FIRST_DRAWN + CAST_COMPANY_COUNT]),
  );
  return place.positions;
};
