import type { Education } from './parse-career.ts';

/** Positions of career entries on a time axis, in per cent of its length. */
export type Stretch = { from: number; to: number; isOpen: boolean; label: string };
export type CareerFigure = {
  firstYear: number;
  lastYear: number;
  ticks: { year: number; at: number }[];
  rows: Stretch[][];
};

/** A shorter time axis would show nothing that the list does not. */
const MIN_YEARS = 2;
/** With more years named, their labels would touch. */
const MAX_TICKS = 7;
const STEPS = [1, 2, 5, 10, 20] as const;

type Known = Education & { organisation: string | undefined; from: number };

const isKnown = (entry: Education & { organisation: string | undefined }): entry is Known => entry.from !== undefined;

export const careerFigure = (
  rows: readonly (readonly (Education & { organisation: string | undefined })[])[],
  thisYear: number,
): CareerFigure | undefined => {
  const end = ({ from, to }: Known): number => Math.max(from, to === 'present' ? thisYear : (to ?? from));
  const known = rows.map((row) => row.filter(isKnown));
  const all = known.flat();
  if (all.length === 0) return undefined;
  const firstYear = Math.min(...all.map(({ from }) => from));
  const lastYear = Math.max(...all.map(end));
  const length = lastYear - firstYear;
  if (length < MIN_YEARS) return undefined;
  const at = (year: number): number => ((year - firstYear) / length) * 100;
  const step = STEPS.find((candidate) => length / candidate <= MAX_TICKS) ?? 50;
  const ticks: CareerFigure['ticks'] = [];
  for (let year = Math.ceil(firstYear / step) * step; year <= lastYear; year += step)
    ticks.push({ year, at: at(year) });
  return {
    firstYear,
    lastYear,
    ticks,
    rows: known.map((row) =>
      [...row]
        .sort((a, b) => a.from - b.from)
        .map((entry) => ({
          from: at(entry.from),
          to: at(end(entry)),
          isOpen: entry.to === 'present',
          label: entry.organisation ?? entry.title,
        })),
    ),
  };
};
