import type { ErrorCode } from '@firmament/api-contract/errors';
import type { Language } from '@firmament/api-contract/language';

/** A sentence in every language we speak. */
export type Text = Record<Language, string>;

/** Who was refused and why, for the log only: the account by its id, never by email, and nothing the caller typed. */
export type Refusal = { account: number | undefined; reason: string };

type Details = ErrorOptions & {
  /** A sentence that says more than the code does, in both languages. */
  text?: Text;
  /** The reason for each refused part of the request. */
  fields?: Record<string, string | Text>;
  /** What the sentence is about, as the contract of the call describes it. */
  details?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
  refusal?: Refusal;
};

/** The one error that requests fail with. It carries a code; the contract has the status and the words. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly text: Text | undefined;
  readonly fields: Record<string, string | Text> | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly refusal: Refusal | undefined;

  constructor(
    readonly code: ErrorCode,
    { text, fields, details, retryAfterSeconds, refusal, ...options }: Details = {},
  ) {
    super(text?.en ?? code, options);
    this.text = text;
    this.fields = fields;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.refusal = refusal;
  }
}

/** A request that breaks a rule worded for users: the sentence stands for the whole and at the field. */
export const refusedField = (field: string, text: Text): AppError =>
  new AppError('invalid_request', { text, fields: { [field]: text } });
