import { Drawer } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Navigation } from './navigation.tsx';
import classes from './phone-drawer.module.css';
import { RequestMeter } from './request-meter.tsx';

type PhoneDrawerProps = { isOpen: boolean; onClose: () => void };

/** The sidebar of narrow screens, which have no room for it beside the page. */
export const PhoneDrawer = ({ isOpen, onClose }: PhoneDrawerProps) => {
  const { t } = useTranslation('dashboard');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size="18rem" transitionProps={{ duration: 160 }}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Drawer.Header: its header element would be a second banner beside the page's own. */}
        <div className={classes.top}>
          <Drawer.Title className={classes.title ?? ''}>{t('menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('closeMenu')} size={44} iconSize={20} />
        </div>
        <Drawer.Body className={classes.body ?? ''}>
          <Navigation isCollapsed={false} onFollow={onClose} />
          <RequestMeter />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
