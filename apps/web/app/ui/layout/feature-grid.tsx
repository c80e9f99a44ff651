import type { CSSProperties, ReactNode } from 'react';
import classes from './feature-grid.module.css';
import { Panel } from './panel.tsx';

export type Feature = { name: string; title: string; text: string; picture: ReactNode };

type FeatureGridProps = { features: readonly Feature[]; columns: 2 | 3 };

/** Boxes that share their hairlines, each with a piece of the product above its text. */
export const FeatureGrid = ({ features, columns }: FeatureGridProps) => (
  <Panel>
    <ul className={classes.grid} style={{ '--columns': columns } as CSSProperties}>
      {features.map(({ name, title, text, picture }) => (
        <li key={name} className={classes.feature}>
          <div className={classes.picture}>{picture}</div>
          <h3 className="title-18">{title}</h3>
          <p className="text-15 ink2 mt-6">{text}</p>
        </li>
      ))}
    </ul>
  </Panel>
);
