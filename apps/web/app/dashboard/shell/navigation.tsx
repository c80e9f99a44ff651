import {
  IconAddressBook,
  IconBuilding,
  IconHistory,
  IconLifebuoy,
  IconListNumbers,
  IconLogout,
  IconReceipt,
  IconStar,
  IconUserCircle,
  IconUserSearch,
} from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import {
  builtDashboardPages,
  type DashboardGroup,
  type DashboardPage,
  type DashboardPageId,
} from '../../lib/pages/dashboard-pages.ts';
import classes from './navigation.module.css';

const ICONS: Record<DashboardPageId, typeof IconBuilding> = {
  companies: IconBuilding,
  employees: IconUserSearch,
  leadlist: IconListNumbers,
  contacts: IconAddressBook,
  watchlist: IconStar,
  recent: IconHistory,
  account: IconUserCircle,
  billing: IconReceipt,
  logout: IconLogout,
  support: IconLifebuoy,
};

const GROUPS: readonly DashboardGroup[] = ['search', 'work', 'settings'];

/** A function, because the router adds "pending" to a plain name, which repaints the whole window for nothing. */
const styleLink = () => classes.link;

type EntryProps = { page: DashboardPage; isCollapsed: boolean; onFollow: (() => void) | undefined };

const Entry = ({ page: { id, path }, isCollapsed, onFollow }: EntryProps) => {
  const { t } = useTranslation('dashboard');
  const Icon = ICONS[id];
  const name = t(`pages.${id}`);
  return (
    <li>
      <NavLink className={styleLink} to={path} title={isCollapsed ? name : undefined} onClick={onFollow}>
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.name}>{name}</span>
      </NavLink>
    </li>
  );
};

type NavigationProps = {
  /** Icons only; the names stay for screen readers and appear on hovering. */
  isCollapsed: boolean;
  onFollow?: () => void;
};

export const Navigation = ({ isCollapsed, onFollow }: NavigationProps) => {
  const { t } = useTranslation('dashboard');
  const groups = GROUPS.map((group) => ({
    group,
    pages: builtDashboardPages().filter((page) => page.group === group),
  })).filter(({ pages }) => pages.length > 0);
  return (
    <nav className={classes.navigation} data-collapsed={isCollapsed} aria-label={t('navigation')}>
      {groups.map(({ group, pages }) => (
        <div key={group}>
          {group !== 'search' && <p className={classes.group}>{t(`groups.${group}`)}</p>}
          <ul>
            {pages.map((page) => (
              <Entry key={page.id} page={page} isCollapsed={isCollapsed} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
};
