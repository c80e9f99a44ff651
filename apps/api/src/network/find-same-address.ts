import type { getSameAddress, NetworkPoint } from '@firmament/api-contract/calls/network';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import { idOfNode, kindOfNode } from '@firmament/network/relation';
import { isDoor } from '../platform/address-key.ts';
import type { Database } from '../platform/database/database.ts';
import { findPoint, noSuchPoint } from './point-id.ts';
import { type Addressed, findAddress, findNeighbours } from './same-address.query.ts';
import { addressSentence } from './sentences/meeting-sentences.ts';

const NOWHERE = { address: null, total: 0, companies: [], sentence: null };

/** "Hauptplatz 1, 8750 Judenburg". */
const addressOf = ({ street, postcode, city }: Addressed): string | null => {
  const town = [postcode, city].filter((part) => part !== null).join(' ');
  return [street, town].filter((part) => part !== null && part !== '').join(', ') || null;
};

/** Other companies at the same address. A company that is only named has none. */
export const findSameAddress = async (db: Database, id: string): Promise<EndpointOutput<typeof getSameAddress>> => {
  const key = await findPoint(db, id);
  if (kindOfNode(key) === 'named') return NOWHERE;
  const company = kindOfNode(key) === 'company' ? await findAddress(db, idOfNode(key)) : undefined;
  if (company === undefined) throw noSuchPoint(id);
  const address = addressOf(company);
  const neighbours = isDoor(company.street ?? '', company.postcode ?? '') ? await findNeighbours(db, company) : [];
  const total = Number(neighbours[0]?.total ?? 0);
  const named = { kind: 'company', name: company.name, legalForm: company.legal_form } as const;
  return {
    ...{ address, total },
    companies: neighbours.map((one) => ({
      ...{ id: String(one.id), name: one.name, status: one.status as NetworkPoint['status'] },
    })),
    sentence:
      total === 0 || address === null
        ? null
        : addressSentence({ ...named, birthYear: null, place: company.city }, address, total),
  };
};
