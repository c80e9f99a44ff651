import { enterGuide } from '../../dashboard/guide/enter-guide.ts';
import { GuideOpening, GuideRefused } from '../../dashboard/guide/guide-entry.tsx';
import type { Route } from './+types/guide';

export const clientLoader = () => enterGuide();

export default function GuideEntry({ loaderData }: Route.ComponentProps) {
  return <GuideRefused {...loaderData} />;
}

export function HydrateFallback() {
  return <GuideOpening />;
}
