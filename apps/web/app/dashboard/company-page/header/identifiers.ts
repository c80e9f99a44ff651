import type { Company } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import type { IdentifierKind } from '@firmament/identifiers/identifier';
import { fieldOnWire } from '@firmament/record/fields/company-fields';

/** Which identifiers a company has, and what each of them is called. */

const REGISTERS = {
  Austria: { name: 'AT', kind: 'firmenbuch' },
  Germany: { name: 'DE', kind: 'german-register' },
  Switzerland: { name: 'CH', kind: 'ch-id' },
} as const satisfies Record<string, { name: string; kind: IdentifierKind }>;

const OTHERS = [
  'ID_EUID',
  'ID_VatID',
  'ID_CheUid',
  'ID_Lei',
  'ID_GLN',
  'ID_GISA',
  'ID_ZRV',
  'ID_EORI',
  'ID_Sirul',
  'ID_Stockp',
  'ID_Ut',
] as const satisfies readonly (keyof Company)[];

/** Sources fill these with whatever they call so: they are shown unchecked. */
const UNCHECKED: ReadonlySet<string> = new Set<keyof Company>(['ID_Sirul', 'ID_Stockp', 'ID_Ut']);

const ruleOf = (name: (typeof OTHERS)[number]): IdentifierKind | undefined => {
  const rule = UNCHECKED.has(name) ? undefined : fieldOnWire(name)?.identifier;
  return rule === 'register' ? undefined : rule;
};

export type IdentifierName = (typeof OTHERS)[number] | 'AT' | 'DE' | 'CH' | 'register';

export type CompanyIdentifier = {
  name: IdentifierName;
  value: string;
  /** In the spelling that a reader expects. */
  display: string;
  /** The rule to check it by, if there is one. */
  kind: IdentifierKind | undefined;
};

const registerOf = (country: string | null): { name: IdentifierName; kind: IdentifierKind | undefined } =>
  country !== null && Object.hasOwn(REGISTERS, country)
    ? REGISTERS[country as keyof typeof REGISTERS]
    : { name: 'register', kind: undefined };

/** The company's identifiers, its register number first. */
export const identifiersOf = (company: Company, facts: readonly Fact[]): CompanyIdentifier[] => [
  ...(company.ID_Fb === null
    ? []
    : [
        {
          ...registerOf(company.address_country),
          value: company.ID_Fb,
          display: displayOf(facts, 'ID_Fb', company.ID_Fb),
        },
      ]),
  ...OTHERS.flatMap((name) => {
    const value = company[name];
    return value === null ? [] : [{ name, kind: ruleOf(name), value, display: displayOf(facts, name, value) }];
  }),
];

/** The spelling of a field that a reader expects. */
export const displayOf = (facts: readonly Fact[], field: keyof Company, value: string): string =>
  facts.find((fact) => fact.field === field)?.display ?? value;
