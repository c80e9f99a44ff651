import { formatIdentifier, REGISTER_NUMBER_KIND } from '@firmament/identifiers/identifier';
import { fieldNamed } from '@firmament/record/fields/company-fields';
import type { Value } from './statements.ts';

/** A value in the spelling that a reader expects. */
export const displayOf = (field: string, value: Value, country: string | null): string => {
  const rule = fieldNamed(field)?.identifier;
  const kind = rule === 'register' ? REGISTER_NUMBER_KIND[country as keyof typeof REGISTER_NUMBER_KIND] : rule;
  return kind === undefined ? String(value) : formatIdentifier(kind, String(value));
};
