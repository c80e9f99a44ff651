import {
  type NetworkHolding,
  type NetworkOwnership,
  OWNERSHIP_THRESHOLDS,
} from '@firmament/api-contract/calls/network';
import type { Day } from '@firmament/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { CardPart } from '../../../ui/layout/card-part.tsx';
import { networkPath } from '../network.url.ts';
import { PointMark } from '../point-mark.tsx';
import { ownershipQuery, type Threshold } from './near.queries.ts';
import classes from './ownership-part.module.css';
import { HOLDING, Name, type Points, Rest, SHARE, ShowAll, Tops } from './ownership-points.tsx';
import { barOf, controlsAlone, isWorthTelling, sortOwners, useShareText } from './shares.ts';

const SHOWN_AT_FIRST = 5;

type LinesProps = { title: string; holdings: readonly NetworkHolding[]; points: Points; company: string };

const Lines = ({ title, holdings, points, company }: LinesProps) => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const language = useLanguage();
  const shareText = useShareText();
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? holdings : holdings.slice(0, SHOWN_AT_FIRST);
  if (holdings.length === 0) return null;
  return (
    <>
      <h4 className="text-12 weight-500 ink3 px-16 pt-8">{title}</h4>
      <ul>
        {shown.map((holding) => {
          const { id, share, is_controlling, steps, sentence, state } = holding;
          const hasShare = !controlsAlone(holding);
          const point = points.get(id);
          return (
            <li key={id} className={HOLDING}>
              {point !== undefined && <PointMark point={point} />}
              <div className="stack justify-items-start">
                <span className="weight-500 anywhere">
                  <Name id={id} points={points} />
                </span>
                <span className="text-12 ink3">{sentence[language]}</span>
                {steps > 1 && (
                  <Link className="text-12 primary-text" to={networkPath({ start: [company], from: id, to: company })}>
                    {t('path')}
                  </Link>
                )}
              </div>
              <span className={SHARE}>
                {hasShare && shareText(share)}
                {is_controlling && (
                  <small className="size-11 weight-400 ink3">
                    {t(state === 'current' ? 'controls' : 'controlled')}
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < holdings.length && <ShowAll count={holdings.length} onClick={() => setIsLong(true)} />}
    </>
  );
};

const Bar = ({
  owners,
  unknown,
  points,
}: {
  owners: readonly NetworkHolding[];
  unknown: NetworkOwnership['unknown'];
  points: Points;
}) => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const shareText = useShareText();
  const { share } = useFormat();
  const { parts, rest } = barOf(owners, unknown);
  if (parts.length === 0) return null;
  const known = parts.reduce((sum, { sure, maybe }) => sum + sure + maybe, 0);
  return (
    <div
      className={classes.bar}
      role="img"
      aria-label={t('bar', { known: share(Math.round(known * 100) / 100), unknown: shareText(unknown) })}
    >
      {parts.map(({ id, sure, maybe }) => (
        <span key={id} title={points.get(id)?.name} style={{ width: `${sure + maybe}%` }}>
          <i style={{ flexGrow: sure }} />
          <i className={classes.maybe} style={{ flexGrow: maybe }} />
        </span>
      ))}
      {rest > 0 && <span className={classes.unknown} style={{ width: `${rest}%` }} />}
    </div>
  );
};

type OwnershipPartProps = { company: string; on?: Day | undefined };

/** Who owns a company through all levels, who controls it in the end, and what it owns itself. */
export const NetworkOwnershipPart = ({ company, on }: OwnershipPartProps) => {
  const { t } = useTranslation('networkNear', { keyPrefix: 'control' });
  const [threshold, setThreshold] = useState<Threshold>('over_25');
  const { data, error, refetch } = useQuery(ownershipQuery(company, threshold, on));
  if (data === undefined && error !== null) {
    return (
      <CardPart title={t('title')}>
        <div className="card-body">
          <Problem error={error} onRetry={() => refetch()} />
        </div>
      </CardPart>
    );
  }
  if (data === undefined || !isWorthTelling(data)) return null;
  const points: Points = new Map(data.points.map((point) => [point.id, point]));
  const { reaching, controllers } = sortOwners(data.owners);
  const isAnyShare = data.owners.length > controllers.length;
  const isLikelyLeftOut = data.left_out.likely > 0;
  const isContradicted = [...data.owners, ...data.holdings].some(({ is_contradicted }) => is_contradicted);
  return (
    <CardPart title={t('title')}>
      <Bar owners={data.owners.filter(({ direct }) => direct !== null)} unknown={data.unknown} points={points} />
      <Tops data={data} points={points} />
      {isAnyShare && (
        <label className={`${classes.threshold} row wrap items-center gap-8 ink2 px-16 py-6`}>
          {t('threshold')}
          <select
            className="field px-8"
            value={threshold}
            onChange={(event) => setThreshold(event.currentTarget.value as Threshold)}
          >
            {OWNERSHIP_THRESHOLDS.map((entry) => (
              <option key={entry} value={entry}>
                {t(`thresholds.${entry}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isAnyShare && reaching.length === 0 && <p className="ink3 px-16 py-4">{t('none')}</p>}
      {data.owners.length === 0 && isLikelyLeftOut && <p className="ink3 px-16 py-4">{t('noneCertain')}</p>}
      <Lines title={t('owners')} holdings={reaching} points={points} company={company} />
      <Lines title={t('controllers')} holdings={controllers} points={points} company={company} />
      {(data.owners.length > 0 || data.hidden_owners.length > 0) && <Rest data={data} />}
      <Lines title={t('holdings')} holdings={data.holdings} points={points} company={company} />
      <div className="text-12 ink3 px-16 pb-8">
        {isContradicted && <p className="mt-6">{t('contradiction')}</p>}
        {data.has_loop && <p className="mt-6">{t('loop')}</p>}
        {isLikelyLeftOut && <p className="mt-6">{t('likely', { count: data.left_out.likely })}</p>}
        {data.is_more && <p className="mt-6">{t('more')}</p>}
      </div>
    </CardPart>
  );
};
