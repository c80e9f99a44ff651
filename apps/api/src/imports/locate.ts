import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { CompanyRecord } from '@firmament/registers/record';

/** Gives a company without coordinates those of its place, and its region. What the source states itself stays. */
export const locate = (gazetteer: Gazetteer, record: CompanyRecord): CompanyRecord => {
  const { address, position } = record;
  if (position && address.region) return record;
  const found = position ?? gazetteer.positionOf(address);
  const region = address.region ?? gazetteer.regionOf(address);
  return {
    ...record,
    address: { ...address, ...(region && { region }) },
    ...(found && { position: { latitude: found.latitude, longitude: found.longitude } }),
  };
};
