import classes from './workflow.module.css';

const RADIUS = 260;
const CENTRE = 280;
const REACH_KM = 80;
const RINGS_KM = [20, 40, 60, 80];

/** Companies within reach, those among them with the wanted revenue, and those among these with purchasing staff. */
const NEAR = 214;
const WITH_REVENUE = 31;
const WITH_STAFF = 12;

/** Kilometres east and north of Graz. */
const TOWNS = [
  { name: 'Graz', east: -4, north: 3 },
  { name: 'Leoben', east: -26, north: 34 },
  { name: 'Weiz', east: 14, north: 16 },
  { name: 'Hartberg', east: 40, north: 23 },
  { name: 'Leibnitz', east: 8, north: -32 },
  { name: 'Wolfsberg', east: -45, north: -26 },
];

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Thins out away from the city. Not random, so that the picture is the same in every browser. */
const positionOf = (index: number): string => {
  const wobble = ((index * index * 31) % 97) / 97;
  const distance = RADIUS * 0.97 * ((index + 0.5) / NEAR) ** 0.62 * (0.9 + wobble / 10);
  const angle = index * GOLDEN_ANGLE + wobble * 1.4;
  return `${Math.round(CENTRE + distance * Math.cos(angle))} ${Math.round(CENTRE + distance * Math.sin(angle))}`;
};

const companies = Array.from({ length: NEAR }, (_, index) => index);
/** 7 and 214 have no divisor in common, so every company is chosen at most once. */
const chosen = new Map(companies.map((nth) => [(nth * 7 + 5) % NEAR, nth]));
const kindOf = (index: number): 'near' | 'revenue' | 'staff' => {
  const nth = chosen.get(index) ?? NEAR;
  if (nth < WITH_STAFF) return 'staff';
  return nth < WITH_REVENUE ? 'revenue' : 'near';
};

const pathOf = (kind: string): string =>
  companies
    .filter((index) => kindOf(index) === kind)
    .map((index) => `M${positionOf(index)}h0`)
    .join('');

/** Position of the ring labels: a little south of east, where no town is. */
const BEARING = { east: 0.97, south: 0.24 };

const toUnits = (km: number): number => (km / REACH_KM) * RADIUS;

/** Eighty kilometres around Graz, seen from above. */
export const Disc = ({ label }: { label: string }) => (
  <svg className={classes.disc} viewBox="0 0 560 560" role="img" aria-label={label}>
    {RINGS_KM.map((km) => (
      <circle key={km} cx={CENTRE} cy={CENTRE} r={toUnits(km)} />
    ))}
    {(['near', 'revenue', 'staff'] as const).map((kind) => (
      <path key={kind} data-kind={kind} d={pathOf(kind)} />
    ))}
    {RINGS_KM.slice(1).map((km) => (
      <text
        key={km}
        x={Math.round(CENTRE + toUnits(km) * BEARING.east)}
        y={Math.round(CENTRE + toUnits(km) * BEARING.south)}
      >
        {km} km
      </text>
    ))}
    {TOWNS.map(({ name, east, north }) => (
      <text key={name} data-town x={Math.round(CENTRE + toUnits(east))} y={Math.round(CENTRE - toUnits(north))}>
        {name}
      </text>
    ))}
  </svg>
);
