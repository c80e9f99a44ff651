import { labels } from 'virtual:map-of-lights/labels';
import { prerenderedMarkup } from 'virtual:map-of-lights/prerendered';
import { useEffect, useState } from 'react';
import { addMessages, useTranslation } from '../../../lib/i18n/i18n.ts';
import type { QuickSearchResult } from '../quick-search/quick-search-outcome.ts';
import { lightsTexts } from './lights-messages.de.ts';
import classes from './map-of-lights.module.css';
import { Matches } from './matches.tsx';

addMessages('lights', lightsTexts);

/**
 * The drawing is part of the prerendered HTML and hydration leaves it alone, so that its 100 kB are not sent again as
 * script. Only visitors who navigate here from another page fetch it.
 */
const useMarkup = (): string => {
  const [markup, setMarkup] = useState(prerenderedMarkup);
  useEffect(() => {
    if (document.getElementById(DRAWING_ID)?.hasChildNodes()) return;
    import('virtual:map-of-lights/markup').then(
      (module) => setMarkup(module.markup),
      // The page works without its picture.
      () => {},
    );
  }, []);
  return markup;
};

const DRAWING_ID = 'map-of-lights';
const HALO_ID = 'map-of-lights-halo';

type MapOfLightsProps = { matches?: QuickSearchResult['places'] | undefined };

export const MapOfLights = ({ matches }: MapOfLightsProps) => {
  const { t } = useTranslation('lights');
  const markup = useMarkup();
  return (
    <svg className={classes.map} viewBox="0 0 720 900" role="img" aria-label={t('label')}>
      <defs>
        <radialGradient id={HALO_ID}>
          <stop className={classes.haloInner} offset="0" />
          <stop className={classes.haloMiddle} offset=".35" />
          <stop className={classes.haloOuter} offset="1" />
        </radialGradient>
      </defs>
      <g
        id={DRAWING_ID}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own script at build time
        dangerouslySetInnerHTML={{ __html: markup }}
      />
      {matches !== undefined && <Matches places={matches} />}
      <g className={classes.labels}>
        {labels.map(({ city, x, y, anchor }) => (
          <text key={city} x={x} y={y} textAnchor={anchor}>
            {t(`cities.${city}`)}
          </text>
        ))}
      </g>
    </svg>
  );
};
