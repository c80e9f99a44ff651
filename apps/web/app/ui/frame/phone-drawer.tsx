import { Drawer } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { NavigationProps } from './navigation.tsx';
import classes from './phone-drawer.module.css';

type PhoneDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  navigation: ComponentType<NavigationProps>;
  foot: ReactNode;
};

/** The sidebar of narrow screens, which have no room for it beside the page. */
export const PhoneDrawer = ({ isOpen, onClose, navigation: Entries, foot }: PhoneDrawerProps) => {
  const { t } = useTranslation('frame');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size="18rem" transitionProps={{ duration: 160 }}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Drawer.Header: its header element would be a second banner beside the page's own. */}
        <div className={classes.top}>
          <Drawer.Title className={classes.title ?? ''}>{t('ui:menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('ui:closeMenu')} size={44} iconSize={20} />
        </div>
        <Drawer.Body className={classes.body ?? ''}>
          <Entries isCollapsed={false} onFollow={onClose} />
          {foot}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
