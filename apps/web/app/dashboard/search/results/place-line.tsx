import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/format.ts';
import { textOf } from '../criteria/indicators.ts';
import type { Indicators, SearchAnswer } from '../criteria/search-definition.ts';
import classes from './place-line.module.css';

type PlaceLineProps = { place: NonNullable<SearchAnswer['place']>; indicators: Indicators };

/** What became of the address: a circle around a place, or words. */
export const PlaceLine = ({ place, indicators }: PlaceLineProps) => {
  const { t } = useTranslation('search');
  const { count } = useFormat();
  const { query, matched, label = query, radiusKm = 0 } = place;
  const why = textOf(indicators, 'radius') === '' ? t('asWordsHelp') : t('asWordsUnknown');
  return (
    <p className={classes.place}>
      <IconMapPin size={14} stroke={1.75} aria-hidden />
      {matched === 'radius'
        ? t('within', { radius: count(radiusKm), place: label })
        : `${t('asWords', { place: query })} ${why}`}
    </p>
  );
};
