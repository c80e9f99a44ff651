import type { Day } from '@firmament/calendar/day';

/** GLEIF level 2 ("who owns whom"): StartNode is the child, EndNode the parent. */

import { readDate } from '@firmament/calendar/read-date';
import { type CompanyLinkRecord, type LinkKind, type Parsed, ULTIMATE_PARENT } from '@firmament/record/record';
import { readCsv } from '../reading/csv-table.ts';
import { lookup } from '../reading/lookup.ts';
import { accepted, rejected, withoutGaps } from '../reading/parsed.ts';

export type RelationshipKind = 'direct-parent' | 'ultimate-parent' | 'branch-of' | 'fund-of';

export type RelationshipRecord = {
  childLei: string;
  parentLei: string;
  /** What the parent is to the child. */
  kind: RelationshipKind;
  isActive: boolean;
  startedOn?: Day;
  endedOn?: Day;
  /** The day on which the source said so. */
  asOf?: Day;
};

const KINDS = lookup<RelationshipKind>({
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct-parent',
  [ULTIMATE_PARENT]: 'ultimate-parent',
  IS_INTERNATIONAL_BRANCH_OF: 'branch-of',
  'IS_FUND-MANAGED_BY': 'fund-of',
  IS_SUBFUND_OF: 'fund-of',
  IS_FEEDER_TO: 'fund-of',
});

type RawRelationship = {
  start: { id: string | undefined; type: string | undefined };
  end: { id: string | undefined; type: string | undefined };
  type: string | undefined;
  status: string | undefined;
  periods: { type: string | undefined; from: string | undefined; to: string | undefined }[];
  updatedAt: string | undefined;
};

export const relationshipOf = (raw: RawRelationship, at: number): Parsed<RelationshipRecord> => {
  const { start, end, type } = raw;
  const excerpt = `${start.id ?? ''} ${type ?? ''} ${end.id ?? ''}`;
  if (start.id === undefined || end.id === undefined)
    return rejected(at, 'a node of the relationship is missing', excerpt);
  if (start.type !== 'LEI' || end.type !== 'LEI') return rejected(at, 'a node is not named by its LEI', excerpt);
  if (start.id === end.id) return rejected(at, 'the relationship leads to the company itself', excerpt);
  const kind = KINDS.find(type);
  if (kind === undefined) return rejected(at, `relationship type "${type ?? ''}" is unknown`, excerpt);
  const period = raw.periods.find((candidate) => candidate.type === 'RELATIONSHIP_PERIOD');
  const record = withoutGaps<RelationshipRecord>({
    childLei: start.id,
    parentLei: end.id,
    kind,
    isActive: raw.status === 'ACTIVE',
    startedOn: readDate(period?.from),
    endedOn: readDate(period?.to),
    asOf: readDate(raw.updatedAt),
  });
  return accepted(record, at);
};

/** The link as each of the two companies sees it; empty if only one of them does. */
export type RelationshipLinks = { forChild?: CompanyLinkRecord; forParent?: CompanyLinkRecord };

/**
 * Ended ones are there, too. The company at the top of a group does not list all below it once more: its direct
 * subsidiaries are below it, and who has it for an ultimate parent says so. A branch is a part of its head office and has
 * no parent. Funds are managed, not owned. Consolidation is control and says nothing about a share.
 */
export const linksOfRelationship = (record: RelationshipRecord): RelationshipLinks | undefined => {
  const { startedOn, endedOn } = record;
  const hasEnded = !record.isActive && endedOn === undefined ? true : undefined;
  const link = (kind: LinkKind, lei: string, title?: string): CompanyLinkRecord =>
    withoutGaps<CompanyLinkRecord>({ kind, title, startedOn, endedOn, hasEnded, lei, sourceKey: lei });
  switch (record.kind) {
    case 'direct-parent':
      return { forChild: link('parent', record.parentLei), forParent: link('subsidiary', record.childLei) };
    case 'ultimate-parent':
      return { forChild: link('parent', record.parentLei, ULTIMATE_PARENT) };
    case 'branch-of':
      return { forParent: link('branch', record.childLei) };
    case 'fund-of':
      return undefined;
  }
};

const REQUIRED = [
  'Relationship.StartNode.NodeID',
  'Relationship.StartNode.NodeIDType',
  'Relationship.EndNode.NodeID',
  'Relationship.EndNode.NodeIDType',
  'Relationship.RelationshipType',
  'Relationship.RelationshipStatus',
] as const;

const MAX_PERIODS = 5;

export async function* parseGleifRelationshipCsv(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Parsed<RelationshipRecord>> {
  const expected = { kind: 'GLEIF relationship', columns: REQUIRED };
  const { columns, rows } = await readCsv(source, { encoding: 'utf-8', delimiter: ',', expected });
  for await (const row of rows) {
    if ('problem' in row) {
      yield rejected(row.at, row.problem, row.text);
      continue;
    }
    const cellOf = (column: string): string | undefined => {
      const text = row.cells[columns.get(column) ?? -1]?.trim();
      return text === '' ? undefined : text;
    };
    const cell = (column: string): string | undefined => cellOf(`Relationship.${column}`);
    const raw: RawRelationship = {
      start: { id: cell('StartNode.NodeID'), type: cell('StartNode.NodeIDType') },
      end: { id: cell('EndNode.NodeID'), type: cell('EndNode.NodeIDType') },
      type: cell('RelationshipType'),
      status: cell('RelationshipStatus'),
      periods: Array.from({ length: MAX_PERIODS }, (_, index) => ({
        type: cell(`Period.${index + 1}.periodType`),
        from: cell(`Period.${index + 1}.startDate`),
        to: cell(`Period.${index + 1}.endDate`),
      })),
      updatedAt: cellOf('Registration.LastUpdateDate'),
    };
    yield relationshipOf(raw, row.at);
  }
}
