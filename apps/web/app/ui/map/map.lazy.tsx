import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { WhenSeen } from '../drawing/when-seen.tsx';
import { PartBoundary } from '../feedback/part-boundary.tsx';
import classes from './map.lazy.module.css';
import './map-texts.ts';
import type { PlaceMapProps } from './place-map.tsx';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** Keeps the space of a map while its script loads. */
export const MapPlaceholder = () => {
  const { t } = useTranslation('map');
  return <Skeleton height="100%" radius={0} role="status" aria-label={t('loading')} />;
};

/** A map that fails must not take the page with it. */
export const MapFailed = () => {
  const { t } = useTranslation('map');
  return (
    <p className={classes.failed} role="alert">
      {t('failed')}
    </p>
  );
};

type LazyPlaceMapProps = PlaceMapProps & { className: string };

/** A map of one place, loaded once it comes into view; `className` gives its size. */
export const LazyPlaceMap = ({ className, ...place }: LazyPlaceMapProps) => (
  <WhenSeen className={className} placeholder={<MapPlaceholder />}>
    <PartBoundary fallback={<MapFailed />}>
      <Suspense fallback={<MapPlaceholder />}>
        <PlaceMap {...place} />
      </Suspense>
    </PartBoundary>
  </WhenSeen>
);
