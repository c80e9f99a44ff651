import type { Position } from '@firmament/geo/position';
import { append, type Place, type Postcode } from './place.ts';
import { robustCentre } from './robust-centre.ts';

/** Enough positions for a stable middle; a postcode of a large city would otherwise collect thousands. */
const MAX_SAMPLES = 12;
const MAX_PLACES_PER_POSTCODE = 60;

const DIGITS = [...'0123456789'];

/** Records one more sighting of the postcode at this place or position. */
export const witness = (postcode: Postcode, place: Place | undefined, position: Position | undefined): void => {
  if (place !== undefined) {
    const at = postcode.places.indexOf(place);
    if (at >= 0) postcode.votes[at] = (postcode.votes[at] ?? 0) + 1;
    else if (postcode.places.length < MAX_PLACES_PER_POSTCODE) {
      place.postcodes += 1;
      postcode.places.push(place);
      postcode.votes.push(1);
    }
  }
  if (position !== undefined && postcode.samples.length < MAX_SAMPLES) {
    postcode.samples.push({ latitude: position.latitude, longitude: position.longitude });
  }
  postcode.centre = undefined;
};

/** The place named most often, with its districts counted together; on a tie the largest. */
export const mainPlace = ({ places, votes }: Postcode): Place | undefined => {
  if (places.length < 2) return places[0];
  const votesOfCity = new Map<string, number>();
  for (const [at, { city }] of places.entries()) {
    votesOfCity.set(city, (votesOfCity.get(city) ?? 0) + (votes[at] ?? 0));
  }
  let main = places[0];
  for (const place of places) {
    const lead = (votesOfCity.get(place.city) ?? 0) - (votesOfCity.get(main?.city ?? '') ?? 0);
    if (lead > 0 || (lead === 0 && place.population > (main?.population ?? 0))) main = place;
  }
  return main;
};

export const centreOf = (postcode: Postcode): Position | undefined => {
  postcode.centre ??= robustCentre(postcode.samples) ?? mainPlace(postcode);
  return postcode.centre;
};

/** Postcodes, and those beside them. */
export const createPostcodeIndex = () => {
  const byCode = new Map<string, Postcode>();
  const byTen = new Map<string, Postcode[]>();

  const postcodeAt = (country: string, code: string): Postcode => {
    const known = byCode.get(country + code);
    if (known !== undefined) return known;
    const created: Postcode = { country, code, isListed: false, places: [], votes: [], samples: [], centre: undefined };
    byCode.set(country + code, created);
    append(byTen, country + code.slice(0, -1), created);
    return created;
  };

  /** The postcodes that differ from this one in the last digit only. */
  const tens = (country: string, code: string): readonly Postcode[] => byTen.get(country + code.slice(0, -1)) ?? [];

  /** The postcodes that differ from this one in the last two digits only. */
  const hundreds = (country: string, code: string): Postcode[] => {
    const stem = country + code.slice(0, -2);
    return DIGITS.flatMap((digit) => byTen.get(stem + digit) ?? []);
  };

  return {
    postcodeAt,
    tens,
    hundreds,
    find: (country: string, code: string): Postcode | undefined => byCode.get(country + code),
    all: (): Iterable<Postcode> => byCode.values(),
    size: (): number => byCode.size,
  };
};
