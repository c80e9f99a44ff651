import { lazy, Suspense, useState } from 'react';
import { readMemberItem } from '../../lib/member/member-storage.ts';
import { GUIDE_ITEM } from './guide-item.ts';

/** Loaded for those who follow it: the first view of the dashboard has no room for more than this. */
const GuidePanel = lazy(async () => ({ default: (await import('./guide-panel.tsx')).GuidePanel }));

/** The guide through one case of the demo, if its reader has begun: that happens outside this frame. */
export const Guide = () => {
  const [hasBegun] = useState(() => readMemberItem('tab', GUIDE_ITEM) !== undefined);
  return hasBegun ? (
    <Suspense fallback={null}>
      <GuidePanel />
    </Suspense>
  ) : null;
};
