import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeLanguageFromAddress } from './lib/i18n/language.ts';

takeLanguageFromAddress();

/**
 * `useTransitions` is off so that a page renders in one go: as a transition it would render in slices, with idle gaps.
 */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
