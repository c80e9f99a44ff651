import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { createPatience } from '../fairness/patience.ts';
import { exactnessOf } from './serialization.ts';

/**
 * Long answers, written as JSON part by part and sent so, too, so that other requests get their turn in between: a text of
 * ten megabytes in one piece keeps the process busy for a twentieth of a second only to be sent.
 */

/** How long an answer may keep the process busy at a time. */
const PATIENCE_MS = 1;
/** Letters of a part, about. */
const PART = 64 * 1024;

/** Writes a list without its brackets. */
const writeItems = async <T>(list: readonly T[], parts: string[], checked: (item: T) => unknown): Promise<void> => {
  const patience = createPatience(PATIENCE_MS);
  let part = '';
  for (const [place, item] of list.entries()) {
    part += `${place > 0 ? ',' : ''}${JSON.stringify(checked(item)) ?? 'null'}`;
    if (part.length > PART) {
      parts.push(part);
      part = '';
    }
    await patience();
  }
  parts.push(part);
};

/** Sending is work, too: as fast as the client reads, but no faster than others can bear. */
async function* inTurn(parts: readonly string[]): AsyncGenerator<string> {
  const patience = createPatience(PATIENCE_MS);
  for (const part of parts) {
    yield part;
    await patience();
  }
}

/** What stands in the answer beside its long part. */
const others = (rest: object): string =>
  Object.entries(rest)
    .map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join('');

/** The answer has the contract's type to the caller, and Fastify sends a stream as it is. */
const sent = <Answer>(reply: FastifyReply, parts: readonly string[]): Answer => {
  reply.type('application/json; charset=utf-8');
  return Readable.from(inTurn(parts)) as unknown as Answer;
};

type LongList<Name extends string, Item extends z.ZodType, Row, Rest extends object> = {
  name: Name;
  /** The contract's schema of one item. */
  item: Item;
  rows: readonly Row[];
  present: (row: Row) => z.output<Item>;
  rest: Rest;
};

/** Answers with one long list, checked against the contract. */
export const listInParts = async <Name extends string, Item extends z.ZodType, Row, Rest extends object>(
  reply: FastifyReply,
  { name, item, rows, present, rest }: LongList<Name, Item, Row, Rest>,
): Promise<Record<Name, z.output<Item>[]> & Rest> => {
  const isExact = exactnessOf(item);
  const checked = (row: Row) => {
    const value = present(row);
    return isExact?.(value) ? value : item.parse(value);
  };
  const parts = [`{${JSON.stringify(name)}:[`];
  await writeItems(rows, parts, checked);
  parts.push(`]${others(rest)}}`);
  return sent(reply, parts);
};

type LongObject<Rest extends object> = { name: string; value: Record<string, unknown>; rest: Rest };

/** Answers with an object whose lists may be long; the contract does not say what they hold. */
export const objectInParts = async <Answer, Rest extends object>(
  reply: FastifyReply,
  { name, value, rest }: LongObject<Rest>,
): Promise<Answer> => {
  const parts = [`{${JSON.stringify(name)}:{`];
  for (const [key, inner] of Object.entries(value)) {
    parts.push(`${parts.length > 1 ? ',' : ''}${JSON.stringify(key)}:`);
    if (Array.isArray(inner)) {
      parts.push('[');
      await writeItems(inner, parts, (item) => item);
      parts.push(']');
    } else {
      parts.push(JSON.stringify(inner) ?? 'null');
    }
  }
  parts.push(`}${others(rest)}}`);
  return sent(reply, parts);
};
