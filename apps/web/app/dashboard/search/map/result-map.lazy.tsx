import { lazy, Suspense } from 'react';
import { addMessages, useTranslation } from '../../../lib/i18n/i18n.ts';
import { WhenSeen } from '../../../ui/drawing/when-seen.tsx';
import { PartBoundary } from '../../../ui/feedback/part-boundary.tsx';
import { MapFailed, MapPlaceholder } from '../../../ui/map/map.lazy.tsx';
import type { ResultMapProps } from './map-point.ts';
import { searchMapTexts } from './messages.de.ts';
import classes from './result-map.module.css';

addMessages('searchMap', searchMapTexts);

const ResultMap = lazy(async () => ({ default: (await import('./result-map.tsx')).ResultMap }));

type LazyResultMapProps = ResultMapProps & {
  /** Number of results in the list, with or without a position. */
  listed: number;
};

/** The results on a map, which loads when it comes into view. */
export const LazyResultMap = ({ listed, ...map }: LazyResultMapProps) => {
  const { t } = useTranslation('searchMap');
  const unplaced = listed - map.points.length;
  return (
    <div className="box clip">
      <WhenSeen className={classes.map ?? ''} placeholder={<MapPlaceholder />}>
        <PartBoundary fallback={<MapFailed />}>
          <Suspense fallback={<MapPlaceholder />}>
            <ResultMap {...map} />
          </Suspense>
        </PartBoundary>
      </WhenSeen>
      <p className={classes.legend}>
        <span data-kind="shown">{t('shown')}</span>
        <span data-kind="selected">{t('selected')}</span>
        {map.points.some(({ isActive }) => !isActive) && <span data-kind="inactive">{t('notActive')}</span>}
        {unplaced > 0 && <span data-kind="none">{t('unplaced', { count: unplaced })}</span>}
      </p>
    </div>
  );
};
