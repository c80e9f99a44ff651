import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** A request that does not fit its schema; the error handler words the issues in the caller's language. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('invalid input');
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const parsed = schema.safeParse(data, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error.issues) };
  };
