import type { Lead } from '@firmament/api-contract/calls/leads';
import type { CSSProperties } from 'react';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './score-parts.module.css';
import { type ScorePart, scoreParts } from './shared-places.ts';
import { wholePercents } from './whole-percents.ts';
import './rank.css';

const usePartName = () => {
  const { t } = useTranslation('leads');
  return ({ name, isYou, others }: ScorePart): string => {
    if (others > 0) return t('moreParts', { count: others });
    return isYou ? t('you') : name;
  };
};

type ScoreBarProps = {
  lead: Pick<Lead, 'internals' | 'score'>;
  /** The score that fills the whole width. */
  top: number;
};

/** A score as one bar of its parts; the words beside it say the same. */
export const ScoreBar = ({ lead: { internals, score }, top }: ScoreBarProps) => (
  <span
    className={classes.bar}
    aria-hidden="true"
    style={{ '--length': `${(100 * score) / Math.max(1, top)}%` } as CSSProperties}
  >
    {scoreParts(internals).map((part) => (
      <i key={part.rank} data-rank={part.rank} style={{ flexGrow: part.points }} />
    ))}
  </span>
);

/** The people a score comes from, with their shares. */
export const ScoreShares = ({ lead: { internals, score } }: { lead: Lead }) => {
  const { t } = useTranslation('leads');
  const { count, share } = useFormat();
  const nameOf = usePartName();
  const parts = scoreParts(internals);
  const percents = wholePercents(parts.map(({ points }) => points));
  return (
    <ul className={`${classes.shares} size-12 ink2 numeric row wrap gap-10 gap-y-2 mt-6`}>
      {parts.map((part, index) => {
        const name = nameOf(part);
        return (
          <li
            key={part.rank}
            className="inline-row items-center gap-6"
            title={t('partOf', { name, points: count(part.points), score: count(score) })}
          >
            <i className={`${classes.share} flex-none`} data-rank={part.rank} aria-hidden="true" />
            {name} <b className="weight-600 ink">{share(percents[index] ?? 0)}</b>
          </li>
        );
      })}
    </ul>
  );
};
