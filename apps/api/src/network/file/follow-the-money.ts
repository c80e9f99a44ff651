import type { NetworkRelationKind } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import type { NodeKey } from '@firmament/network/relation';
import type { PointRow } from '../network-rows.query.ts';
import { toPointId } from '../point-id.ts';
import { presentPoint } from '../point-presenter.ts';
import type { Scene } from '../read-scene.ts';
import type { ShownRelation } from '../relation-presenter.ts';

/**
 * Entities of FollowTheMoney, the model of OpenSanctions and Aleph. Relations are entities, too; every value is a list of
 * texts, and what is not known is left out.
 */
export type Entity = { id: string; schema: Schema; properties: Record<string, string[]> };

type Schema = 'Company' | 'Person' | Edge;
type Edge = 'Directorship' | 'Representation' | 'Ownership' | 'UnknownLink';

type Value = string | number | null | undefined | readonly string[];

const properties = (values: Record<string, Value>): Entity['properties'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, Array.isArray(value) ? value : [String(value)]]],
    ),
  );

/** Its ids have letters, digits, dots and hyphens. */
const entityId = (key: NodeKey): string => `firmament-${toPointId(key)}`;

const entityOfPoint = (key: NodeKey, row: PointRow, publisher: readonly string[] | undefined): Entity => {
  const { name, place, status, legal_form, register_number, founded, industry, birth_year } = presentPoint(key, row);
  const country = row.country?.toLowerCase();
  const shared = { name, country, address: place };
  return row.kind === 'person'
    ? { id: entityId(key), schema: 'Person', properties: properties({ ...shared, birthDate: birth_year }) }
    : {
        id: entityId(key),
        schema: 'Company',
        properties: properties({
          ...shared,
          jurisdiction: country,
          registrationNumber: register_number,
          legalForm: legal_form,
          incorporationDate: founded,
          sector: industry,
          status,
          publisher,
        }),
      };
};

const EDGES: Record<NetworkRelationKind, Edge> = {
  management: 'Directorship',
  board: 'Directorship',
  prokura: 'Representation',
  partner: 'Ownership',
  parent: 'Ownership',
  shareholder: 'Ownership',
  branch: 'Ownership',
  other: 'UnknownLink',
};

/** What each end is called. */
const ENDS: Record<Edge, [from: string, to: string]> = {
  Directorship: ['director', 'organization'],
  Representation: ['agent', 'client'],
  Ownership: ['owner', 'asset'],
  UnknownLink: ['subject', 'object'],
};

/** Where there is no title. */
const roleOf = ({ stated, wire }: ShownRelation): string => {
  if (wire.is_same_person) return 'likely the same person';
  if (wire.kinds.includes('parent')) return stated.isConsolidation ? 'consolidated by' : 'parent';
  return wire.kinds.join(', ');
};

const edgesOf = (shown: ShownRelation, language: Language): Entity[] => {
  const { relation, wire } = shown;
  const edges = new Set<Edge>(wire.is_same_person ? ['UnknownLink'] : wire.kinds.map((kind) => EDGES[kind]));
  return [...edges].map((schema) => {
    const [from, to] = ENDS[schema];
    // One row may be an office and a holding at once; a link is told by its two ends.
    const own =
      relation.origin === 'link' ? `${toPointId(relation.subject)}-${toPointId(relation.object)}` : relation.row;
    return {
      id: `firmament-${relation.origin}-${own}-${schema.toLowerCase()}`,
      schema,
      properties: properties({
        [from]: entityId(relation.subject),
        [to]: entityId(relation.object),
        role: wire.title ?? roleOf(shown),
        percentage: schema === 'Ownership' ? wire.share : null,
        startDate: wire.started_on,
        endDate: wire.ended_on,
        date: wire.as_of,
        publisher: wire.source_label,
        summary: wire.sentence[language],
        ...(schema !== 'UnknownLink' && { status: wire.state }),
      }),
    };
  });
};

/** `publishers` name who states what is shown of a company, by its number. */
export const followTheMoney = (
  { points, relations }: Scene,
  publishers: ReadonlyMap<number, readonly string[]>,
  language: Language,
): Entity[] => [
  ...[...points].map(([key, row]) => entityOfPoint(key, row, publishers.get(row.kind === 'company' ? row.id : -1))),
  ...relations.flatMap((shown) => edgesOf(shown, language)),
];
