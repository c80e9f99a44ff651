import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './empty-list.module.css';

type EmptyListProps = {
  Icon: TablerIcon;
  isAmber?: boolean;
  title: string;
  text: string;
  /** How wide a line of the text is. */
  measure: 26 | 28 | 30;
  /** Where to find what goes onto the list, the usual way first; those to pages that are not built are left out. */
  ways: readonly { path: string | undefined; name: string }[];
};

/** Stands where a list will be: what it is for, and how something gets there. */
export const EmptyList = ({ Icon, isAmber = false, title, text, measure, ways }: EmptyListProps) => (
  <div className={`${classes.box} text-center stack gap-8`}>
    <Icon className={isAmber ? classes.amber : 'ink3'} size={32} stroke={1.4} aria-hidden />
    <h2 className="text-16 weight-600">{title}</h2>
    <p className={`${classes.text} ink2 mb-8`} data-measure={measure}>
      {text}
    </p>
    <div className="row wrap justify-center gap-8">
      {ways.map(
        ({ path, name }, index) =>
          path !== undefined && (
            <Button key={path} component={Link} to={path} size="xs" variant={index === 0 ? 'filled' : 'default'}>
              {name}
            </Button>
          ),
      )}
    </div>
  </div>
);
