import { Navigate } from 'react-router';
import { enterGuide } from '../../dashboard/guide/enter-guide.ts';
import { GuideOpening, GuideRefused } from '../../dashboard/guide/guide-entry.tsx';
import type { Route } from './+types/guide';

/** Always the same: a new one with every rendering would begin the navigation anew. */
const FIRST_STEP = { guide: 1 };

export const clientLoader = () => enterGuide();

export default function GuideEntry({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <GuideRefused why={loaderData.refusal} />;
  // Not a redirect of the loader: that could not give the entry in the browser's history its step.
  return <Navigate to={loaderData.path} state={FIRST_STEP} replace />;
}

export function HydrateFallback() {
  return <GuideOpening />;
}
