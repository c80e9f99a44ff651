import type { Company } from '@firmament/api-contract/calls/companies';
import type { Fact } from '@firmament/api-contract/calls/company-facts';
import type { IdentifierKind } from '@firmament/identifiers/identifier';

/** Which identifiers a company has, and what each of them is called. */

const REGISTERS = {
  Austria: { name: 'AT', kind: 'firmenbuch' },
  Germany: { name: 'DE', kind: 'german-register' },
  Switzerland: { name: 'CH', kind: 'ch-id' },
} as const satisfies Record<string, { name: string; kind: IdentifierKind }>;

const OTHERS = [
  ['ID_EUID', 'euid'],
  ['ID_VatID', 'vat'],
  ['ID_CheUid', 'che'],
  ['ID_Lei', 'lei'],
  ['ID_GLN', 'gln'],
  ['ID_GISA', 'gisa'],
  ['ID_ZRV', 'zvr'],
  ['ID_EORI', 'eori'],
  // Nothing defines these three, so they are shown unchecked.
  ['ID_Sirul', undefined],
  ['ID_Stockp', undefined],
  ['ID_Ut', undefined],
] as const satisfies readonly (readonly [keyof Company, IdentifierKind | undefined])[];

export type IdentifierName = (typeof OTHERS)[number][0] | 'AT' | 'DE' | 'CH' | 'register';

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
  ...OTHERS.flatMap(([name, kind]) => {
    const value = company[name];
    return value === null ? [] : [{ name, kind, value, display: displayOf(facts, name, value) }];
  }),
];

/** The spelling of a field that a reader expects. */
export const displayOf = (facts: readonly Fact[], field: keyof Company, value: string): string =>
  facts.find((fact) => fact.field === field)?.display ?? value;
