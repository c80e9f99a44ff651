import { lazy, Suspense } from 'react';
import { useGuideStep } from './guide-step.ts';

/** Loaded for those who follow it. */
const GuidePanel = lazy(async () => ({ default: (await import('./guide-panel.tsx')).GuidePanel }));

/** The guide through one case of the demo, for as long as its reader wants it. */
export const Guide = () => {
  const step = useGuideStep();
  if (step === undefined) return null;
  return (
    <Suspense fallback={null}>
      <GuidePanel kept={step} />
    </Suspense>
  );
};
