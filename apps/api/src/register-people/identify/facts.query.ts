import type { CompanyFacts, Decision, Mention } from '@firmament/identity/mention';
import type pg from 'pg';
import { type CopiedRow, copyRows } from '../../platform/database/copy-rows.ts';
import { addressKeyOf } from '../../records/address-key.ts';
import { type Locate, MENTIONS, toMention } from './mention-row.ts';

/** What is compared: mandates as mentions, and what their companies add to the evidence. */

/** All rows, or those with these numbers. They are our own integers, so they may stand in the text of the query. */
export type Scope = readonly number[] | 'all';

/** One text is read many times quicker than thousands of numbers one by one. */
export const isAmong = (column: string, scope: Scope): string =>
  scope === 'all' ? 'true' : `${column} = any('{${scope.join()}}'::integer[])`;

const optional = (row: CopiedRow, cell: number): string | null => (row.isEmpty(cell) ? null : row.text(cell));

const mentionIn = (row: CopiedRow, locate: Locate): Mention =>
  toMention(
    {
      id: Number(row.number(0)),
      company_id: Number(row.number(1)),
      source_id: Number(row.number(2)),
      person_key: optional(row, 3),
      name: row.text(4),
      location: optional(row, 5),
      country: optional(row, 6),
      birth_year: row.number(7) ?? null,
      birth_hash: optional(row, 8),
      started_on: optional(row, 9),
      until: optional(row, 10),
      title: row.text(11),
    },
    locate,
  );

const readMentions = async (client: pg.ClientBase, condition: string, locate: Locate): Promise<Mention[]> => {
  const mentions: Mention[] = [];
  for await (const rows of copyRows(client, `${MENTIONS} where ${condition}`)) {
    for (const row of rows) mentions.push(mentionIn(row, locate));
  }
  return mentions;
};

export const readMentionsOf = (client: pg.ClientBase, companies: Scope, locate: Locate): Promise<Mention[]> =>
  readMentions(client, isAmong('mandate.company_id', companies), locate);

export const readCompanies = async (client: pg.ClientBase, companies: Scope): Promise<CompanyFacts[]> => {
  const ties = await readTies(client, companies);
  const facts: CompanyFacts[] = [];
  const query = `select id, street, postcode, latitude, longitude from company
    where ${isAmong('id', companies)} and exists (select from mandate where mandate.company_id = company.id)`;
  for await (const rows of copyRows(client, query)) {
    for (const row of rows) {
      const id = Number(row.number(0));
      const [latitude, longitude] = [row.number(3), row.number(4)];
      facts.push({
        id,
        addressKey: addressKeyOf(row.text(1), row.text(2)),
        position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
        tiedTo: ties.get(id) ?? NO_TIES,
      });
    }
  }
  return facts;
};

const NO_TIES: readonly number[] = [];

/** Seen from both ends: what a company adds must not depend on which of the two states the tie. */
const readTies = async (client: pg.ClientBase, companies: Scope): Promise<Map<number, number[]>> => {
  const ties = new Map<number, number[]>();
  const ends = [
    ['from_company_id', 'to_company_id'],
    ['to_company_id', 'from_company_id'],
  ] as const;
  const query = ends.map(
    ([one, other]) => `select ${one} as one, ${other} as other from tie
      where to_company_id is not null and ${isAmong(one, companies)}`,
  );
  for await (const rows of copyRows(client, `${query.join(' union ')} order by one, other`)) {
    for (const row of rows) {
      const [one, other] = [Number(row.number(0)), Number(row.number(1))];
      const known = ties.get(one);
      if (known) known.push(other);
      else ties.set(one, [other]);
    }
  }
  return ties;
};

export const readDecisions = async (client: pg.ClientBase, mentions: Scope): Promise<Decision[]> => {
  const { rows } = await client.query<{ mention_a: number; mention_b: number; verdict: Decision['verdict'] }>(
    `select mention_a, mention_b, verdict from identity_decision
     where ${isAmong('mention_a', mentions)} or ${isAmong('mention_b', mentions)} order by 1, 2`,
  );
  return rows.map(({ mention_a, mention_b, verdict }) => ({ mentions: [mention_a, mention_b], verdict }));
};
