import type { NETWORK_FORMATS } from '@firmament/api-contract/calls/network';
import type { Language } from '@firmament/api-contract/language';
import type { Caller } from '../../platform/fairness/caller.ts';
import type { Member } from '../../platform/http/admission.ts';
import { findSurroundings, type NetworkDeps, type SurroundingsQuery } from '../explore-network.ts';
import { followTheMoney } from './follow-the-money.ts';
import { findPublishers } from './publishers.query.ts';
import { type RelationTable, relationTable } from './relation-table.ts';

type Format = (typeof NETWORK_FORMATS)[number];

/** What a file says: a table, or lines that are ready. */
export type NetworkContent = { rowCount: number } & ({ table: RelationTable } | { text: string });

export type NetworkFile = { fileName: string; contentType: string; content: string };

/** Counts an export, has the content made, and makes a file of it; if that fails, nothing is counted. */
export type ExportNetwork = (
  order: { member: Member; format: Format; language: Language },
  make: () => Promise<NetworkContent>,
) => Promise<NetworkFile>;

/** The surroundings of some points, as the page shows them, for other programs. */
export const makeNetworkFile = async (
  deps: NetworkDeps,
  { asked, format, language, caller }: { asked: SurroundingsQuery; format: Format; language: Language; caller: Caller },
): Promise<NetworkContent> => {
  const { scene } = await findSurroundings(deps, asked, caller);
  if (format === 'csv') return { rowCount: scene.relations.length, table: relationTable(scene, language) };
  const entities = followTheMoney(scene, await findPublishers(deps.rows, scene.points.values()), language);
  return { rowCount: entities.length, text: entities.map((entity) => `${JSON.stringify(entity)}\n`).join('') };
};
