import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Paper is white: while a page is printed, it wears the light scheme. */
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
