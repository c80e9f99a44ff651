import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import classes from './promotion.module.css';

const PROMOTIONS = ['sign', 'figures', 'source'] as const;

/** One of three headings, drawn anew on each view, beside a picture. */
export const Promotion = ({ picture }: { picture: ReactNode }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'promotions' });
  const [drawn] = useState(() => PROMOTIONS[Math.floor(Math.random() * PROMOTIONS.length)] ?? 'sign');
  // The prerendered page carries the first one for everybody; it stays invisible until the one drawn takes its place.
  const isHydrated = useHydrated();
  return (
    <aside className={`${classes.promotion} night`}>
      <h2 className={classes.heading} data-drawn={isHydrated}>
        {t(isHydrated ? drawn : PROMOTIONS[0])}
      </h2>
      <div className={classes.picture}>{picture}</div>
    </aside>
  );
};
