import { Drawer } from '@mantine/core';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteNavLink } from '../../lib/pages/site-link.tsx';
import { LanguageLink } from './language-link.tsx';
import type { NamedPage } from './named-pages.ts';
import classes from './phone-menu.module.css';

type PhoneMenuDrawerProps = { links: readonly NamedPage[]; isOpen: boolean; onClose: () => void };

export const PhoneMenuDrawer = ({ links, isOpen, onClose }: PhoneMenuDrawerProps) => {
  const { t } = useTranslation('site');
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size="20rem" transitionProps={{ duration: 160 }}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Drawer.Header: its header element would be a second banner beside the page's own. */}
        <div className={classes.top}>
          <Drawer.Title className={classes.title ?? ''}>{t('ui:menu')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('ui:closeMenu')} size={44} iconSize={20} />
        </div>
        <Drawer.Body className={classes.body ?? ''}>
          {links.length > 0 && (
            <nav aria-label={t('mainNavigation')}>
              {links.map(({ id, path }) => (
                <SiteNavLink key={id} className={classes.link ?? ''} to={path} onClick={onClose}>
                  {t(`pages.${id}`)}
                </SiteNavLink>
              ))}
            </nav>
          )}
          <LanguageLink className={`${classes.link} ${classes.language}`} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
};
