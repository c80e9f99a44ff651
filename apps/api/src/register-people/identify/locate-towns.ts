import type { Gazetteer } from '@firmament/gazetteer/gazetteer';
import type { Position } from '@firmament/geo/position';
import type { Locate } from './mention-row.ts';

/** Where a town lies: in the company's country, else wherever there is one of that name. Each is looked up once. */
export const locateTowns = (gazetteer: Gazetteer): Locate => {
  const known = new Map<string, Position | undefined>();
  return (town, country) => {
    const key = `${country} ${town}`;
    if (known.has(key)) return known.get(key);
    const found = gazetteer.positionOf({ city: town, country }) ?? gazetteer.positionOf({ city: town });
    const position = found && { latitude: found.latitude, longitude: found.longitude };
    known.set(key, position);
    return position;
  };
};
