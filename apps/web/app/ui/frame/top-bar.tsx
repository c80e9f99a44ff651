import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Logo } from '../brand/logo.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import classes from './top-bar.module.css';

type TopBarProps = {
  /** Without room for a wide sidebar, the button opens it above the page instead. */
  hasRoom: boolean;
  isCollapsed: boolean;
  onToggle: () => void;
  /** The field of the global search. */
  search: ReactNode;
  /** After the menus of language and appearance. */
  end: ReactNode;
};

export const TopBar = ({ hasRoom, isCollapsed, onToggle, search, end }: TopBarProps) => {
  const { t } = useTranslation('frame');
  const Icon = !hasRoom ? IconMenu2 : isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = !hasRoom ? t('ui:openMenu') : isCollapsed ? t('expand') : t('collapse');
  return (
    <header className={classes.bar}>
      <ActionIcon
        className={classes.toggle ?? ''}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        {...(!hasRoom && { 'aria-haspopup': 'dialog' as const })}
        onClick={onToggle}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Link className={classes.brand} to="/">
        <Logo />
      </Link>
      {search}
      <div className={classes.end}>
        <LanguageToggle />
        <AppearanceMenu />
        {end}
      </div>
    </header>
  );
};
