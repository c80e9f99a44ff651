import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Logo, Mark } from '../brand/logo.tsx';
import type { NavigationProps } from './navigation.tsx';
import classes from './sidebar.module.css';

type SidebarProps = { isCollapsed: boolean; navigation: ComponentType<NavigationProps>; foot: ReactNode };

export const Sidebar = ({ isCollapsed, navigation: Entries, foot }: SidebarProps) => {
  const { t } = useTranslation('frame');
  return (
    <aside className={classes.sidebar} data-collapsed={isCollapsed} aria-label={t('sidebar')}>
      <Link className={classes.brand} to="/" aria-label={`Firmament, ${t('home')}`}>
        {isCollapsed ? <Mark /> : <Logo />}
      </Link>
      <Entries isCollapsed={isCollapsed} />
      {!isCollapsed && <div className={classes.end}>{foot}</div>}
    </aside>
  );
};
