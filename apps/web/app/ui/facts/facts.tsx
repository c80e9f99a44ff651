import type { ReactNode } from 'react';
import { NONE } from '../../lib/format/format-date.ts';
import classes from './facts.module.css';

type FactsProps = {
  /** `lines`: name and value in one line; `columns`: names above their values. */
  layout: 'lines' | 'pairs' | 'columns';
  children: ReactNode;
};

export const Facts = ({ layout, children }: FactsProps) => (
  <dl className={classes.facts} data-layout={layout}>
    {children}
  </dl>
);

type FactProps = {
  name: string;
  /** The reason for a missing value. */
  why?: string | undefined;
  isMono?: boolean;
  children: ReactNode;
};

const isNothing = (value: ReactNode): boolean =>
  value === null || value === undefined || value === false || value === '';

/** Without a value it shows a dash and the reason. */
export const Fact = ({ name, why, isMono = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    {isNothing(children) ? (
      <dd className={classes.none}>
        {NONE} {why}
      </dd>
    ) : (
      <dd data-mono={isMono}>{children}</dd>
    )}
  </div>
);
