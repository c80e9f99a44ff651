import type { Day } from '@firmament/calendar/day';
/** Companies whose people and owners are written down one by one, term by term. */
import type { CompanyLinkRecord, ReportRecord } from '@firmament/record/record';
import { isoDate, LAST_READ_YEAR } from '../../calendar.ts';
import { type CompanyPlan, sourceOf } from '../../company-plan.ts';
import { companyRecord } from '../../company-record.ts';
import { rename, tellOfTheEnd } from '../../history/changes.ts';
import { Chronicle } from '../../history/chronicle.ts';
import { type DemoCompany, tellOfRecord } from '../../history/company-history.ts';
import { GENERAL_PARTNER } from '../../links.ts';
import { isLiquidator, type Office, type Officer, ordinaryTitle, titleOf } from '../../offices.ts';
import { registeredCapital } from '../../ownership.ts';
import { PURPOSE, Random } from '../../random.ts';
import { amount, registerName, stakeText } from '../../representatives.ts';
import { signingPower } from '../../signing.ts';
import { CAST_SEED, planFrom, type Spec } from '../specification.ts';
import type { Person } from './people.ts';

/** A term of a person. */
type Term = {
  office: Office;
  who: Person;
  since: Day;
  until?: Day;
  /** Of an owner, in per cent. */
  share?: number;
  /** Signs only together with a colleague. */
  isJoint?: boolean;
  /** The register states no date of birth. */
  isBirthUnstated?: boolean;
};

/** A term of a company that owns part of another. */
type Ownership = {
  name: string;
  since: Day;
  until?: Day;
  /** In per cent; unknown if it is missing. */
  share?: number;
  title?: string;
  /** The seat of one that is only named. */
  place?: string;
};

export type FamilySpec = Omit<Spec, 'representatives' | 'reports' | 'lead'> & {
  street: string;
  postcode?: string;
  reports?: number;
  /** The first one leads. */
  people: readonly [Term, ...Term[]];
  owners?: readonly Ownership[];
  generalPartner?: string;
  /** Whose general partner it is. */
  partnership?: string;
  renamed?: { on: Day; from: string };
  liquidatedOn?: Day;
  deletedOn?: Day;
  /** Instead of what fits the size. */
  capital?: number;
  /** Instead of those that are drawn. */
  accounts?: readonly ReportRecord[];
  /** By end of the period; the others are filed in time. */
  filedOn?: Readonly<Record<Day, Day>>;
  /** The day of the register's last statement, unless it is drawn. */
  asOf?: Day;
};

export const familyPlan = (spec: FamilySpec, index: number): CompanyPlan =>
  planFrom(
    { ...spec, reports: spec.reports ?? 0, representatives: spec.people.length, lead: spec.people[0].who },
    index,
  );

/** Of all limited partners together. */
const LIMITED_STAKES = 100_000;

const titleAt = (plan: CompanyPlan, { office, who: { gender }, until }: Term): string => {
  if (office === 'shareholder' && plan.country === 'CH') return gender === 'female' ? 'Aktionärin' : 'Aktionär';
  return until === undefined ? titleOf(plan, office, gender) : ordinaryTitle(plan, office, gender);
};

const powerOf = (random: Random, plan: CompanyPlan, term: Term, capital: number): string | undefined => {
  const { office, since, until, share = 0, isJoint = false } = term;
  if (office === 'limitedPartner') return stakeText[plan.country]((LIMITED_STAKES * share) / 100);
  if (office !== 'shareholder') {
    const isWindingUp = until === undefined && isLiquidator(plan, office);
    return signingPower(random, { plan, office, isAlone: !isJoint, since, isWindingUp, chair: term.who.gender });
  }
  const stake = amount((capital * share) / 100);
  return plan.country === 'AT' ? `Stammeinlage EUR ${stake}, geleistet EUR ${stake}` : undefined;
};

const officerOf = (random: Random, plan: CompanyPlan, term: Term, capital: number): Officer => {
  const { office, who, since, until, share } = term;
  return {
    human: who,
    office,
    isAlone: term.isJoint !== true,
    record: {
      title: titleAt(plan, term),
      name: registerName(plan, who),
      representation: powerOf(random, plan, term, capital),
      location: who.home,
      share,
      bornOn: plan.country === 'CH' || term.isBirthUnstated ? undefined : who.bornOn,
      startedOn: since,
      endedOn: until,
    },
  };
};

/** Registers number the companies of their own country; others are told apart by their seat. */
const linkTo = (
  plan: CompanyPlan,
  other: CompanyPlan | undefined,
  link: Pick<CompanyLinkRecord, 'kind' | 'name' | 'startedOn'> & Partial<CompanyLinkRecord>,
): CompanyLinkRecord => {
  const isCompatriot = other?.country === plan.country;
  return {
    ...link,
    place: link.place ?? (isCompatriot ? undefined : other?.town.name),
    ...(isCompatriot && other?.keys),
  };
};

const linksOf = (
  plan: CompanyPlan,
  { owners = [], generalPartner, partnership, foundedOn }: FamilySpec,
  find: (name: string) => CompanyPlan | undefined,
): CompanyLinkRecord[] => {
  const links = owners.map(({ since, until, ...owner }) =>
    linkTo(plan, find(owner.name), { ...owner, kind: 'shareholder', startedOn: since, endedOn: until }),
  );
  if (generalPartner !== undefined) {
    const title = GENERAL_PARTNER[plan.country];
    const partner = { kind: 'representative', name: generalPartner, title, startedOn: foundedOn } as const;
    links.push(linkTo(plan, find(generalPartner), partner));
  }
  if (partnership !== undefined) {
    links.push(linkTo(plan, find(partnership), { kind: 'subsidiary', name: partnership, startedOn: foundedOn }));
  }
  return links;
};

/** Only said where all of it is known. */
const ownersText = ({ people, owners = [] }: FamilySpec): string | undefined => {
  const held = [
    ...owners.filter(({ until }) => until === undefined),
    ...people
      .filter(({ until, share }) => until === undefined && share !== undefined)
      .map(({ who, share }) => ({ name: `${who.first} ${who.last}`, share })),
  ];
  if (held.length === 0 || held.some(({ share }) => share === undefined)) return undefined;
  return held.map(({ name, share }) => `${name} ${share} %`).join(', ');
};

export const familyMember = (
  spec: FamilySpec,
  plan: CompanyPlan,
  find: (name: string) => CompanyPlan | undefined,
): DemoCompany => {
  const random = new Random(CAST_SEED, PURPOSE.history, plan.index);
  const capital = spec.capital ?? registeredCapital(plan);
  const officers = spec.people.map((term) => officerOf(random, plan, term, capital));
  const drawn = companyRecord(CAST_SEED, plan, officers);
  const record = {
    ...drawn,
    asOf: spec.asOf ?? isoDate(LAST_READ_YEAR, 9, random.between(1, 28)),
    formerNames: [],
    registeredCapital: drawn.registeredCapital && { ...drawn.registeredCapital, amount: capital },
    reports: spec.accounts === undefined ? drawn.reports : [...spec.accounts],
    insolvency: undefined,
    address: { ...drawn.address, street: spec.street, postcode: spec.postcode ?? drawn.address.postcode },
    owners: ownersText(spec),
    links: linksOf(plan, spec, find),
  };
  const chronicle = new Chronicle(plan.foundedOn);
  const { renamed, liquidatedOn, deletedOn } = spec;
  const subject = {
    record,
    chronicle,
    life: { insolventOn: undefined, announcedOn: undefined, liquidatedOn, deletedOn, end: 0 },
  };
  if (renamed !== undefined) rename(subject, renamed.on, renamed.from, record.name);
  tellOfTheEnd(subject);
  tellOfRecord(random, chronicle, record, spec.filedOn);
  return { source: sourceOf(plan), record, history: chronicle.finish() };
};
