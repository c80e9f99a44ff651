import { laterOf } from '@firmament/calendar/day';
/** Who holds which office in a company. */
import type { RepresentativeRecord } from '@firmament/record/record';
import { isoDate } from './calendar.ts';
import { companyName, leadPerson } from './company-name.ts';
import { type CompanyPlan, lastStatedYear } from './company-plan.ts';
import { acquisitionOf } from './links.ts';
import { isLiquidator, type Office, type Officer, officesOf, titleOf } from './offices.ts';
import { limitedStake, ownerPercent, registeredCapital, shareholderEntries } from './ownership.ts';
import { drawHuman, type Human, nameWithDegree } from './persons.ts';
import { drawTownAround } from './places/towns.ts';
import { PURPOSE, Random } from './random.ts';
import { signingPower } from './signing.ts';

/** Streams per company: half for persons, half for their offices, each more than the longest list of officers needs. */
const PLACES_PER_COMPANY = 64;

const officerRandom = (seed: number, plan: CompanyPlan, place: number): Random =>
  new Random(seed, PURPOSE.shareholders, plan.index * PLACES_PER_COMPANY + place);

const officeRandom = (seed: number, plan: CompanyPlan, place: number): Random =>
  officerRandom(seed, plan, place + PLACES_PER_COMPANY / 2);

/** The person at a place of the list; place 0 is the lead. */
const officerHuman = (seed: number, plan: CompanyPlan, place: number, office: Office): Human => {
  if (place === 0) return leadPerson(seed, plan);
  const random = officerRandom(seed, plan, place);
  const { family } = companyName(seed, plan);
  const isRelative = family !== undefined && office !== 'supervisor' && random.chance(0.3);
  const earliest = Math.max(1948, Math.min(1970, plan.foundedYear - 40));
  const latest =
    office === 'founder' ? plan.foundedYear - 25 : Math.min(office === 'supervisor' ? 1982 : 1994, plan.lastYear - 28);
  return drawHuman(random, {
    country: plan.country,
    language: plan.town.language,
    bornBetween: [Math.min(earliest, latest - 5), latest],
    last: isRelative ? family : undefined,
    femaleShare: 0.34,
  });
};

const startedOn = (random: Random, plan: CompanyPlan, human: Human, place: number, office?: Office): string => {
  const adult = human.bornYear + 22;
  if ((place === 0 || office === 'founder') && adult <= plan.foundedYear) return plan.foundedOn;
  const earliest = Math.max(plan.foundedYear, adult);
  const latest = Math.max(earliest, Math.min(plan.lastYear, lastStatedYear(plan) - 1));
  const year = random.between(Math.max(earliest, latest - 18), latest);
  const date = isoDate(year, random.between(1, 8), random.between(1, 28));
  return laterOf(date, plan.foundedOn);
};

/** The day on which the first officer took office. */
export const leadSince = (seed: number, plan: CompanyPlan): string =>
  startedOn(officeRandom(seed, plan, 0), plan, leadPerson(seed, plan), 0);

const THOUSANDS = new Intl.NumberFormat('de-DE');

export const amount = (value: number, mark = '.'): string => THOUSANDS.format(value).replaceAll('.', mark);

/** In the words of each register, with the partner's amount. */
export const stakeText: Record<CompanyPlan['country'], (sum: number) => string> = {
  AT: (sum) => `Haftsumme EUR ${amount(sum)}`,
  DE: (sum) => `Einlage: ${amount(sum)},00 EUR`,
  CH: (sum) => `Kommanditsumme CHF ${amount(sum, "'")}.00`,
};

export const registerName = (plan: CompanyPlan, human: Human): string =>
  plan.country === 'AT' || human.degree === 'Dr.' ? nameWithDegree(human) : `${human.first} ${human.last}`;

const officerAt = (seed: number, plan: CompanyPlan, place: number, office: Office, limited: LimitedPlace): Officer => {
  const human = officerHuman(seed, plan, place, office);
  const random = officeRandom(seed, plan, place);
  const since = startedOn(random, plan, human, place, office);
  const isAlone = place === 0 && (plan.representatives < 3 || random.chance(0.6));
  const isWindingUp = isLiquidator(plan, office);
  const chair = leadPerson(seed, plan).gender;
  const representation =
    office === 'limitedPartner'
      ? stakeText[plan.country](limitedStake(plan, limited.place, limited.count))
      : signingPower(random, { plan, office, isAlone, since, isWindingUp, chair });
  const home = random.chance(0.6) ? plan.town : drawTownAround(random, plan.town);
  const record: RepresentativeRecord = {
    title: titleOf(plan, office, human.gender),
    name: registerName(plan, human),
    representation,
    location: home.name,
    // The Swiss register prints no dates of birth.
    bornOn: plan.country === 'CH' ? undefined : human.bornOn,
    startedOn: since,
    endedOn: undefined,
  };
  const canHaveLeft = place >= 2 && office !== 'limitedPartner' && plan.status === 'active';
  if (canHaveLeft && since < `${lastStatedYear(plan) - 5}` && random.chance(0.14)) {
    record.endedOn = isoDate(lastStatedYear(plan) - 1 - random.below(4), random.between(1, 12), random.between(1, 28));
  }
  return { human, office, isAlone, record };
};

/** The place of a limited partner among them. */
type LimitedPlace = { place: number; count: number };

/** Lists a manager again as shareholder, with the stake instead of the signing power. */
const asShareholder = (seed: number, plan: CompanyPlan, manager: Officer, percent: number): Officer => {
  const stake = amount((registeredCapital(plan) * percent) / 100);
  const { name, location, bornOn, startedOn: since = '' } = manager.record;
  const boughtOn = plan.head === undefined ? '' : acquisitionOf(seed, plan, plan.head).on;
  const record: RepresentativeRecord = {
    title: titleOf(plan, 'shareholder', manager.human.gender),
    name,
    representation: `Stammeinlage EUR ${stake}, geleistet EUR ${stake}`,
    location,
    share: percent,
    bornOn,
    startedOn: laterOf(since, boughtOn),
    endedOn: undefined,
  };
  return { human: manager.human, office: 'shareholder', isAlone: false, record };
};

export const officersOf = (seed: number, plan: CompanyPlan): Officer[] => {
  const offices = officesOf(plan);
  const owners = shareholderEntries(plan);
  const officers: Officer[] = [];
  const acting = offices.length - owners;
  let count = 0;
  for (const office of offices) if (office === 'limitedPartner') count += 1;
  let limitedPlace = 0;
  for (let place = 0; place < acting; place++) {
    const office = offices[place] ?? 'manager';
    officers.push(officerAt(seed, plan, place, office, { place: limitedPlace, count }));
    if (office === 'limitedPartner') limitedPlace += 1;
  }
  for (let place = 0; place < owners; place++) {
    const manager = officers[place];
    if (manager !== undefined) officers.push(asShareholder(seed, plan, manager, ownerPercent(plan, place)));
  }
  return officers;
};
