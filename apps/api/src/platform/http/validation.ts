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
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error.issues.flatMap(closest)) };
  };

/** If a request may have several shapes, reports what is wrong with the closest one. */
const closest = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [best = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return best.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }));
};
