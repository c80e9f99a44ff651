/** Register numbers of a company: valid by rule, unique, and outside the ranges in which real ones are issued. */
import type { CompanyIdentifiers } from '@firmament/record/record';
import { CAST_FIRMENBUCH_DIGITS } from './cast/counts.ts';
import * as check from './check-digits.ts';
import { type CompanyKeys, type CompanyPlan, sourceOf } from './company-plan.ts';
import { mix, PURPOSE, type Random, scatter } from './random.ts';

/** Primes: the scatter is one-to-one only on a prime. The small ones keep the numbers of a demo world at six digits. */
const SIX_DIGIT_PRIME = 99_929;
const SEVEN_DIGIT_PRIME = 6_000_011;
const CHE_PRIME = 999_983;

const FIRST_FICTIONAL = 900_001;

/** Skips the numbers of the cast. */
const aroundCast = (digits: number): number => {
  let free = digits;
  for (const taken of CAST_FIRMENBUCH_DIGITS) if (free >= taken) free += 1;
  return free;
};

const scattered = (rank: number, seed: number): number =>
  rank < SIX_DIGIT_PRIME
    ? scatter(rank, SIX_DIGIT_PRIME, seed)
    : scatter(rank, SEVEN_DIGIT_PRIME, seed) + SIX_DIGIT_PRIME;

const zvrNumber = (plan: CompanyPlan): string => String(900_000_000 + plan.rank);

const drawKeys = (seed: number, plan: CompanyPlan): CompanyKeys => {
  switch (plan.source) {
    case 'firmenbuch': {
      const number = check.firmenbuchNumber(aroundCast(FIRST_FICTIONAL + scatter(plan.rank, SIX_DIGIT_PRIME, seed)));
      return { sourceKey: number, registerNumber: number };
    }
    case 'gisa':
      return { sourceKey: plan.form.organ === 'association' ? zvrNumber(plan) : check.gisaNumber(plan.rank) };
    case 'offeneregister': {
      const number = FIRST_FICTIONAL + scattered(plan.rank, seed);
      return {
        sourceKey: `${plan.town.courtCode}_${plan.form.section}${number}`,
        registerNumber: `${plan.town.courtName} ${plan.form.section} ${number}`,
      };
    }
    case 'zefix': {
      const rank = scatter(plan.rank, CHE_PRIME, seed);
      return {
        sourceKey: check.cheUid(rank),
        registerNumber: check.chId(plan.town.courtCode, plan.form.section, rank),
      };
    }
  }
};

/** The keys by which other records refer to a company. */
export const companyKeys = (seed: number, plan: CompanyPlan): CompanyKeys => {
  plan.keys ??= drawKeys(seed, plan);
  return plan.keys;
};

/** How often a company has each further number, and how often one is wrong on purpose to show the warning. */
const SHARE = { vat: 0.55, gln: 0.5, gisa: 0.5, eori: 0.12, spoilt: 0.008, spoiltGln: 0.03 };
const FIRST_FIRMENBUCH_GISA = 600_000;
/** GLN ranks below this belong to trade licences, the others to the Firmenbuch. */
const FIRST_FIRMENBUCH_GLN = 700_000;

const hasLei = (random: Random, plan: CompanyPlan): boolean =>
  plan.isListed || (plan.form.filesAccounts && random.chance(plan.staff > 50 ? 0.5 : 0.05));

export const companyIdentifiers = (seed: number, plan: CompanyPlan, random: Random): CompanyIdentifiers => {
  const { sourceKey, registerNumber } = companyKeys(seed, plan);
  const identifiers: CompanyIdentifiers = {
    registerNumber,
    euid: undefined,
    lei: undefined,
    siren: undefined,
    stockSymbol: undefined,
    utNumber: undefined,
    vatId: undefined,
    gln: undefined,
    eori: undefined,
    gisaNumber: undefined,
    zvrNumber: undefined,
    courtCode: undefined,
    cheUid: undefined,
  };
  const isFull = plan.knowledge === 'all';
  if (isFull && hasLei(random, plan))
    identifiers.lei = check.lei(plan.index, mix(seed, PURPOSE.companyDetail, plan.index));
  if (isFull && plan.isListed) identifiers.stockSymbol = check.isin(plan.country, plan.index);
  const hasVat = isFull && plan.form.organ !== 'association' && random.chance(SHARE.vat);
  switch (plan.source) {
    case 'firmenbuch':
      identifiers.euid = check.austrianEuid(sourceKey);
      identifiers.courtCode = plan.town.courtCode;
      if (hasVat) identifiers.vatId = check.austrianVat(plan.rank);
      if (!isFull) break;
      if (random.chance(SHARE.gln)) identifiers.gln = check.gln(FIRST_FIRMENBUCH_GLN + plan.rank);
      if (plan.trade.sector !== 'holding' && random.chance(SHARE.gisa)) {
        identifiers.gisaNumber = check.gisaNumber(FIRST_FIRMENBUCH_GISA + plan.rank);
      }
      if (random.chance(SHARE.eori)) identifiers.eori = `ATEOS9${String(plan.rank).padStart(9, '0')}`;
      break;
    case 'gisa':
      if (plan.form.organ === 'association') identifiers.zvrNumber = sourceKey;
      else identifiers.gisaNumber = sourceKey;
      if (hasVat) identifiers.vatId = check.austrianVat(500_000 + plan.rank);
      if (isFull && plan.form.organ === 'owner' && random.chance(SHARE.gln)) identifiers.gln = check.gln(plan.rank);
      break;
    case 'offeneregister':
      identifiers.euid = `DE${plan.town.courtCode}.${sourceKey.slice(sourceKey.indexOf('_') + 1)}`;
      identifiers.courtCode = plan.town.courtCode;
      if (hasVat) identifiers.vatId = check.germanVat(plan.rank);
      if (isFull && random.chance(SHARE.eori)) identifiers.eori = `DE9${String(plan.rank).padStart(14, '0')}`;
      break;
    case 'zefix':
      identifiers.cheUid = sourceKey;
      if (hasVat) identifiers.vatId = `${sourceKey}MWST`;
      break;
  }
  if (identifiers.vatId !== undefined && plan.country !== 'CH' && random.chance(SHARE.spoilt)) {
    identifiers.vatId = check.spoilt(identifiers.vatId);
  }
  if (identifiers.gln !== undefined && random.chance(SHARE.spoiltGln)) identifiers.gln = check.spoilt(identifiers.gln);
  return identifiers;
};

const LINKS = {
  gisa: 'https://gisa.example/lizenz/',
  firmenbuch: 'https://firmenbuch.example/auszug/',
  offeneregister: 'https://register.example/company/',
  zefix: 'https://zefix.example/uid/',
  demo: 'https://firmament-demo.example/company/',
} as const;

export const sourceLink = (plan: CompanyPlan, sourceKey: string): string => LINKS[sourceOf(plan)] + sourceKey;
