import { formatIdentifier, type IdentifierKind, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import type { Value } from './voices.ts';

const KINDS: Record<string, IdentifierKind> = {
  euid: 'euid',
  lei: 'lei',
  siren: 'siren',
  stock_symbol: 'isin',
  ut_number: 'ut',
  vat_id: 'vat',
  gln: 'gln',
  eori: 'eori',
  gisa_number: 'gisa',
  zvr_number: 'zvr',
  che_uid: 'che',
};

const kindOf = (field: string, country: string | null): IdentifierKind | undefined =>
  field === 'register_number' ? REGISTER_NUMBER_KIND[country as keyof typeof REGISTER_NUMBER_KIND] : KINDS[field];

/** A value in the spelling that a reader expects. */
export const displayOf = (field: string, value: Value, country: string | null): string => {
  const kind = kindOf(field, country);
  return kind === undefined ? String(value) : formatIdentifier(kind, String(value));
};
