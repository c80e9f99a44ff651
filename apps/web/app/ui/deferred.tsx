import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../lib/language.ts';
import { handOver, readStanding, type Standing } from './handover.ts';

/** Content that only touches the edge of the window is not seen yet. */
const SEEN = '-1px';
/** Not a press of the pointer: what is pressed must still be there when it is released. */
const SIGNS_OF_LIFE = ['keydown', 'pointermove', 'wheel'] as const;

type DeferredProps = {
  /** The content while the page is prerendered; nothing in the browser. */
  prerendered: ComponentType | undefined;
  load: () => Promise<ComponentType>;
  /** Styles of the content, kept in the page's own sheet by being named here. */
  styles: readonly object[];
};

/**
 * Content that stands in the prerendered HTML and is left there untouched, readable and linked, until the visitor gives
 * a sign of life or sees it; only then is its script loaded and takes over. Who stays at the top never pays for it.
 */
export const Deferred = ({ prerendered: Prerendered, load, styles }: DeferredProps) => {
  const [Content, setContent] = useState<ComponentType>();
  const place = useRef<HTMLDivElement>(null);
  const standing = useRef<Standing>(undefined);
  const keep = useCallback((kept: HTMLDivElement) => {
    place.current = kept;
    // Not earlier: until the moment it goes, somebody may type in it or walk through it.
    return () => {
      standing.current = readStanding(kept);
      place.current = null;
    };
  }, []);
  const takeOver = useCallback((live: HTMLDivElement | null) => {
    if (live !== null && standing.current !== undefined) handOver(standing.current, live);
  }, []);
  const language = useLanguage();

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const start = () => {
      if (signal.aborted) return;
      controller.abort();
      load().then(
        (loaded) => setContent(() => loaded),
        // What stands there can still be read.
        () => {},
      );
    };
    // Nothing stands there after a change of pages.
    if (!element.hasChildNodes()) {
      start();
      return;
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: SEEN,
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, start, { signal, passive: true });
    return () => controller.abort();
  }, [load]);

  if (Content !== undefined) {
    return (
      <div key="live" ref={takeOver}>
        <Content />
      </div>
    );
  }
  return Prerendered === undefined ? (
    <div
      key="kept"
      ref={keep}
      suppressHydrationWarning
      data-styles={styles.length}
      // What stands there is English: no wrong word is shown to anybody else.
      style={language === 'en' ? {} : { visibility: 'hidden' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what was prerendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div data-styles={styles.length}>
      <Prerendered />
    </div>
  );
};
