import { pointKind } from '@firmament/api-contract/calls/network';
import { idOfNode, kindOfNode, type NodeKey, type NodeKind, nodeKey } from '@firmament/network/relation';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { prepareStatement } from '../platform/database/prepared-statement.ts';
import type { DB } from '../platform/database/schema.generated.ts';
import { AppError } from '../platform/http/app-error.ts';
import { askedFor } from './network-rows.query.ts';

/** Points on the wire: `123` is a company, `reg.45` a person of the registers, `named.6` a company that is only named. */

const PREFIXES: Record<NodeKind, string> = { company: '', person: 'reg.', named: 'named.' };

export const toPointId = (key: NodeKey): string => `${PREFIXES[kindOfNode(key)]}${idOfNode(key)}`;

const readPointId = (id: string): NodeKey => {
  const kind = pointKind(id);
  return nodeKey(kind === 'named_company' ? 'named' : kind, Number(id.slice(id.indexOf('.') + 1)));
};

/** The points of these numbers, each once. */
const readPoints = (ids: readonly string[]): NodeKey[] => [...new Set(ids.map(readPointId))];

/** The same sentence for whoever is unknown and whoever may not be shown. */
export const noSuchPoint = (id: string): AppError =>
  new AppError('not_found', {
    text: {
      en: `There is no company and no person with the id ${id} in the network.`,
      de: `Im Netzwerk gibt es kein Unternehmen und keine Person mit der Kennung ${id}.`,
    },
  });

type Meant = { kind: string; asked: number; person_id: number | null; company_id: number | null };

const meantByNumber = prepareStatement('network_meant', (db: Kysely<DB>, numbers: string) => ({
  compile: () =>
    sql<Meant>`
      with asked as materialized (select ${numbers}::jsonb as numbers)
      select 'person' as kind, mention.id as asked, whose.id as person_id, null::integer as company_id
      from mention join register_person whose on whose.id = mention.person_id
      where mention.id = ${askedFor('person')}
      union all
      select 'named', id, null, company_id from named_company where id = ${askedFor('named')}`.compile(db),
}));

/**
 * Whom ids mean today, each once: any mention of a person leads to that person, and a company that was only named is
 * itself once its record has arrived. Whether a company exists shows when its row is read.
 */
const findPoints = async (db: Database, ids: readonly string[]): Promise<NodeKey[]> => {
  const keys = ids.map((id) => ({ id, key: readPointId(id) }));
  const ofKind = (kind: NodeKind) => keys.flatMap(({ key }) => (kindOfNode(key) === kind ? idOfNode(key) : []));
  const [people, named] = [ofKind('person'), ofKind('named')];
  if (people.length + named.length === 0) return readPoints(ids);
  const meant = await meantByNumber(db, JSON.stringify({ person: people, named }));
  const found = keys.map(({ id, key }) => {
    const kind = kindOfNode(key);
    if (kind === 'company') return key;
    const row = meant.find((one) => one.kind === kind && one.asked === idOfNode(key));
    if (row === undefined) throw noSuchPoint(id);
    if (row.person_id !== null) return nodeKey('person', row.person_id);
    return row.company_id === null ? key : nodeKey('company', row.company_id);
  });
  return [...new Set(found)];
};

export const findPoint = async (db: Database, id: string): Promise<NodeKey> => {
  const [key] = await findPoints(db, [id]);
  if (key === undefined) throw noSuchPoint(id);
  return key;
};

/** What was found out about some points, with those that may be shown. */
type Found = { scene: { points: ReadonlyMap<NodeKey, unknown> } };

/**
 * Finds something out about the points that ids mean. Whoever is shown under a number is meant by it, so it is looked up
 * only where somebody is missing, or was only named, and asked again only if others are meant.
 */
export const askAbout = async <T extends Found>(
  db: Database,
  ids: readonly string[],
  ask: (keys: NodeKey[]) => Promise<T>,
): Promise<T> => {
  const likely = readPoints(ids);
  const early = await ask(likely);
  if (likely.every((key) => kindOfNode(key) !== 'named' && early.scene.points.has(key))) return early;
  const meant = await findPoints(db, ids);
  const found = `${meant}` === `${likely}` ? early : await ask(meant);
  assertShown(found.scene, meant);
  return found;
};

export const assertShown = ({ points }: Found['scene'], keys: readonly NodeKey[]): void => {
  for (const key of keys) if (!points.has(key)) throw noSuchPoint(toPointId(key));
};
