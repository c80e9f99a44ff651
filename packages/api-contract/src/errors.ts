import { z } from 'zod';

/** The one table that says which status an error code answers with. docs/errors.md explains each code. */
export const ERROR_STATUS = {
  invalid_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  sign_in_expired: 401,
  quota_used_up: 402,
  access_blocked: 402,
  forbidden: 403,
  foreign_origin: 403,
  email_not_verified: 403,
  password_change_required: 403,
  second_factor_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unknown_host: 421,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string().meta({ description: 'What went wrong, as a sentence in the language of the request.' }),
    message: z.string().meta({ description: 'The same sentence as `error`.' }),
    code: z.enum(ERROR_CODES),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'For each part of the request that was refused, why.' }),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'What the sentence is about, where the description of the call says so.' }),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;
