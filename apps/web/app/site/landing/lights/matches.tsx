import { frame } from 'virtual:map-of-lights/labels';
import type { QuickSearchResult } from '../quick-search/quick-search-outcome.ts';
import classes from './map-of-lights.module.css';
import { projectPlace } from './projection.ts';

const SIZES = [
  { part: 'match-0', upTo: 0.02 },
  { part: 'match-1', upTo: 0.2 },
  { part: 'match-2', upTo: 1 },
];

type MatchesProps = { places: QuickSearchResult['places'] };

/** The matches in amber: the more in a place, the larger the point. */
export const Matches = ({ places }: MatchesProps) => {
  const most = Math.max(1, ...places.map(({ count }) => count));
  const sizeOf = (count: number) => SIZES.find(({ upTo }) => count / most <= upTo)?.part;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return (
    <g className={classes.matches}>
      {SIZES.map(({ part }) => (
        <path
          key={part}
          data-part={part}
          d={places
            .filter(({ count }) => sizeOf(count) === part)
            .map(({ longitude, latitude }) => `M${projectPlace(frame, longitude, latitude).map(tenths).join(' ')}h0`)
            .join('')}
        />
      ))}
    </g>
  );
};
