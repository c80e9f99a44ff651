import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './entrance.module.css';

const PROMOTIONS = ['sign', 'figures', 'source'] as const;

/** One of three headings, picked at random on each view, beside a picture. */
const Promotion = ({ picture }: { picture: ReactNode }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'promotions' });
  const [drawn] = useState(() => PROMOTIONS[Math.floor(Math.random() * PROMOTIONS.length)] ?? 'sign');
  // The prerendered page has the first heading; it stays invisible until the picked one replaces it.
  const isHydrated = useHydrated();
  return (
    <aside className={`${classes.promotion} night`}>
      <h2 className={classes.promotionHeading} data-drawn={isHydrated}>
        {t(isHydrated ? drawn : PROMOTIONS[0])}
      </h2>
      <div className={classes.picture}>{picture}</div>
    </aside>
  );
};

type EntranceProps = { heading: string; lead?: ReactNode; banner?: ReactNode; picture: ReactNode; children: ReactNode };

/** The frame of sign-in, sign-up and reset: the form on one side, the night sky on the other. */
export const Entrance = ({ heading, lead, banner, picture, children }: EntranceProps) => (
  <div className={classes.entrance}>
    <div className={classes.side} data-verification>
      <div className={classes.column}>
        {banner}
        <h1 className={classes.heading}>{heading}</h1>
        {lead !== undefined && <p className="ink2 mt-8">{lead}</p>}
        {children}
      </div>
    </div>
    <Promotion picture={picture} />
  </div>
);
