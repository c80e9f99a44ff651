import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** How many are checked and written at a time, which takes some milliseconds. */
const PART = 250;

type LongList<Name extends string, Item extends z.ZodType, Row> = {
  name: Name;
  /** The contract's schema of one item. */
  item: Item;
  rows: readonly Row[];
  present: (row: Row) => z.output<Item>;
};

/**
 * Answers with one long list, checked against the contract and written as JSON part by part, so that other requests get
 * their turn in between. The text is sent as it is.
 */
export const listInParts = async <Name extends string, Item extends z.ZodType, Row>(
  reply: FastifyReply,
  { name, item, rows, present }: LongList<Name, Item, Row>,
): Promise<Record<Name, z.output<Item>[]>> => {
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += PART) {
    if (from > 0) await pause();
    const part = rows.slice(from, from + PART).map((row) => item.parse(present(row)));
    parts.push(JSON.stringify(part).slice(1, -1));
  }
  reply.type('application/json; charset=utf-8');
  const text = `{${JSON.stringify(name)}:[${parts.join(',')}]}`;
  // Fastify sends a text as it is; to the caller it has the contract's type.
  return text as unknown as Record<Name, z.output<Item>[]>;
};
