import type { Lead } from '@firmament/contract/leads';
import { sharedPlaces, shortName } from './shared-places.ts';

/** The explanation of a lead as points and lines: people on the left, shared places in the middle, the lead on the right. */

type FigurePoint = { id: string; label: string; x: number; y: number; rank?: number };
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

  const people = contributors.map(
    ({ employee_id, fullName, is_you }, i): FigurePoint => ({
      ...{ id: employee_id, label: is_you ? you : cut(fullName), x: COLUMNS.people },
      ...{ y: spread(i, contributors.length), rank: i + 1 },
    }),
  );
  const places = shared.map(
    ({ kind, name }, i): FigurePoint => ({
      ...{ id: `${kind} ${name}`, label: cut(name), x: COLUMNS.places, y: spread(i, shared.length) },
    }),
  );
  const end: FigurePoint = { id: 'lead', label: cut(shortName(lead.fullName)), x: COLUMNS.lead, y: height / 2 };

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
