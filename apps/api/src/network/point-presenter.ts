import type { NetworkPoint } from '@firmament/api-contract/calls/network';
import { COUNTRIES } from '@firmament/api-contract/calls/search';
import { formatIdentifier, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import type { NodeKey } from '@firmament/network/relation';
import type { PointRow } from './network-rows.query.ts';
import { toPointId } from './point-id.ts';
import type { Named } from './sentences/stated-relation.ts';

const kindOf = ({ kind }: PointRow): NetworkPoint['kind'] => (kind === 'named' ? 'named_company' : kind);

const registerNumber = ({ register_number, country }: PointRow): string | null => {
  const kind = REGISTER_NUMBER_KIND[country as keyof typeof REGISTER_NUMBER_KIND];
  return register_number === null || kind === undefined ? register_number : formatIdentifier(kind, register_number);
};

const countryName = ({ country }: PointRow): string | null => COUNTRIES[country as keyof typeof COUNTRIES] ?? country;

/** A point as such, wherever in the network it stands. */
export const presentPoint = (key: NodeKey, row: PointRow): Omit<NetworkPoint, 'steps' | 'neighbours' | 'is_hub'> => ({
  id: toPointId(key),
  kind: kindOf(row),
  name: row.name,
  place: row.place,
  country: countryName(row),
  status: row.status as NetworkPoint['status'],
  stated_on: row.stated_on,
  legal_form: row.legal_form,
  register_number: registerNumber(row),
  founded: row.founded_on,
  industry: row.industry,
  birth_year: row.birth_year,
});

/** The same for sentences. */
export const namedIn = (row: PointRow): Named => ({
  kind: kindOf(row),
  name: row.name,
  legalForm: row.legal_form,
  birthYear: row.birth_year,
  place: row.place,
});
