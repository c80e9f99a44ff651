import { yearOf } from '@firmament/calendar/day';
import type { PersonRecord, StationRecord } from '@firmament/record/record';
import { WORLD_YEAR } from './calendar.ts';
import { careerOf, employersOf, placeOf, type Station } from './careers.ts';
import { CAST_PEOPLE_COUNT } from './cast/counts.ts';
import { CAST_PLANS } from './cast/plans.ts';
import { companyDomain, landline, mobile } from './company-contact.ts';
import { companyKeys } from './company-identifiers.ts';
import { companyName, leadPerson } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import { officesOf, titleOf } from './offices.ts';
import { drawHuman, fullName, type Human } from './persons.ts';
import { mix, PURPOSE, Random, scatter } from './random.ts';
import { leadSince } from './representatives.ts';
import { drawDegree, drawSchool, drawSchoolLeaving, drawUniversity } from './schools.ts';
import { type SectorName, sectorOf } from './sectors.ts';
import { GENERAL_SKILLS, inGender, isLeading, LADDERS, PROJECT_LADDER, rungFor } from './words/roles.ts';
import { slug } from './words/slug.ts';
import type { World } from './world.ts';

/** Primes below 16⁴ and 16⁶: four hexadecimal digits are enough for the people of a demo world. */
const FOUR_DIGIT_PRIME = 65_521;
const SIX_DIGIT_PRIME = 16_777_213;

const profileIdOf = (world: World, index: number, human: Human): string => {
  const isSmall = world.options.people < FOUR_DIGIT_PRIME;
  const number = scatter(index, isSmall ? FOUR_DIGIT_PRIME : SIX_DIGIT_PRIME, world.options.seed);
  return `${slug(fullName(human))}-${number.toString(16).padStart(isSmall ? 4 : 6, '0')}`;
};

/** A person's line of work: a trade of the branch, or a career that exists in every branch. */
type Calling = { ladder: (typeof LADDERS)[number]; isAmbitious: boolean; branch?: SectorName };

const drawCalling = (random: Random, employer: CompanyPlan): Calling => {
  const isAmbitious = random.chance(0.5);
  return random.chance(0.55)
    ? { ladder: PROJECT_LADDER, isAmbitious, branch: employer.trade.sector }
    : { ladder: random.pick(LADDERS), isAmbitious };
};

const LEAST_AGE_TO_LEAD = 30;

const titleAt = (random: Random, calling: Calling, plan: CompanyPlan, human: Human, year: number): string => {
  const age = year - human.bornYear;
  const { sector } = plan.trade;
  const role = calling.branch === sector ? random.pick(sectorOf(sector).roles) : undefined;
  const fits = role !== undefined && (age >= LEAST_AGE_TO_LEAD || !isLeading(role));
  return inGender(fits ? role : rungFor(calling.ladder, age, calling.isAmbitious), human.gender);
};

const COUNTRY_NAME = { AT: 'Österreich', DE: 'Deutschland', CH: 'Schweiz' } as const;

/** A register's title as people write it on their own profile. */
const ownTitle = (plan: CompanyPlan, human: Human): string => {
  const office = officesOf(plan)[0] ?? 'manager';
  if (office === 'manager' || office === 'hiredManager') return inGender('Geschäftsführer/in', human.gender);
  if (office === 'boardChair')
    return plan.country === 'CH' ? inGender('Verwaltungsratspräsident/in', human.gender) : 'Vorstand';
  if (office === 'limitedPartner' || office === 'partner') return inGender('Gesellschafter/in', human.gender);
  if (office === 'chair' && plan.form.name !== 'Verein') return inGender('Präsident/in', human.gender);
  return titleOf(plan, office, human.gender);
};

const educationOf = (random: Random, plan: CompanyPlan, community: number, human: Human): StationRecord[] => {
  const education: StationRecord[] = [];
  const school = drawSchool(random, plan.country, community);
  const left = human.bornYear + 19;
  if (random.chance(0.72)) {
    const organisation = drawUniversity(random, plan.country, community);
    const fromYear = left + random.below(2);
    const toYear = fromYear + random.between(3, 5);
    const title = inGender(drawDegree(random, plan.country, fromYear), human.gender);
    if (toYear <= WORLD_YEAR) education.push({ title, organisation, fromYear, toYear });
  }
  if (education.length === 0 || random.chance(0.55)) {
    education.push({
      title: drawSchoolLeaving(random, plan.country),
      organisation: school,
      fromYear: left - random.between(4, 5),
      toYear: left,
    });
  }
  return education;
};

const asRecord = (seed: number, station: Station, title: string): StationRecord => ({
  title,
  organisation: companyName(seed, station.plan).full,
  companySourceKey: companyKeys(seed, station.plan).sourceKey,
  fromYear: station.fromYear,
  toYear: station.toYear,
});

/** About 320 people in every world once worked for a company of the cast and know its people. */
const FORMER_COLLEAGUES = 320;

const isEmployer = ({ country, staff, knowledge }: CompanyPlan): boolean =>
  country === 'AT' && staff > 30 && knowledge === 'all';

const CAST_EMPLOYERS = CAST_PLANS.filter(isEmployer).map((plan) => ({
  name: plan.name?.full ?? '',
  sourceKey: plan.keys?.sourceKey ?? '',
  foundedYear: plan.foundedYear,
}));

const withCastStation = (world: World, random: Random, experience: StationRecord[], workingSince: number): void => {
  const share = Math.min(0.05, (FORMER_COLLEAGUES * 3) / world.options.people);
  const oldest = experience[experience.length - 1];
  if (!random.chance(share) || oldest?.fromYear === undefined) return;
  const employer = random.pick(CAST_EMPLOYERS);
  const fromYear = Math.max(employer.foundedYear, workingSince, oldest.fromYear - random.between(2, 7));
  if (fromYear >= oldest.fromYear) return;
  experience.push({
    title: random.pick([
      'Key Account Manager',
      'Vertrieb Innendienst',
      'Controlling',
      'Projektleitung',
      'Assistenz der Geschäftsführung',
    ]),
    organisation: employer.name,
    companySourceKey: employer.sourceKey,
    fromYear,
    toYear: oldest.fromYear,
  });
};

const emailOf = (human: Human, domain: string): string =>
  `${slug(human.first.charAt(0)).charAt(0)}.${slug(human.last)}@${domain}`;

const phoneOf = (random: Random, plan: CompanyPlan): string =>
  random.chance(0.5) ? landline(random, plan.town) : mobile(random, plan.country);

const twitterOf = (human: Human, profileId: string): string =>
  `https://x.example/${slug(human.last).slice(0, 10)}_${profileId.slice(-4)}`;

/** The person at a position outside the cast. */
export const personRecord = (world: World, index: number): PersonRecord => {
  const { seed } = world.options;
  const random = new Random(seed, PURPOSE.person, index);
  const { community, member, block } = placeOf(world, index - CAST_PEOPLE_COUNT);
  const employers = employersOf(world, block);
  const isOfficer = member < employers.length && random.chance(0.7);
  const employer = employers[isOfficer ? member : Math.floor(random.next() ** 1.5 * employers.length)];
  if (employer === undefined) throw new RangeError(`Nobody can employ person ${index}.`);
  const { country, town } = employer;
  const isLead = isOfficer && employer.representatives > 0;
  const human = isLead
    ? leadPerson(seed, employer)
    : drawHuman(random, {
        country,
        language: town.language,
        bornBetween: [1962, 2001],
        last: undefined,
        femaleShare: 0.45,
      });
  const workingSince = human.bornYear + random.between(20, 25);
  const since = isLead ? leadSince(seed, employer) : undefined;
  const career = careerOf(
    world,
    random,
    block,
    employer,
    Math.min(workingSince, WORLD_YEAR - 1),
    since === undefined ? undefined : yearOf(since),
  );
  const calling = drawCalling(random, employer);
  const title = isLead ? ownTitle(employer, human) : titleAt(random, calling, employer, human, WORLD_YEAR);
  const experience = career.map((station, i) =>
    asRecord(seed, station, i === 0 ? title : titleAt(random, calling, station.plan, human, station.fromYear)),
  );
  if (country === 'AT') withCastStation(world, random, experience, workingSince);
  const profileId = profileIdOf(world, index, human);
  const sector = sectorOf(employer.trade.sector);
  const learnt = calling.branch === undefined && !isLead ? calling.ladder.skills : sector.skills;
  const skills = random.sample(learnt, random.between(2, 5));
  for (const skill of random.sample(GENERAL_SKILLS, random.between(1, 4))) {
    if (!skills.includes(skill)) skills.push(skill);
  }
  const isCurrent = career[0]?.toYear === undefined;
  const name = companyName(seed, employer).full;
  const key = companyKeys(seed, employer).sourceKey;
  return {
    sourceKey: profileId,
    profileId,
    fullName: fullName(human),
    title,
    headline: headlineOf(random, title, name, skills, isCurrent),
    industry: sector.label,
    locality: `${town.name}, ${COUNTRY_NAME[country]}`,
    country,
    gender: human.gender,
    bornOn: human.bornOn,
    isManagement: isLead || isLeading(title),
    companyName: isCurrent ? name : undefined,
    companySourceKey: isCurrent ? key : undefined,
    email: random.chance(0.58) ? emailOf(human, companyDomain(seed, employer)) : undefined,
    phone: random.chance(0.42) ? phoneOf(random, employer) : undefined,
    linkedin: random.chance(0.7) ? `https://linkedin.example/in/${profileId}` : undefined,
    twitter: random.chance(0.1) ? twitterOf(human, profileId) : undefined,
    github: random.chance(employer.trade.sector === 'it' ? 0.45 : 0.02)
      ? `https://github.example/${profileId}`
      : undefined,
    experience,
    education: educationOf(random, employer, mix(seed, PURPOSE.community, community) % 97, human),
    skills,
  };
};

const headlineOf = (
  random: Random,
  title: string,
  company: string,
  skills: readonly string[],
  isCurrent: boolean,
): string => {
  if (!isCurrent) return `${title}, zuletzt bei ${company}`;
  const u = random.next();
  if (u < 0.6) return `${title} bei ${company}`;
  return u < 0.85 ? `${title} | ${skills.slice(0, 2).join(' | ')}` : title;
};
