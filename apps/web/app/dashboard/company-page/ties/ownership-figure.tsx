import { useTranslation } from '../../../lib/i18n/i18n.ts';
import type { Ownership, Tie } from './ownership.ts';
import { nameWithin, shortName } from './ownership.ts';
import classes from './ownership-figure.module.css';

const WIDTH = 344;
const ROW_HEIGHT = 58;
const MIDDLE = WIDTH / 2;
/** Longest label, by the number of names in a row. */
const LONGEST = [40, 40, 24, 17] as const;
/** Lines stop this far from the middle of a point. */
const GAP = { star: 14, point: 6 } as const;

type Place = { x: number; y: number };

const placeOf = (index: number, count: number, y: number): Place => ({
  x: count === 1 ? MIDDLE : 56 + (index * (WIDTH - 112)) / (count - 1),
  // The outer ones sit a little lower, as in a constellation.
  y: y + (count === 3 && index === 1 ? 0 : count > 1 ? 4 : 0),
});

const towards = (from: Place, to: Place, distance: number): Place => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
};

type TiePointProps = { label: string; share: string | undefined; at: Place; star: Place; isAbove: boolean };

const TiePoint = ({ label, share, at, star, isAbove }: TiePointProps) => {
  const [from, to] = [towards(star, at, GAP.star), towards(at, star, GAP.point)];
  return (
    <g>
      <line className={classes.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle className={classes.point} cx={at.x} cy={at.y} r="3.5" />
      <text className={classes.name} x={at.x} y={isAbove ? at.y - 9 : at.y + 16}>
        {label}
      </text>
      {share !== undefined && (
        <text className={classes.share} x={(from.x + to.x) / 2} y={(from.y + to.y) / 2 + 4}>
          {share}
        </text>
      )}
    </g>
  );
};

type OwnershipFigureProps = { companyName: string; ownership: Ownership };

/** Draws the company as a star between its owners above and its holdings below. */
export const OwnershipFigure = ({ companyName, ownership }: OwnershipFigureProps) => {
  const { t } = useTranslation('company', { keyPrefix: 'board' });
  const { owners, holdings, furtherOwners, furtherHoldings } = ownership;
  const starY = owners.length > 0 ? 24 + ROW_HEIGHT : 24;
  const height = starY + (holdings.length > 0 ? ROW_HEIGHT + 22 : 26) + (furtherHoldings > 0 ? 14 : 0);
  const star = { x: MIDDLE, y: starY };
  const words = ({ name, share }: Tie) => (share === undefined ? name : `${name} ${share}`);
  const label = [
    owners.length > 0 && t('heldBy', { names: owners.map(words).join(', ') }),
    holdings.length > 0 && t('holds', { names: holdings.map(words).join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
  const isStarLabelBelow = holdings.length === 0;
  return (
    <svg className={classes.figure} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {owners.map((tie, index) => (
        <TiePoint
          key={tie.name}
          label={nameWithin(tie.name, companyName, LONGEST[owners.length] ?? 0)}
          share={tie.share}
          at={placeOf(index, owners.length, 22)}
          star={star}
          isAbove
        />
      ))}
      {holdings.map((tie, index) => (
        <TiePoint
          key={tie.name}
          label={nameWithin(tie.name, companyName, LONGEST[holdings.length] ?? 0)}
          share={tie.share}
          at={placeOf(index, holdings.length, starY + ROW_HEIGHT - 4)}
          star={star}
          isAbove={false}
        />
      ))}
      <circle className={classes.halo} cx={star.x} cy={star.y} r="11" />
      <circle className={classes.star} cx={star.x} cy={star.y} r="6" />
      <text
        className={classes.own}
        {...(isStarLabelBelow
          ? { x: star.x, y: star.y + 24, textAnchor: 'middle' }
          : { x: star.x + 17, y: star.y + 4 })}
      >
        {shortName(companyName, isStarLabelBelow ? 44 : 24)}
      </text>
      {furtherOwners > 0 && (
        <text className={classes.more} x={WIDTH - 4} y="40">
          {t('more', { count: furtherOwners })}
        </text>
      )}
      {furtherHoldings > 0 && (
        <text className={classes.more} x={WIDTH - 4} y={height - 2}>
          {t('more', { count: furtherHoldings })}
        </text>
      )}
    </svg>
  );
};
