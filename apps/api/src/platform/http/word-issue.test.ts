import { ENDPOINTS } from '@firmament/api-contract/endpoint-list';
import { isRule } from '@firmament/api-contract/rules/rule-texts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TEXTS, wordIssue } from './word-issue.ts';

type Def = {
  type: string;
  format?: string;
  error?: (issue: object) => unknown;
  checks?: { _zod: { def: { check: string; format?: string; error?: (issue: object) => unknown } } }[];
} & Record<string, unknown>;

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'parse' in value;

/** Every schema inside of a schema, itself included. */
const schemasIn = (schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> => {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  const inner = Object.values(def).flatMap((value) =>
    isSchema(value)
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).filter(isSchema)
        : [],
  );
  for (const one of inner) schemasIn(one, seen);
  return seen;
};

/** What a check says when it fails, if it says anything of its own. */
const messageOf = ({ error }: { error?: (issue: object) => unknown }): string => String(error?.({}) ?? '');

const INPUTS = ENDPOINTS.flatMap(({ id, params, query, body }) =>
  [params, query, body].filter((part) => part !== undefined).map((part) => ({ id, part })),
);

describe('the contract', () => {
  it('has a sentence for every rule that a value can break', () => {
    const wordless: string[] = [];
    for (const { id, part } of INPUTS) {
      for (const schema of schemasIn(part)) {
        const def = schema._zod.def as unknown as Def;
        const checks = [
          ...(def.checks ?? []).map((check) => check._zod.def),
          ...(def.type === 'string' && def.format ? [{ ...def, check: 'string_format' }] : []),
        ];
        for (const check of checks) {
          const hasFormat = check.format !== undefined && check.format in TEXTS.en.format;
          const needsRule = check.check === 'custom' || (check.check === 'string_format' && !hasFormat);
          if (needsRule && !isRule(messageOf(check))) wordless.push(`${id}: ${check.check} ${check.format ?? ''}`);
        }
      }
    }
    expect(INPUTS.length).toBeGreaterThan(40);
    expect(wordless).toEqual([]);
  });

  it('answers whatever is sent with sentences, in both languages', () => {
    const sent = [undefined, null, {}, [], '', 'x'.repeat(100_000), -1, 1.5, 1e12, true, [[]], { a: 1 }];
    const plain = /^[A-ZÄÖÜ][^<>{}[\]^\\$]*\.$/u;
    const odd = new Set<string>();
    for (const { id, part } of INPUTS) {
      const fields = part instanceof z.ZodObject ? Object.keys(part.shape) : [];
      const bodies = sent.flatMap((value) => [value, Object.fromEntries(fields.map((name) => [name, value]))]);
      for (const body of bodies) {
        const { error } = part.safeParse(body, { reportInput: true });
        for (const issue of error?.issues ?? []) {
          for (const language of ['en', 'de'] as const) {
            const sentence = wordIssue(issue, language);
            if (!plain.test(sentence)) odd.add(`${id}: ${sentence}`);
          }
        }
      }
    }
    expect([...odd]).toEqual([]);
  });
});

it('says which of our rules is broken', () => {
  const { error } = z.object({ code: z.string().regex(/^\d$/, 'postcode') }).safeParse({ code: 'x' });
  expect(wordIssue(error?.issues[0] as z.core.$ZodIssue, 'de')).toMatch(/^Bitte geben Sie eine Postleitzahl/);
});
