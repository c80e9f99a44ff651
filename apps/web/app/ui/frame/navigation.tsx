import type { TablerIcon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import classes from './navigation.module.css';

export type NavigationEntry = {
  path: string;
  name: string;
  Icon: TablerIcon;
  /** How many things wait there, with the words for it. */
  waiting?: { count: string; label: string } | undefined;
  /** Not current while a page below it is open. */
  isExact?: boolean;
};

/** The first group needs no heading. */
export type NavigationGroup = { heading?: string; entries: readonly NavigationEntry[] };

/** A function, because the router adds "pending" to a plain name, which repaints the whole window for nothing. */
const styleLink = () => classes.link;

export type NavigationProps = {
  /** Icons only; the names stay for screen readers and appear on hovering. */
  isCollapsed: boolean;
  onFollow?: () => void;
};

type EntryProps = NavigationProps & { entry: NavigationEntry };

const Entry = ({ entry: { path, name, Icon, waiting, isExact = false }, isCollapsed, onFollow }: EntryProps) => (
  <li>
    <NavLink className={styleLink} to={path} end={isExact} title={isCollapsed ? name : undefined} onClick={onFollow}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.name}>{name}</span>
      {waiting !== undefined && (
        <span className={classes.count} title={waiting.label}>
          <span aria-hidden="true">{waiting.count}</span>
          <span className="visually-hidden">{waiting.label}</span>
        </span>
      )}
    </NavLink>
  </li>
);

type NavigationListProps = NavigationProps & { label: string; groups: readonly NavigationGroup[] };

export const NavigationList = ({ label, groups, ...shown }: NavigationListProps) => (
  <nav className={classes.navigation} data-collapsed={shown.isCollapsed} aria-label={label}>
    {groups.map(({ heading, entries }) => (
      <div key={heading ?? ''}>
        {heading !== undefined && <p className={classes.group}>{heading}</p>}
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.path} entry={entry} {...shown} />
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
