import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Frame } from '../../ui/frame/frame.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { MemberMenu } from './member-menu.tsx';
import { Navigation } from './navigation.tsx';
import { RequestMeter } from './request-meter.tsx';
import { DASHBOARD_SHORTCUTS } from './shortcuts.ts';

/** Drawings take all the room there is. */
const WIDE_PAGES: readonly string[] = ['/dashboard/network'];

type DashboardFrameProps = { isDemo: boolean; search: ReactNode; children: ReactNode };

/** Everything around a page of the dashboard. */
export const DashboardFrame = ({ isDemo, search, children }: DashboardFrameProps) => (
  <Frame
    navigation={Navigation}
    foot={<RequestMeter />}
    search={search}
    end={<MemberMenu />}
    notices={<FrameNotices isDemo={isDemo} />}
    shortcuts={DASHBOARD_SHORTCUTS}
    isWide={WIDE_PAGES.includes(useLocation().pathname)}
  >
    {children}
  </Frame>
);
