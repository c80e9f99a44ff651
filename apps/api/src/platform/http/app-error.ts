import type { ErrorCode } from '@firmament/contract/errors';
import type { Language } from '@firmament/contract/language';

type Details = ErrorOptions & {
  /** A sentence that says more than the code does, in both languages. */
  text?: Record<Language, string>;
  /** For each refused part of the request, why. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
};

/** The one error that requests fail with; it carries a code, and the contract knows the status and the words. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly text: Record<Language, string> | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    { text, fields, retryAfterSeconds, ...options }: Details = {},
  ) {
    super(text?.en ?? code, options);
    this.text = text;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
