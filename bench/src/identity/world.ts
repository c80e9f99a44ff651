import type { Country } from '@firmament/demo-world/places/towns';
import { townNamed } from '@firmament/demo-world/places/towns';
import { Random } from '@firmament/demo-world/random';
import type { CompanyFacts, Mention } from '@firmament/identity/mention';
import { type Fault, SOURCES, write } from './noise.ts';
import { type Casting, drawNamesake, drawPerson, type Person } from './people.ts';
import { centreOf, drawHomeNear, type Home } from './places.ts';

/** Mentions of which it is known whose they are. */
export type TrueWorld = {
  mentions: Mention[];
  companies: CompanyFacts[];
  /** By the number of the mention, which is its id. */
  personOf: number[];
  faultsOf: Fault[][];
  people: Person[];
};

/** A stream of its own, apart from those of the demo world. */
const PURPOSE = 101;

/** Shares of the three countries in percent, as far as there are registers with persons. */
const COUNTRIES: readonly Country[] = [...Array(5).fill('DE'), ...Array(3).fill('AT'), ...Array(2).fill('CH')];

/** One administrator and one seller of shelf companies for every 50,000 mentions. */
const MENTIONS_PER_HUB = 50_000;
const ADMINISTRATOR_COMPANIES = 243;
/** Most administrators have few companies. */
const SMALL_ADMINISTRATORS = 8;
const SMALL_ADMINISTRATOR_COMPANIES = 6;
const SHELF_COMPANIES = 150;
/** Strangers' companies behind one door of a service provider. */
const DOOR_COMPANIES = 1_000;
const CITY_NAMESAKES = 500;
/** Not counted anywhere: three in a hundred sons bear the father's name, and one firm in twenty has both. */
const RATES = {
  fatherAndSon: 0.0015,
  twinOfName: 0.005,
  family: 0.25,
  secondSource: 0.1,
  secondRole: 0.08,
  abroad: 0.02,
  moreCompanies: 0.24,
  sameAddress: 0.45,
  tied: 0.35,
  joins: 0.75,
} as const;

type Builder = TrueWorld & { random: Random };

export const makeWorld = (seed: number, mentions: number): TrueWorld => {
  const random = new Random(seed, PURPOSE, mentions);
  const world: Builder = { random, mentions: [], companies: [], personOf: [], faultsOf: [], people: [] };
  addNamesakesOfCity(world, Math.min(CITY_NAMESAKES, Math.round(mentions / 100)));
  for (let hub = 0; hub < Math.max(1, Math.round(mentions / MENTIONS_PER_HUB)); hub++) {
    const scale = Math.min(1, mentions / MENTIONS_PER_HUB);
    addAdministrator(world, Math.round(ADMINISTRATOR_COMPANIES * scale));
    for (let small = 0; small < SMALL_ADMINISTRATORS; small++) addAdministrator(world, SMALL_ADMINISTRATOR_COMPANIES);
    addShelfCompanies(world, Math.round(SHELF_COMPANIES * scale));
    addDoor(world, Math.round(DOOR_COMPANIES * scale), hub);
  }
  while (world.mentions.length < mentions) addCircle(world);
  return world;
};

const addPerson = (world: Builder, person: Person): Person => {
  world.people.push(person);
  return person;
};

const newPerson = (
  world: Builder,
  wishes: { country: Country; home?: Home; last?: string; casting?: Casting },
): Person => addPerson(world, drawPerson(world.random, world.people.length, wishes));

const newCompany = ({ companies, random }: Builder, home: Home, addressKey?: string): CompanyFacts => {
  const id = companies.length + 1;
  const company: CompanyFacts = {
    id,
    addressKey: random.chance(0.95) ? (addressKey ?? `${home.name} ${id}`) : undefined,
    position: home.position,
    tiedTo: [],
  };
  companies.push(company);
  return company;
};

const tie = (one: CompanyFacts, other: CompanyFacts): void => {
  one.tiedTo = [...one.tiedTo, other.id];
  other.tiedTo = [...other.tiedTo, one.id];
};

const ROLES = ['Geschäftsführer', 'Geschäftsführer', 'Geschäftsführer', 'Prokurist'];

const mention = (world: Builder, person: Person, company: CompanyFacts, sourceId: number, role: string): void => {
  const { mention: written, faults } = write(world.random, person, sourceId, company.id);
  const id = world.mentions.length;
  world.mentions.push({ id, companyId: company.id, role, ...written });
  world.personOf.push(person.number);
  world.faultsOf.push(faults);
};

/** One person in office, and what else registers say about it: a second role, a second source. */
const appoint = (world: Builder, person: Person, company: CompanyFacts, country: Country): void => {
  const { random } = world;
  mention(world, person, company, SOURCES[country], random.pick(ROLES));
  if (random.chance(RATES.secondRole)) mention(world, person, company, SOURCES[country], 'Liquidator');
  if (random.chance(RATES.secondSource)) mention(world, person, company, SOURCES.second, 'Manager');
};

/** Some people, often a family, and the companies they run together or alone. */
const addCircle = (world: Builder): void => {
  const { random } = world;
  const country = random.pick(COUNTRIES);
  const founder = newPerson(world, { country });
  const circle = [founder];
  const isFamily = random.chance(RATES.family);
  while (circle.length < 5 && random.chance(0.55)) {
    const home = random.chance(0.5) ? founder.home : drawHomeNear(random, founder.home);
    const last = isFamily && random.chance(0.7) ? founder.last : undefined;
    const person = drawPerson(random, world.people.length, { country, home, last });
    // Brothers and sisters do not bear one name.
    if (last === undefined || circle.every(({ first }) => first !== person.first))
      circle.push(addPerson(world, person));
  }
  if (random.chance(RATES.fatherAndSon)) addSon(world, circle, founder);
  if (random.chance(RATES.twinOfName)) addTwin(world, founder);
  const companies: CompanyFacts[] = [];
  do {
    addCompanyOf(world, circle, companies, country);
  } while (companies.length < 30 && random.chance(companies.length === 1 ? RATES.moreCompanies : 0.5));
};

const addCompanyOf = (world: Builder, circle: readonly Person[], companies: CompanyFacts[], country: Country): void => {
  const { random } = world;
  const founder = circle[0] as Person;
  const first = companies[0];
  const land = random.chance(RATES.abroad) ? random.pick(COUNTRIES) : country;
  const isAtSameDoor = first !== undefined && random.chance(RATES.sameAddress);
  const company = newCompany(world, drawHomeNear(random, founder.home), isAtSameDoor ? first.addressKey : undefined);
  if (first && random.chance(RATES.tied)) tie(first, company);
  companies.push(company);
  const officers = circle.filter((_, i) => first === undefined || i === 0 || random.chance(RATES.joins * 0.5));
  for (const person of officers) appoint(world, person, company, land);
};

const addSon = (world: Builder, circle: Person[], father: Person): void => {
  father.middle = [];
  father.casting = 'father_and_son';
  if (world.random.chance(0.4)) father.generation = 'senior';
  circle.push(addPerson(world, drawNamesake(world.random, world.people.length, father, 'father_and_son')));
};

/** A stranger of the same name in the same town, with a company of their own. */
const addTwin = (world: Builder, of: Person): void => {
  const twin = addPerson(world, drawNamesake(world.random, world.people.length, of, 'twin_of_name'));
  appoint(world, twin, newCompany(world, drawHomeNear(world.random, of.home)), of.country);
};

const addNamesakesOfCity = (world: Builder, count: number): void => {
  const berlin = centreOf(townNamed('DE', 'Berlin'));
  const model = newPerson(world, { country: 'DE', home: berlin, last: 'Müller', casting: 'city_namesake' });
  // Hundreds in one town bear a name only if it is a common one.
  Object.assign(model, { first: 'Thomas', gender: 'male' });
  for (let i = 1; i < count; i++) {
    const person = addPerson(world, drawNamesake(world.random, world.people.length, model, 'city_namesake'));
    const companies = world.random.chance(0.2) ? 2 : 1;
    for (let n = 0; n < companies; n++) appoint(world, person, newCompany(world, berlin), 'DE');
  }
};

/** Liquidator of strangers' companies all over the country. */
const addAdministrator = (world: Builder, count: number): void => {
  const country = world.random.pick(COUNTRIES);
  const administrator = newPerson(world, { country, casting: 'administrator' });
  // Registers name the town of the office.
  administrator.formerHome = undefined;
  for (let i = 0; i < count; i++) {
    const company = newCompany(world, newPerson(world, { country }).home);
    const owner = world.people.at(-1) as Person;
    appoint(world, owner, company, country);
    mention(world, administrator, company, SOURCES[country], 'Insolvenzverwalter');
  }
};

/** Founded by one person at one door, then sold to strangers. */
const addShelfCompanies = (world: Builder, count: number): void => {
  const founder = newPerson(world, { country: 'DE', casting: 'shelf_founder' });
  founder.formerHome = undefined;
  for (let i = 0; i < count; i++) {
    const company = newCompany(world, founder.home, `Vorrat ${founder.number}`);
    mention(world, founder, company, SOURCES.DE, 'Geschäftsführer');
    if (world.random.chance(0.7)) appoint(world, newPerson(world, { country: 'DE' }), company, 'DE');
  }
};

const addDoor = (world: Builder, count: number, number: number): void => {
  const home = centreOf(townNamed('CH', 'Zug'));
  for (let i = 0; i < count; i++) {
    appoint(world, newPerson(world, { country: 'CH' }), newCompany(world, home, `Postfach ${number}`), 'CH');
  }
};
