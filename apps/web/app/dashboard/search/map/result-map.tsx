import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { BaseMap } from '../../../ui/map/base-map.tsx';
import { FollowResults } from './follow-results.tsx';
import type { ResultMapProps } from './map-point.ts';
import { MarkerPopup } from './marker-popup.tsx';
import { Markers } from './markers.tsx';

/** Austria, Germany and Switzerland as a whole. */
const WHOLE = { center: [50.2, 11.2], zoom: 5 } as const;

/** Heavy: load it through result-map.lazy.tsx. */
export const ResultMap = ({ points, activeId, onHover, onSelect }: ResultMapProps) => {
  const { t } = useTranslation('searchMap');
  const active = points.find(({ id }) => id === activeId);
  return (
    <BaseMap label={t('label')} center={[...WHOLE.center]} zoom={WHOLE.zoom}>
      <FollowResults points={points} />
      <Markers points={points} activeId={activeId} onHover={onHover} onSelect={onSelect} />
      {active !== undefined && <MarkerPopup key={active.id} point={active} onClose={() => onSelect(undefined)} />}
    </BaseMap>
  );
};
