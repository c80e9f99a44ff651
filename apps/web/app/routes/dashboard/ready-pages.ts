import { useEffect } from 'react';

/** The pages that rows everywhere lead to. */
const PAGES: readonly { path: string; load: () => Promise<unknown> }[] = [
  { path: '/dashboard/companies/', load: () => import('../../dashboard/company-page/company-page.tsx') },
  { path: '/dashboard/employees/', load: () => import('../../dashboard/person-page/person-page.tsx') },
];

const ready = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = PAGES.find(({ path }) => link?.pathname.startsWith(path));
  // Should it fail, opening the page tries again and tells.
  page?.load().catch(() => {});
};

/**
 * Lets the script of a page run and its styles apply as soon as somebody points at a link to it. What the router
 * prefetches then is only fetched, and would have to be run between the click and the page.
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
