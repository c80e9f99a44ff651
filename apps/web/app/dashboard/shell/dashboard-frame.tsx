import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { DashboardFooter } from './dashboard-footer.tsx';
import classes from './dashboard-frame.module.css';
import { FrameNotices } from './frame-notices.tsx';
import { PageContent } from './page-content.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Loaded on first use: wide screens never need it. */
const PhoneDrawer = lazy(async () => ({ default: (await import('./phone-drawer.tsx')).PhoneDrawer }));

const CONTENT_ID = 'content';

/** Below this width the page needs the room of the wide sidebar; the same as --medium of the stylesheets. */
const ROOM_FOR_SIDEBAR = '(min-width: 73.8125em)';

type DashboardFrameProps = { isDemo: boolean; search: ReactNode; children: ReactNode };

/** Everything around a page of the dashboard. */
export const DashboardFrame = ({ isDemo, search, children }: DashboardFrameProps) => {
  const { t } = useTranslation('dashboard');
  const hasRoom = useMediaQuery(ROOM_FOR_SIDEBAR, true, { getInitialValueInEffect: false });
  const [isFolded, setIsFolded] = useLocalStorage({
    key: 'sidebar-collapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
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
    <div className={classes.frame} data-dashboard>
      <a className={classes.skip} href={`#${CONTENT_ID}`}>
        {t('skipToContent')}
      </a>
      <Sidebar isCollapsed={isCollapsed} />
      <div className={classes.page}>
        <TopBar
          hasRoom={hasRoom}
          isCollapsed={isCollapsed}
          search={search}
          onToggle={() => (hasRoom ? setIsFolded(!isFolded) : openDrawer())}
        />
        <FrameNotices isDemo={isDemo} />
        <PageContent id={CONTENT_ID}>{children}</PageContent>
        <DashboardFooter />
      </div>
      {isDrawerOpen !== undefined && (
        <Suspense fallback={null}>
          <PhoneDrawer isOpen={isDrawerOpen} onClose={closeDrawer} />
        </Suspense>
      )}
    </div>
  );
};
