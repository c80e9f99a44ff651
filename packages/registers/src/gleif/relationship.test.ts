import { describe, expect, it } from 'vitest';
import { CHILD_LEI, LEI } from '../fixtures/gleif.ts';
import { collect, recordsOf, rejectsOf, streamOf } from '../fixtures/streams.ts';
import { linksOfRelationship, parseGleifRelationshipCsv, type RelationshipRecord } from './relationship.ts';

const HEADER =
  'Relationship.StartNode.NodeID,Relationship.StartNode.NodeIDType,Relationship.EndNode.NodeID,Relationship.EndNode.NodeIDType,Relationship.RelationshipType,Relationship.RelationshipStatus,Registration.LastUpdateDate,Relationship.Period.1.startDate,Relationship.Period.1.endDate,Relationship.Period.1.periodType,Relationship.Period.2.startDate,Relationship.Period.2.endDate,Relationship.Period.2.periodType';
const row = (type: string, start = CHILD_LEI, end = LEI, status = 'ACTIVE'): string =>
  `${start},LEI,${end},LEI,${type},${status},2024-02-03T04:05:06Z,1514764800000,1546214400000,ACCOUNTING_PERIOD,2016-05-01T00:00:00.000Z,,RELATIONSHIP_PERIOD`;
const parse = (...rows: string[]) => collect(parseGleifRelationshipCsv(streamOf([HEADER, ...rows].join('\n'))));

const relationship: RelationshipRecord = { childLei: CHILD_LEI, parentLei: LEI, kind: 'direct-parent', isActive: true };

describe('parseGleifRelationshipCsv', () => {
  it('reads the start node as the child and the dates from the relationship period', async () => {
    expect(recordsOf(await parse(row('IS_DIRECTLY_CONSOLIDATED_BY')))).toEqual([
      { ...relationship, startedOn: '2016-05-01', asOf: '2024-02-03' },
    ]);
  });

  it('rejects what it cannot use', async () => {
    const parsed = await parse(
      row('IS_DIRECTLY_CONSOLIDATED_BY', ''),
      row('IS_FRIEND_OF'),
      row('IS_DIRECTLY_CONSOLIDATED_BY', LEI),
      row('IS_SUBFUND_OF'),
    );
    expect(rejectsOf(parsed).map(({ at }) => at)).toEqual([2, 3, 4]);
  });

  it('refuses another CSV', async () => {
    await expect(collect(parseGleifRelationshipCsv(streamOf('LEI,Name\n')))).rejects.toMatchObject({
      code: 'missing-column',
    });
  });
});

describe('linksOfRelationship', () => {
  it('shows each company what the other is to it', () => {
    expect(linksOfRelationship(relationship)).toEqual({
      forChild: { kind: 'parent', lei: LEI, sourceKey: LEI },
      forParent: { kind: 'subsidiary', lei: CHILD_LEI, sourceKey: CHILD_LEI },
    });
  });

  it('keeps ended relationships, with their days where they are told', () => {
    const dated = { ...relationship, isActive: false, startedOn: '2016-05-01', endedOn: '2020-01-31' };
    expect(linksOfRelationship(dated)?.forChild).toEqual({
      kind: 'parent',
      startedOn: '2016-05-01',
      endedOn: '2020-01-31',
      lei: LEI,
      sourceKey: LEI,
    });
    expect(linksOfRelationship({ ...relationship, isActive: false })?.forParent?.hasEnded).toBe(true);
  });

  it('takes no head office for a parent', () => {
    expect(linksOfRelationship({ ...relationship, kind: 'branch-of' })).toEqual({
      forParent: { kind: 'branch', lei: CHILD_LEI, sourceKey: CHILD_LEI },
    });
  });

  it('tells of an ultimate parent only to the company that has it, and marks it', () => {
    expect(linksOfRelationship({ ...relationship, kind: 'ultimate-parent' })).toEqual({
      forChild: { kind: 'parent', title: 'IS_ULTIMATELY_CONSOLIDATED_BY', lei: LEI, sourceKey: LEI },
    });
  });

  it('leaves out funds', () => {
    expect(linksOfRelationship({ ...relationship, kind: 'fund-of' })).toBeUndefined();
  });
});
