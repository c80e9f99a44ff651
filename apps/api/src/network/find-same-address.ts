import type { getSameAddress, NetworkPoint } from '@firmament/api-contract/calls/network';
import type { EndpointOutput } from '@firmament/api-contract/endpoint';
import type { Day } from '@firmament/calendar/day';
import { idOfNode, kindOfNode } from '@firmament/network/relation';
import { dataDay } from '../platform/clock.ts';
import type { Text } from '../platform/http/app-error.ts';
import { isDoor } from '../records/address-key.ts';
import { isOldWord } from '../records/terms/office-on.ts';
import type { NetworkDeps } from './explore-network.ts';
import { findPoint, noSuchPoint } from './point-id.ts';
import { type Addressed, findAddress, findNeighbours } from './same-address.query.ts';
import { addressSentence } from './sentences/meeting-sentences.ts';

const NOWHERE = { address: null, source_label: null, as_of: null, total: 0, companies: [], sentence: null };

/** "Hauptplatz 1, 8750 Judenburg". */
const addressOf = ({ street, postcode, city }: Addressed): string | null => {
  const town = [postcode, city].filter((part) => part !== null).join(' ');
  return [street, town].filter((part) => part !== null && part !== '').join(', ') || null;
};

/** Other companies at the same address. A company that is only named has none. */
export const findSameAddress = async (
  { rows, clock, begin }: Pick<NetworkDeps, 'rows' | 'clock' | 'begin'>,
  id: string,
): Promise<EndpointOutput<typeof getSameAddress>> => {
  const key = await findPoint(rows, id);
  if (kindOfNode(key) === 'named') return { ...NOWHERE, starts_today: await begin([key]) };
  const company = kindOfNode(key) === 'company' ? await findAddress(rows, idOfNode(key)) : undefined;
  if (company === undefined) throw noSuchPoint(id);
  const startsToday = await begin([key]);
  const address = addressOf(company);
  const neighbours = isDoor(company.street ?? '', company.postcode ?? '') ? await findNeighbours(rows, company) : [];
  const total = Number(neighbours[0]?.total ?? 0);
  return {
    address,
    source_label: company.source_label,
    as_of: company.as_of,
    total,
    companies: neighbours.map(({ id, name, status, source_label, as_of }) => ({
      id: String(id),
      name,
      status: status as NetworkPoint['status'],
      source_label,
      as_of,
    })),
    sentence:
      total === 0 || address === null
        ? null
        : sentenceOf(company, { address, total, neighbours, today: dataDay(clock) }),
    starts_today: startsToday,
  };
};

type Around = { address: string; total: number; neighbours: readonly StatementDay[]; today: Day };
type StatementDay = Pick<Addressed, 'source_label' | 'as_of'>;

const sentenceOf = (company: Addressed, { address, total, neighbours, today }: Around): Text => {
  const words = [company, ...neighbours].map(({ source_label, as_of }) => ({ source: source_label, asOf: as_of }));
  const named = { kind: 'company', name: company.name, legalForm: company.legal_form } as const;
  return addressSentence(
    { company: { ...named, birthYear: null, place: company.city }, address, total, words },
    words.some(({ asOf }) => isOldWord(asOf, today)),
  );
};
