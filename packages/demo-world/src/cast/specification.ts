/** From what is written down about a company of the cast to its plan. */
import { WORLD_YEAR } from '../calendar.ts';
import { cheUid, chId, firmenbuchNumber, gisaNumber } from '../check-digits.ts';
import { COUNTRY_OF, type CompanyKeys, type CompanyPlan, type RegisterSource } from '../company-plan.ts';
import { legalFormNamed } from '../legal-forms.ts';
import type { Human } from '../persons.ts';
import { townNamed } from '../places/towns.ts';
import { tradeNamed } from '../words/trades.ts';

/** The cast is the same in every world, whatever its seed. */
export const CAST_SEED = 1;

/** Ranks beyond those of any world, so that VAT numbers and the like stay unique. */
const FIRST_RANK: Record<RegisterSource, number> = {
  firmenbuch: 299_900,
  gisa: 299_950,
  offeneregister: 9_999_900,
  zefix: 999_985,
};

export const human = (
  first: string,
  last: string,
  gender: Human['gender'],
  bornOn: string,
  degree?: string,
): Human => ({
  first,
  last,
  gender,
  bornOn,
  bornYear: Number(bornOn.slice(0, 4)),
  degree,
});

const keysFor = (source: RegisterSource, number: number, town: CompanyPlan['town'], section: string): CompanyKeys => {
  if (source === 'firmenbuch') {
    const firmenbuch = firmenbuchNumber(number);
    return { sourceKey: firmenbuch, registerNumber: firmenbuch };
  }
  // Associations have numbers of nine digits, trade licences are counted.
  if (source === 'gisa') return { sourceKey: number > 99_999_999 ? String(number) : gisaNumber(number) };
  if (source === 'zefix') return { sourceKey: cheUid(number), registerNumber: chId(town.courtCode, section, number) };
  return {
    sourceKey: `${town.courtCode}_${section}${number}`,
    registerNumber: `${town.courtName} ${section} ${number}`,
  };
};

export type Spec = {
  name: string;
  source: RegisterSource;
  /** Digits of the register number; the rank for Switzerland. */
  number: number;
  form: string;
  town: string;
  trade: string;
  staff: number;
  foundedOn: string;
  reports: number;
  representatives: number;
  lead: Human;
  isListed?: boolean;
  status?: CompanyPlan['status'];
  lastYear?: number;
  knowledge?: CompanyPlan['knowledge'];
};

export const planFrom = (spec: Spec, index: number): CompanyPlan => {
  const country = COUNTRY_OF[spec.source];
  const form = legalFormNamed(spec.source, spec.form);
  const town = townNamed(country, spec.town);
  const isPlain = form.endings.includes('');
  const stem = isPlain ? spec.name : spec.name.slice(0, spec.name.indexOf(` ${form.endings[0]}`));
  return {
    index,
    source: spec.source,
    country,
    rank: FIRST_RANK[spec.source] + index,
    form,
    town,
    trade: tradeNamed(spec.trade),
    staff: spec.staff,
    foundedOn: spec.foundedOn,
    foundedYear: Number(spec.foundedOn.slice(0, 4)),
    status: spec.status ?? 'active',
    knowledge: spec.knowledge ?? 'all',
    lastYear: spec.lastYear ?? WORLD_YEAR,
    isListed: spec.isListed ?? false,
    reports: spec.reports,
    representatives: spec.representatives,
    members: [],
    head: undefined,
    generalPartner: undefined,
    partnership: undefined,
    name: { full: spec.name, stem, base: stem, family: undefined },
    keys: keysFor(spec.source, spec.number, town, form.section),
    lead: spec.lead,
    domain: undefined,
  };
};
