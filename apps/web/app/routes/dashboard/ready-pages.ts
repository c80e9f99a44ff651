import { useEffect } from 'react';

/** The pages that rows of every list link to. */
const PAGES: readonly { path: string; load: () => Promise<unknown> }[] = [
  { path: '/dashboard/companies/', load: () => import('../../dashboard/company-page/company-page.tsx') },
  { path: '/dashboard/employees/', load: () => import('../../dashboard/person-page/person-page.tsx') },
];

const ready = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = PAGES.find(({ path }) => link?.pathname.startsWith(path));
  // If it fails, opening the page tries again and shows the error.
  page?.load().catch(() => {});
};

/**
 * Runs a page's script and applies its styles as soon as the user points at a link to it. The router's prefetch only
 * fetches the script, which would then have to run between the click and the page.
 */
export const useReadyPages = (): void => {
  useEffect(() => {
    document.addEventListener('pointerover', ready);
    document.addEventListener('focusin', ready);
    return () => {
      document.removeEventListener('pointerover', ready);
      document.removeEventListener('focusin', ready);
    };
  }, []);
};
