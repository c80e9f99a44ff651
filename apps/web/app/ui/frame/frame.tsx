import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import type { ShortcutGroup } from '../shortcuts/shortcut.ts';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import classes from './frame.module.css';
import { FrameFooter } from './frame-footer.tsx';
import type { NavigationProps } from './navigation.tsx';
import { PageContent } from './page-content.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Loaded on first use: wide screens never need it. */
const PhoneDrawer = lazy(async () => ({ default: (await import('./phone-drawer.tsx')).PhoneDrawer }));

const CONTENT_ID = 'content';

/** Below this width the page needs the room of the wide sidebar; the same as --medium of the stylesheets. */
const ROOM_FOR_SIDEBAR = '(min-width: 73.8125em)';

type FrameProps = {
  /** The entries of the sidebar. */
  navigation: ComponentType<NavigationProps>;
  /** Below them, where there is room. */
  foot: ReactNode;
  search: ReactNode;
  /** The end of the top bar, the user last. */
  end: ReactNode;
  notices: ReactNode;
  /** The keys that do something in this wing. */
  shortcuts: readonly ShortcutGroup[];
  /** Whether the page needs the room of the sidebar, as long as the member has not decided. */
  isWide?: boolean;
  children: ReactNode;
};

/** Everything around a page of the dashboard or the desk. */
export const Frame = ({ navigation, foot, search, end, notices, shortcuts, isWide = false, children }: FrameProps) => {
  const { t } = useTranslation('frame');
  const hasRoom = useMediaQuery(ROOM_FOR_SIDEBAR, true, { getInitialValueInEffect: false });
  const [choice, setChoice] = useLocalStorage<boolean | undefined>({
    key: 'sidebar-collapsed',
    getInitialValueInEffect: false,
  });
  const isFolded = choice ?? isWide;
  const [isDrawerOpen, setIsDrawerOpen] = useState<boolean>();
  const isCollapsed = isFolded || !hasRoom;
  const drawerOpener = useRef<Element>(null);
  const openDrawer = () => {
    drawerOpener.current = document.activeElement;
    setIsDrawerOpen(true);
  };
  const closeDrawer = () => {
    setIsDrawerOpen(false);
    // The drawer returns the focus by itself only if it was mounted, closed, before it was opened.
    if (drawerOpener.current instanceof HTMLElement) drawerOpener.current.focus({ preventScroll: true });
  };
  return (
    <ShortcutList groups={shortcuts}>
      <div className={classes.frame} data-dashboard>
        <a className={classes.skip} href={`#${CONTENT_ID}`}>
          {t('ui:skipToContent')}
        </a>
        <Sidebar isCollapsed={isCollapsed} navigation={navigation} foot={foot} />
        <div className={classes.page}>
          <TopBar
            hasRoom={hasRoom}
            isCollapsed={isCollapsed}
            search={search}
            end={end}
            onToggle={() => (hasRoom ? setChoice(!isFolded) : openDrawer())}
          />
          {notices}
          <PageContent id={CONTENT_ID}>{children}</PageContent>
          <FrameFooter />
        </div>
        {isDrawerOpen !== undefined && (
          <Suspense fallback={null}>
            <PhoneDrawer isOpen={isDrawerOpen} onClose={closeDrawer} navigation={navigation} foot={foot} />
          </Suspense>
        )}
      </div>
    </ShortcutList>
  );
};
