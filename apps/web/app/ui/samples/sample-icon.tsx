import type { CSSProperties } from 'react';
import classes from './sample-icon.module.css';

/** In the order of the drawing, one below the other. */
const ICONS = [
  ...(['companies', 'people', 'leads', 'contacts', 'watch', 'recent', 'account', 'billing', 'support'] as const),
  ...(['refresh', 'export', 'copy', 'place', 'website', 'search', 'email', 'phone'] as const),
  ...(['linkedin', 'facebook', 'instagram', 'youtube', 'x', 'tiktok'] as const),
] as const;

type SampleIconProps = { name: (typeof ICONS)[number]; size: number };

/** An icon in a picture of the product. All are one drawing in the stylesheet: as components they would cost 5 kB of script. */
export const SampleIcon = ({ name, size }: SampleIconProps) => (
  <i
    className={classes.icon}
    style={{ '--size': `${size}px`, '--nth': ICONS.indexOf(name) } as CSSProperties}
    aria-hidden="true"
  />
);
