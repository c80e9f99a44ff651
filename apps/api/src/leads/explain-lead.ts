import { pointsOf, type Span, worthOf, yearsTogether } from './place.ts';
import type { Places, Source } from './rank-leads.ts';

type Meeting = { place: string; years: number };

export type Contribution<S extends Source = Source> = {
  source: S;
  points: number;
  meetings: Meeting[];
};

/** What each source adds to one lead's score, and why: most first, then in the order of the sources. */
export const explainLead = <S extends Source>(
  sources: readonly S[],
  places: Places,
  /** The lead's years by place. */
  stays: ReadonlyMap<string, readonly Span[]>,
  thisYear: number,
): Contribution<S>[] =>
  sources
    .map((source) => {
      let worth = 0;
      const meetings: Meeting[] = [];
      for (const { place: key, spans } of source.stays) {
        const place = places.get(key);
        const leadSpans = stays.get(key);
        if (place === undefined || leadSpans === undefined) continue;
        const years = yearsTogether(spans, leadSpans, thisYear);
        worth += worthOf(place, years);
        meetings.push({ place: key, years });
      }
      return { source, points: pointsOf(worth), meetings };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
