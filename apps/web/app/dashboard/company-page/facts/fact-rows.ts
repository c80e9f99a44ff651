import type { CompanyDetail } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';

/** The facts of the overview: what is known, who said so and when. */

export const FACT_NAMES = [
  ...([
    'status',
    'legal_form',
    'register',
    'address',
    'gegenstand',
    'date_founded',
    'capital',
    'representation_rule',
    'articles_on',
    'last_entry_on',
    'former_names',
  ] as const),
  ...(['owners', 'ceo', 'founders', 'ID_VatID', 'ID_CheUid', 'ID_EUID', 'ID_Lei', 'ID_Stockp', 'ID_GISA'] as const),
  ...(['ID_ZRV', 'contact_website', 'contact_email', 'contact_phone'] as const),
] as const;

export type FactName = (typeof FACT_NAMES)[number];

export type FactRow = Pick<Fact, 'as_of' | 'since' | 'source_label' | 'basis'> & {
  name: FactName;
  value: FactValue;
  /** Of a past day: no longer so. */
  isOtherToday: boolean;
};

/** Days and amounts are formatted where they are shown. */
export type FactValue =
  | { kind: 'text'; text: string }
  | { kind: 'industry'; text: string }
  | { kind: 'legal_form'; text: string }
  | { kind: 'day'; day: string }
  | { kind: 'money'; amount: number; currency: string }
  | { kind: 'status'; status: CompanyDetail['company']['status'] }
  | { kind: 'address'; street: string | null; town: string; country: string | null };

/** Facts that are made up of others, under the field whose origin they have. */
const MADE_OF: Partial<Record<FactName, string>> = {
  register: 'ID_Fb',
  address: 'address_city',
  capital: 'registered_capital',
  former_names: 'company_name',
};

/** Fields whose change is a change of the fact, where these are several. */
const PARTS: Partial<Record<FactName, readonly string[]>> = {
  address: ['address_street', 'address_postcode', 'address_city', 'address_country'],
};

const shownValue = (name: FactName, { company }: CompanyDetail, fact: Fact): FactValue | undefined => {
  switch (name) {
    case 'status':
      return { kind: 'status', status: company.status };
    case 'gegenstand':
      return { kind: 'industry', text: fact.display };
    case 'legal_form':
      return { kind: 'legal_form', text: fact.display };
    case 'date_founded':
    case 'articles_on':
    case 'last_entry_on':
      return { kind: 'day', day: String(fact.value) };
    case 'capital':
      return { kind: 'money', amount: Number(fact.value), currency: company.capital_currency ?? 'EUR' };
    case 'address': {
      const town = [company.address_postcode, company.address_city].filter(Boolean).join(' ');
      return { kind: 'address', street: company.address_street, town, country: company.address_country };
    }
    case 'register':
      return { kind: 'text', text: withCourt(company.court_name, fact.display) };
    case 'former_names':
      return company.former_names.length === 0 ? undefined : { kind: 'text', text: company.former_names.join(', ') };
    default:
      return { kind: 'text', text: fact.display };
  }
};

/** German numbers already name their court. */
const withCourt = (court: string | null, number: string): string =>
  court === null || number.includes(court) ? number : `${court}, ${number}`;

export const factRows = (detail: CompanyDetail): FactRow[] => {
  const byField = new Map(detail.facts.map((fact) => [fact.field, fact]));
  return FACT_NAMES.flatMap((name) => {
    const fact = byField.get(MADE_OF[name] ?? name);
    const value = fact && shownValue(name, detail, fact);
    if (!fact || !value) return [];
    const { as_of, since, source_label, basis } = fact;
    const parts = PARTS[name] ?? [MADE_OF[name] ?? name];
    const isOtherToday = parts.some((field) => detail.as_of.changed_since.includes(field));
    return { name, value, as_of, since, source_label, basis, isOtherToday };
  });
};

/** What readers look for, and why it may be missing. */
export const WANTED = [
  'accounts',
  'website',
  'email',
  'phone',
  'vat',
  'lei',
  'officers',
  'industry',
  'founded',
] as const;
export type Wanted = (typeof WANTED)[number];

export type Missing = {
  what: Wanted;
  /** `asked`: a source that would know was asked and had nothing. */
  reason: 'asked' | 'no_open_source' | 'not_read' | 'not_checked' | 'not_in_source';
  source: string | null;
  on: string | null;
};

const CHECKED: Partial<Record<Wanted, string>> = { accounts: 'accounts', vat: 'vat', lei: 'lei' };

const isKnown = (what: Wanted, { company, financials, people_in_charge }: CompanyDetail): boolean => {
  const known: Record<Wanted, boolean> = {
    accounts: financials.length > 0,
    website: company.contact_website !== null,
    email: company.contact_email !== null,
    phone: company.contact_phone !== null,
    vat: company.ID_VatID !== null,
    lei: company.ID_Lei !== null,
    officers: people_in_charge.length > 0,
    industry: company.gegenstand !== null,
    founded: company.date_founded !== null,
  };
  return known[what];
};

/** What is not on record, each with its reason. */
export const missingIn = (detail: CompanyDetail): Missing[] =>
  WANTED.filter((what) => !isKnown(what, detail)).map((what) => {
    const check = detail.checks.find((one) => one.check === CHECKED[what]);
    const { label, as_of } = detail.company.provenance;
    if (!check) return { what, reason: 'not_in_source', source: label, on: as_of };
    if (check.state === 'not_found') return { what, reason: 'asked', source: check.source_label, on: check.as_of };
    return { what, reason: check.reason ?? 'not_checked', source: null, on: null };
  });
