import type { ReactNode } from 'react';
import { Frame } from '../../ui/frame/frame.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { MemberMenu } from './member-menu.tsx';
import { Navigation } from './navigation.tsx';
import { RequestMeter } from './request-meter.tsx';
import { DASHBOARD_SHORTCUTS } from './shortcuts.ts';

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
  >
    {children}
  </Frame>
);
