import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Position } from '@firmament/geo/position';
import type { Address, CompanyRecord } from '@firmament/record/record';

type Located = { position: Position | undefined; region: string | undefined };

/** Enough for every postcode of the three countries, bounded for odd files. */
const MAX_REMEMBERED = 50_000;

/**
 * Gives companies without coordinates those of their place, and their region. Values from the source stay. Changes the
 * record itself: a copy of each would cost as much as a third of reading it.
 */
export const createLocator = (gazetteer: Gazetteer): ((record: CompanyRecord) => CompanyRecord) => {
  const remembered = new Map<string, Located>();

  const find = (address: Address): Located => {
    const key = `${address.country}|${address.postcode}|${address.city}`;
    const known = remembered.get(key);
    if (known) return known;
    const found = gazetteer.positionOf(address);
    const position = found && { latitude: found.latitude, longitude: found.longitude };
    const located = { position, region: gazetteer.regionOf(address) };
    if (remembered.size < MAX_REMEMBERED) remembered.set(key, located);
    return located;
  };

  return (record) => {
    if (record.position && record.address.region) return record;
    const { position, region } = find(record.address);
    if (position) record.position ??= position;
    if (region) record.address.region ??= region;
    return record;
  };
};
