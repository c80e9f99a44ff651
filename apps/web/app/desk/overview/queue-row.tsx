import { isolated } from '@firmament/record/isolated-text';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RowLink } from '../../ui/controls/row-link.tsx';
import { rowId, type Thing, thingPath } from '../parts/thing.ts';
import classes from './queues.module.css';

export type QueueRowProps = {
  thing: Thing;
  isOpen: boolean;
  name: string;
  detail: ReactNode;
  /** The cells between the name and the buttons. */
  children: ReactNode;
  /** Each leads to its question in the panel; without a key it only opens the panel. */
  actions: readonly { action?: string; label: string }[];
};

/** One thing that waits. Its name opens the panel, and so does a click anywhere in the row. */
export const QueueRow = ({ thing, isOpen, name, detail, children, actions }: QueueRowProps) => (
  <div className={`${classes.row} ink2 anywhere line-top`} data-current={isOpen}>
    <div>
      <RowLink
        className="weight-600 ink"
        id={rowId(thing)}
        data-row
        to={thingPath(thing)}
        preventScrollReset
        {...(isOpen && { 'aria-current': 'true' as const })}
      >
        <bdi>{name}</bdi>
      </RowLink>
      <span className="text-12 ink3 block">{detail}</span>
    </div>
    {children}
    <div className={classes.actions}>
      {actions.map(({ action, label }) => (
        <Button
          key={label}
          component={Link}
          to={thingPath(thing, action)}
          preventScrollReset
          size="xs"
          variant="default"
          aria-label={`${label}: ${isolated(name)}`}
        >
          {label}
        </Button>
      ))}
    </div>
  </div>
);
