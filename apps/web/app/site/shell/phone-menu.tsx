import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { NamedPage } from './named-pages.ts';
import classes from './phone-menu.module.css';

/** Loaded on hover or focus: most visits never open it. */
const loadDrawer = () => import('./phone-menu-drawer.tsx');
const PhoneMenuDrawer = lazy(async () => ({ default: (await loadDrawer()).PhoneMenuDrawer }));

type PhoneMenuProps = { links: readonly NamedPage[]; className: string };

export const PhoneMenu = ({ links, className }: PhoneMenuProps) => {
  const { t } = useTranslation('site');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    // The drawer returns the focus by itself only if it was mounted before it opened.
    opener.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <UnstyledButton
        ref={opener}
        className={`${classes.opener} ${className}`}
        aria-label={t('ui:openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={open}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </UnstyledButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <PhoneMenuDrawer links={links} isOpen={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
