import type { ErrorCode } from '@firmament/api-contract/errors';

export type ApiErrorInit = {
  /** `network`: no answer came at all. */
  code: ErrorCode | 'network';
  /** A sentence for the user, in the user's language. */
  message: string;
  /** The reason for each refused field. */
  fields?: Readonly<Record<string, string>>;
  /** What the sentence is about, as the contract of the call describes it. */
  details?: unknown;
  requestId?: string | undefined;
  /** 0 if no answer came. */
  status: number;
  cause?: unknown;
};

/** Every failed call reaches the screen as this error, network failures included. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network';
  readonly fields: Readonly<Record<string, string>>;
  readonly details: unknown;
  readonly requestId: string | undefined;
  readonly status: number;

  constructor({ code, message, fields = {}, details, requestId, status, cause }: ApiErrorInit) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.requestId = requestId;
    this.status = status;
  }

  get isNetwork(): boolean {
    return this.code === 'network';
  }

  /** The request itself was refused: sending it again would change nothing. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}
