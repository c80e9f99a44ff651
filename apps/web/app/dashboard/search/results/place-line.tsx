import { IconMapPin } from '@tabler/icons-react';
import { useFormat } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { textOf, withText } from '../criteria/indicators.ts';
import type { Indicators, SearchAnswer, SearchOutline } from '../criteria/search-definition.ts';
import classes from './results.module.css';

type Place = NonNullable<SearchAnswer['place']>;
type Other = NonNullable<Place['alternatives']>[number];

/** "Baden, Niederösterreich, Österreich"; a country is not said twice. */
const whole = ({ query, label = query, region, country }: Place): string =>
  [label, region, country].filter((part, at) => part && (at === 0 || part !== label)).join(', ');

type PlaceLineProps = { place: Place; indicators: Indicators };

/** Says how the place was used: as a circle around it, as an area, or as words. */
export const PlaceLine = ({ place, indicators }: PlaceLineProps) => {
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const { query, matched, radiusKm = 0, isRadiusLeftOut = false } = place;
  const why = textOf(indicators, 'radius') === '' ? t('asWordsHelp') : t('asWordsUnknown');
  const texts = {
    radius: () => t('within', { radius: count(radiusKm), place: whole(place) }),
    area: () => (isRadiusLeftOut ? t('wholeArea', { place: whole(place) }) : whole(place)),
    words: () => `${t('asWords', { place: query })} ${why}`,
  };
  return (
    <p className="text-12 ink3 row gap-4">
      <IconMapPin className={`${classes.pin} flex-none`} size={14} stroke={1.75} aria-hidden />
      {texts[matched]()}
    </p>
  );
};

type OtherPlacesProps = PlaceLineProps & {
  definition: Pick<SearchOutline, 'placeIndicator'>;
  onChange(indicators: Indicators): void;
};

/** What else the text can mean; one click searches there instead. */
export const OtherPlaces = ({ definition, place, indicators, onChange }: OtherPlacesProps) => {
  const { t } = useTranslation('search');
  const others = place.alternatives ?? [];
  if (others.length === 0) return null;
  const labels = [place.label, ...others.map(({ label }) => label)];
  const isTold = ({ label }: Other) => labels.indexOf(label) === labels.lastIndexOf(label);
  return (
    <p className={`${classes.others} size-12 ink2 row wrap gap-10 gap-y-0 px-16 pb-6`}>
      {t('otherPlaces')}{' '}
      {others.map((other) => (
        <button
          key={other.value}
          className="min-h-24 text-button"
          type="button"
          title={other.value}
          onClick={() => onChange(withText(indicators, definition.placeIndicator, other.value))}
        >
          {isTold(other) ? other.label : `${other.label} (${other.region ?? other.country})`}
        </button>
      ))}
    </p>
  );
};
