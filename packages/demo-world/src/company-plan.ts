import type { Day } from '@firmament/calendar/day';
/** What is decided about a company and its neighbours before any record is written. */

import type { CompanyStatus } from '@firmament/record/record';
import type { SourceName } from '@firmament/record/sources/sources';
import { isoDate, WORLD_YEAR } from './calendar.ts';
import type { LegalForm } from './legal-forms.ts';
import type { Human } from './persons.ts';
import { type Country, drawTownAround, type Town } from './places/towns.ts';
import { mix, PURPOSE, Random } from './random.ts';
import { drawTrade, type Trade } from './words/trades.ts';

export type RegisterSource = Extract<SourceName, 'gisa' | 'firmenbuch' | 'offeneregister' | 'zefix'>;

export const COUNTRY_OF: Record<RegisterSource, Country> = {
  gisa: 'AT',
  firmenbuch: 'AT',
  offeneregister: 'DE',
  zefix: 'CH',
};

/**
 * Who tells of a company, which decides what is known of it: its register alone; a copy of its register that is years
 * old; its register, of which only the accounts were read; or the demo's own source, which knows everything.
 */
export type Knowledge = 'register' | 'oldCopy' | 'accounts' | 'all';

export type NameParts = {
  full: string;
  /** Without the legal form; web addresses and subsidiaries' names are built from it. */
  stem: string;
  /** The part that a group's companies share. */
  base: string;
  /** The family the firm is named after, if any. */
  family: string | undefined;
};

/** The keys by which other records refer to a company. */
export type CompanyKeys = {
  /** Key at the source. */
  sourceKey: string;
  registerNumber?: string;
};

/** Every field is present from the start: millions of plans of one shape are read several times faster than of many. */
export type CompanyPlan = {
  /** By which all about it is drawn. */
  index: number;
  source: RegisterSource;
  country: Country;
  /** Position among all companies of the source; register numbers are derived from it. */
  rank: number;
  form: LegalForm;
  town: Town;
  trade: Trade;
  staff: number;
  foundedOn: Day;
  foundedYear: number;
  status: CompanyStatus;
  knowledge: Knowledge;
  /** The last year in which the company did business, at most the current one. */
  lastYear: number;
  isListed: boolean;
  reports: number;
  representatives: number;
  /** Company at the top of the group, if this one is owned. */
  head: CompanyPlan | undefined;
  members: CompanyPlan[];
  /** For a GmbH & Co KG: the company that manages it. */
  generalPartner: CompanyPlan | undefined;
  /** For a general partner: the partnership that it manages. */
  partnership: CompanyPlan | undefined;
  /** Set on first use. */
  name: NameParts | undefined;
  /** Preset for the cast, otherwise set on first use. */
  keys: CompanyKeys | undefined;
  lead: Human | undefined;
  domain: string | undefined;
};

/** Companies that are planned together, with what is computed about them on first use. */
export type Block = {
  index: number;
  plans: readonly CompanyPlan[];
  employers: Employers | undefined;
  /** Positions in the world by key at the source. */
  positions: ReadonlyMap<string, number> | undefined;
};

/** The bigger companies of a block, biggest first. */
export type Employers = { all: readonly CompanyPlan[]; byCountry: Record<Country, readonly CompanyPlan[]> };

const drawFoundedYear = (random: Random, form: LegalForm, staff: number): number => {
  const reach = staff > 100 ? 95 : 48;
  const year = WORLD_YEAR - Math.floor(random.next() ** 1.7 * reach);
  return Math.min(WORLD_YEAR, Math.max(year, form.since));
};

const drawStatus = (random: Random, form: LegalForm): CompanyStatus => {
  const u = random.next();
  if (u >= 0.88) return 'terminated';
  // A sole trader just stops.
  return u < 0.85 || form.organ === 'owner' ? 'active' : 'in_liquidation';
};

/** How many companies nobody but their register knows, fewer of them if they are big. */
const REGISTER_SHARE = { small: 0.5, big: 0.2, bigFromStaff: 40 };
const OLD_COPY_SHARE = 0.14;
const ACCOUNTS_SHARE = 0.06;

/** The old copies were made in this year. */
export const OLD_COPY_YEAR = 2018;
const LEAST_AGE_OF_COPIED = 3;

type Draft = Pick<CompanyPlan, 'source' | 'form' | 'staff' | 'status' | 'foundedYear' | 'isListed'>;

const drawKnowledge = (seed: number, index: number, draft: Draft): Knowledge => {
  const u = mix(seed, PURPOSE.knowledge, index) / 2 ** 32;
  const { source, form, staff, status, foundedYear, isListed } = draft;
  if (source === 'offeneregister') {
    if (status !== 'active') return 'all';
    const isOld = foundedYear <= OLD_COPY_YEAR - LEAST_AGE_OF_COPIED && !isListed;
    return u < OLD_COPY_SHARE && isOld ? 'oldCopy' : 'all';
  }
  // Trade licences state nothing of associations, and the Swiss register nothing of accounts.
  if (form.name === 'Verein' || (isListed && source === 'zefix')) return 'all';
  const hasAccounts = source === 'firmenbuch' && status === 'active' && form.filesAccounts && !isListed;
  if (hasAccounts && u > 1 - ACCOUNTS_SHARE) return 'accounts';
  return u < (staff < REGISTER_SHARE.bigFromStaff ? REGISTER_SHARE.small : REGISTER_SHARE.big) ? 'register' : 'all';
};

/** The source that a company's facts are credited to. */
export const sourceOf = ({ knowledge, source }: CompanyPlan): RegisterSource | 'demo' =>
  knowledge === 'all' ? 'demo' : source;

const LISTED_FROM_STAFF = 100;

type PlanSeat = { index: number; source: RegisterSource; rank: number; home: Town };

/** Plans one company on its own; the block adds its ties to neighbours. */
export const planCompany = (seed: number, seat: PlanSeat, form: LegalForm): CompanyPlan => {
  const random = new Random(seed, PURPOSE.companyPlan, seat.index);
  const country = COUNTRY_OF[seat.source];
  const staff = Math.max(1, Math.round(form.medianStaff * Math.exp(form.spread * random.normal())));
  const foundedYear = drawFoundedYear(random, form, staff);
  const status = foundedYear > WORLD_YEAR - 2 ? 'active' : drawStatus(random, form);
  const lastYear =
    status === 'terminated'
      ? Math.min(WORLD_YEAR - 1, Math.max(foundedYear + 1, WORLD_YEAR - 1 - random.below(12)))
      : WORLD_YEAR;
  const isShareCompany = form.name === 'AG' || form.name === 'SE' || form.name === 'KGaA';
  const isListed = isShareCompany && staff >= LISTED_FROM_STAFF && status === 'active' && random.chance(0.55);
  const draft: Draft = { source: seat.source, form, staff, status, foundedYear, isListed };
  return {
    index: seat.index,
    source: seat.source,
    country,
    rank: seat.rank,
    form,
    town: drawTownAround(random, seat.home),
    trade: drawTrade(random, form.pool, country),
    staff,
    foundedYear,
    foundedOn: isoDate(foundedYear, random.between(1, foundedYear === WORLD_YEAR ? 8 : 12), random.between(1, 28)),
    status,
    knowledge: drawKnowledge(seed, seat.index, draft),
    lastYear,
    isListed,
    reports: 0,
    representatives: 0,
    members: [],
    head: undefined,
    generalPartner: undefined,
    partnership: undefined,
    name: undefined,
    keys: undefined,
    lead: undefined,
    domain: undefined,
  };
};

export const filesAccounts = (plan: CompanyPlan): boolean =>
  (plan.form.filesAccounts || plan.isListed) && plan.knowledge !== 'oldCopy';

/** The last year that the company's source states. */
export const lastStatedYear = (plan: CompanyPlan): number =>
  plan.knowledge === 'oldCopy' ? OLD_COPY_YEAR : WORLD_YEAR;
