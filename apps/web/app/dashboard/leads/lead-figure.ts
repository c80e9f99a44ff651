import type { Lead } from '@firmament/api-contract/calls/leads';
import { sharedPlaces, shortName } from './shared-places.ts';

/** Explains a lead as points and lines: people on the left, shared places in the middle, the lead on the right. */

/** The label is above its point, or below it in the lower half, where lines come from above. */
type FigurePoint = { id: string; label: string; x: number; y: number; labelY: number; rank?: number };
type FigureLine = { id: string; from: FigurePoint; to: FigurePoint; rank: number; width: number };
type Figure = {
  width: number;
  height: number;
  people: FigurePoint[];
  places: FigurePoint[];
  lead: FigurePoint;
  lines: FigureLine[];
};

const [WIDTH, STEP, MARGIN] = [316, 48, 30];
const COLUMNS = { people: 64, places: 180, lead: 268 };
const MAX_POINTS = 4;
const [LABEL_ABOVE, LABEL_BELOW] = [-10, 17];
const LEAD_LABEL = 26;
const MAX_LABEL = 20;
const [THINNEST, THICKEST] = [1.25, 4];

/** The table beside the figure has the whole name. */
const cut = (text: string): string =>
  [...text].length <= MAX_LABEL
    ? text
    : `${[...text]
        .slice(0, MAX_LABEL - 1)
        .join('')
        .trimEnd()}…`;

export const drawLead = (lead: Lead, you: string): Figure => {
  const contributors = lead.internals.slice(0, MAX_POINTS);
  const shared = sharedPlaces(lead).slice(0, MAX_POINTS);
  const rows = Math.max(contributors.length, shared.length, 1);
  const height = 2 * MARGIN + (rows - 1) * STEP;
  const spread = (index: number, count: number): number => height / 2 + (index - (count - 1) / 2) * STEP;

  const at = (x: number, y: number) => ({ x, y, labelY: y + (y > height / 2 ? LABEL_BELOW : LABEL_ABOVE) });

  const people = contributors.map(
    ({ employee_id, fullName, is_you }, i): FigurePoint => ({
      id: employee_id,
      label: is_you ? you : cut(fullName),
      rank: i + 1,
      ...at(COLUMNS.people, spread(i, contributors.length)),
    }),
  );
  const places = shared.map(
    ({ kind, name }, i): FigurePoint => ({
      id: `${kind} ${name}`,
      label: cut(name),
      ...at(COLUMNS.places, spread(i, shared.length)),
    }),
  );
  const end: FigurePoint = {
    id: 'lead',
    label: cut(shortName(lead.fullName)),
    x: COLUMNS.lead,
    y: height / 2,
    labelY: height / 2 + LEAD_LABEL,
  };

  const most = Math.max(1, ...contributors.map(({ contribution }) => contribution));
  const widthOf = (points: number) => THINNEST + (THICKEST - THINNEST) * Math.min(1, points / most);
  const lines: FigureLine[] = [];
  for (const [i, { contribution, shared: meetings }] of contributors.entries()) {
    for (const place of places) {
      const from = people[i];
      if (from === undefined || !meetings.some(({ kind, name }) => `${kind} ${name}` === place.id)) continue;
      const width = widthOf(contribution / meetings.length);
      lines.push({ id: `${from.id} ${place.id}`, from, to: place, rank: i + 1, width });
    }
  }
  for (const place of places) {
    const [strongest] = lines.filter(({ to }) => to === place).sort((a, b) => b.width - a.width);
    if (strongest) {
      lines.push({ ...strongest, id: `${place.id} lead`, from: place, to: end });
    }
  }
  return { width: WIDTH, height, people, places, lead: end, lines };
};
