/** The result of checking one identifier of any kind. */

export const IDENTIFIER_KINDS = [
  'firmenbuch',
  'german-register',
  'ch-id',
  'euid',
  'che',
  'vat',
  'lei',
  'gln',
  'eori',
  'gisa',
  'zvr',
  'court',
  'siren',
  'isin',
  'ut',
] as const;

export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/**
 * `verified`: a check character agrees. `well-formed`: the shape is right and nothing more can be known from the text.
 * `invalid`: shape or check character is wrong. Even an invalid value must be kept.
 */
export type Verdict = 'verified' | 'well-formed' | 'invalid';

/** Codes, not sentences: screens translate them. On a well-formed value the reason is a remark, not a fault. */
export const CHECK_REASONS = [
  'empty',
  'format',
  'length',
  'country',
  'check-character',
  'check-character-missing',
  'never-issued',
  'leading-zeros-missing',
  'suffix-missing',
  'court-missing',
  'court-unknown',
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];

export type IdentifierCheck = {
  kind: IdentifierKind;
  /** The one spelling for storage and comparison; the tidied text if the shape is unknown. */
  value: string;
  verdict: Verdict;
  reason?: CheckReason;
  /** The value that was probably meant; its own check never answers `invalid`. */
  suggestion?: string;
};

/** The result of a family's own check; the caller adds the kind. */
export type Finding = Omit<IdentifierCheck, 'kind'>;

export const verified = (value: string): Finding => ({ value, verdict: 'verified' });

export const wellFormed = (value: string, reason?: CheckReason, suggestion?: string): Finding => ({
  value,
  verdict: 'well-formed',
  ...(reason !== undefined && { reason }),
  ...(suggestion !== undefined && { suggestion }),
});

export const invalid = (value: string, reason: CheckReason, suggestion?: string): Finding => ({
  value,
  verdict: 'invalid',
  reason,
  ...(suggestion !== undefined && { suggestion }),
});

/** For rules that the issuing office publishes: a wrong check character makes the value invalid. */
export const judged = (value: string, expected: string): Finding =>
  value === expected ? verified(value) : invalid(value, 'check-character', expected);

/** For rules we only observed, or fields that may hold something else: a match verifies, a mismatch is a remark. */
export const confirmed = (value: string, expected: string): Finding =>
  value === expected ? verified(value) : wellFormed(value, 'check-character', expected);
