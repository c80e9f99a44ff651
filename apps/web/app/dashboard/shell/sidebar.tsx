import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Logo, Mark } from '../../ui/brand/logo.tsx';
import { Navigation } from './navigation.tsx';
import { RequestMeter } from './request-meter.tsx';
import classes from './sidebar.module.css';

type SidebarProps = { isCollapsed: boolean };

export const Sidebar = ({ isCollapsed }: SidebarProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <aside className={classes.sidebar} data-collapsed={isCollapsed} aria-label={t('sidebar')}>
      <Link className={classes.brand} to="/" aria-label={`Firmament, ${t('home')}`}>
        {isCollapsed ? <Mark /> : <Logo />}
      </Link>
      <Navigation isCollapsed={isCollapsed} />
      {!isCollapsed && (
        <div className={classes.end}>
          <RequestMeter />
        </div>
      )}
    </aside>
  );
};
