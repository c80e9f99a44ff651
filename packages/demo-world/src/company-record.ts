import type { CompanyRecord } from '@firmament/record/record';
import { reportsOf } from './accounts.ts';
import { companyContact, companyDomain, companyDomainRecord, companySocial, noSocial } from './company-contact.ts';
import { companyIdentifiers, companyKeys, sourceLink } from './company-identifiers.ts';
import { companyName } from './company-name.ts';
import type { CompanyPlan } from './company-plan.ts';
import { addPeopleTexts, descriptionOf, insolvencyOf } from './company-texts.ts';
import { linksOf } from './links.ts';
import type { Officer } from './offices.ts';
import { registeredCapital } from './ownership.ts';
import { swissSpelling } from './persons.ts';
import { spotIn } from './places/towns.ts';
import { PURPOSE, Random } from './random.ts';
import { officersOf } from './representatives.ts';
import { drawBrand } from './words/brands.ts';
import { drawStreet } from './words/streets.ts';

const formerNamesOf = (seed: number, random: Random, plan: CompanyPlan): string[] => {
  if (plan.foundedYear > 2020 || plan.form.organ === 'owner' || !random.chance(0.045)) return [];
  const { full, stem } = companyName(seed, plan);
  const ending = full.slice(stem.length);
  const base =
    plan.town.language === 'de' ? swissSpelling(plan.country, random.pick(plan.trade.nameWords)) : 'Services';
  return [`${drawBrand(random)} ${base}${ending}`.replace(/ (?:in Liqu\.|i\. L\.|in Liquidation)$/, '')];
};

const capitalOf = (plan: CompanyPlan): CompanyRecord['registeredCapital'] => {
  if (!isDescribed(plan)) return undefined;
  const amount = registeredCapital(plan);
  return amount === 0 ? undefined : { amount, currency: plan.country === 'CH' ? 'CHF' : 'EUR' };
};

/** Whether its source describes the company itself, not only who acts for it or what it filed. */
const isDescribed = ({ knowledge }: CompanyPlan): boolean => knowledge === 'all' || knowledge === 'register';

/** The Swiss register states what a company is for, but no branch. */
const statesIndustry = ({ knowledge, country }: CompanyPlan): boolean =>
  knowledge === 'all' || (knowledge === 'register' && country === 'AT');

/** The others have no position, like real addresses that could not be located. */
const POSITION_SHARE = 0.985;

/**
 * A company as it is today. Sets every field at once, as in the plans, and spreads nothing: either would cost a third of
 * the time.
 */
export const companyRecord = (
  seed: number,
  plan: CompanyPlan,
  officers: readonly Officer[] = officersOf(seed, plan),
): CompanyRecord => {
  const random = new Random(seed, PURPOSE.companyDetail, plan.index);
  const { town } = plan;
  const { sourceKey } = companyKeys(seed, plan);
  const identifiers = companyIdentifiers(seed, plan, random);
  const contact = companyContact(seed, random, plan);
  const description = descriptionOf(seed, random, plan);
  const insolvency = insolvencyOf(random, plan);
  const record: CompanyRecord = {
    sourceKey,
    sourceLink: sourceLink(plan, sourceKey),
    name: companyName(seed, plan).full,
    formerNames: formerNamesOf(seed, random, plan),
    legalForm: plan.form.name,
    status: plan.status,
    description,
    industry: statesIndustry(plan) ? swissSpelling(plan.country, plan.trade.text) : undefined,
    foundedOn: isDescribed(plan) ? plan.foundedOn : undefined,
    asOf: undefined,
    // Trade licences are not kept by a court.
    court: plan.source === 'gisa' ? undefined : town.court,
    registeredCapital: capitalOf(plan),
    identifiers,
    address: {
      street: drawStreet(random, town),
      postcode: random.pick(town.postcodes),
      city: town.name,
      region: town.region,
      country: plan.country,
    },
    position: undefined,
    contact,
    social: noSocial(),
    owners: undefined,
    founders: undefined,
    ceo: undefined,
    subsidiaries: undefined,
    insolvency,
    representatives: officers.map(({ record: entry }) => entry),
    links: linksOf(seed, plan),
    reports: reportsOf(seed, plan),
    domain: undefined,
  };
  if (random.chance(POSITION_SHARE)) record.position = spotIn(random, town);
  addPeopleTexts(seed, random, plan, officers, record);
  if (contact.website !== undefined) {
    const domain = companyDomain(seed, plan);
    record.social = companySocial(random, plan, domain);
    if (random.chance(0.6)) record.domain = companyDomainRecord(random, plan, domain);
  }
  return record;
};
