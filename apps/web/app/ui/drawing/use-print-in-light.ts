import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Prints pages in the light scheme, because paper is white. */
export const usePrintInLight = (): void => {
  useEffect(() => {
    const root = document.documentElement;
    let scheme: string | null = null;
    const before = () => {
      scheme ??= root.getAttribute(SCHEME);
      root.setAttribute(SCHEME, 'light');
    };
    const after = () => {
      if (scheme !== null) root.setAttribute(SCHEME, scheme);
      scheme = null;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
};
