/** The stars that are joined into figures, by GeoNames id. Hamburg to Hanover with its handle is the Plough. */

export type LabelledCity =
  | 'hamburg'
  | 'berlin'
  | 'leipzig'
  | 'hanover'
  | 'cologne'
  | 'frankfurt'
  | 'stuttgart'
  | 'munich'
  | 'innsbruck'
  | 'linz'
  | 'vienna'
  | 'graz'
  | 'geneva'
  | 'zurich';

type StarId = LabelledCity | 'dortmund' | 'nuremberg' | 'salzburg' | 'bern' | 'basel';

export type Star = {
  id: StarId;
  geonamesId: number;
  joinedTo: readonly StarId[];
  /** Position of the name, relative to the star. */
  label?: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
};

export const STARS: readonly Star[] = [
  { id: 'hamburg', geonamesId: 2911298, joinedTo: ['berlin'], label: { dx: 10, dy: -8, anchor: 'start' } },
  { id: 'berlin', geonamesId: 2950159, joinedTo: ['leipzig'], label: { dx: 10, dy: -8, anchor: 'start' } },
  { id: 'leipzig', geonamesId: 2879139, joinedTo: ['hanover'], label: { dx: 10, dy: -7, anchor: 'start' } },
  { id: 'hanover', geonamesId: 2910831, joinedTo: ['hamburg', 'dortmund'], label: { dx: -10, dy: -6, anchor: 'end' } },
  { id: 'dortmund', geonamesId: 2935517, joinedTo: ['cologne'] },
  { id: 'cologne', geonamesId: 2886242, joinedTo: ['frankfurt'], label: { dx: 12, dy: 5, anchor: 'start' } },
  { id: 'frankfurt', geonamesId: 2925533, joinedTo: ['stuttgart'], label: { dx: 11, dy: -6, anchor: 'start' } },
  { id: 'stuttgart', geonamesId: 2825297, joinedTo: ['nuremberg'], label: { dx: -10, dy: -6, anchor: 'end' } },
  { id: 'nuremberg', geonamesId: 2861650, joinedTo: ['munich'] },
  { id: 'munich', geonamesId: 2867714, joinedTo: ['stuttgart'], label: { dx: 10, dy: -8, anchor: 'start' } },
  { id: 'innsbruck', geonamesId: 2775220, joinedTo: ['salzburg'], label: { dx: 0, dy: 18, anchor: 'middle' } },
  { id: 'salzburg', geonamesId: 2766824, joinedTo: ['linz'] },
  { id: 'linz', geonamesId: 2772400, joinedTo: ['vienna'], label: { dx: 0, dy: -11, anchor: 'middle' } },
  { id: 'vienna', geonamesId: 2761369, joinedTo: ['graz'], label: { dx: 4, dy: -12, anchor: 'start' } },
  { id: 'graz', geonamesId: 2778067, joinedTo: [], label: { dx: 10, dy: 12, anchor: 'start' } },
  { id: 'geneva', geonamesId: 2660646, joinedTo: ['bern'], label: { dx: 8, dy: 14, anchor: 'start' } },
  { id: 'bern', geonamesId: 2661552, joinedTo: ['zurich'] },
  { id: 'zurich', geonamesId: 2657896, joinedTo: ['basel'], label: { dx: 9, dy: -8, anchor: 'start' } },
  { id: 'basel', geonamesId: 2661604, joinedTo: [] },
];
