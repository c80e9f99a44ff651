import { useEffect } from 'react';

/** Set on the element that the guide speaks of; the stylesheet of the panel draws the frame around it. */
const MARK = 'data-guided';

const isTall = ({ height }: DOMRect): boolean => height > window.innerHeight / 3;

/** Of what is tall, its beginning is enough: the name of the page above it stays in view, too. */
const isInView = (box: DOMRect): boolean =>
  box.top >= 0 && (isTall(box) ? box.top <= window.innerHeight * 0.4 : box.bottom <= window.innerHeight * 0.6);

const bringIntoView = (element: Element): void => {
  const box = element.getBoundingClientRect();
  if (isInView(box)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    behavior: isCalm ? 'auto' : 'smooth',
    block: isTall(box) ? 'start' : 'center',
  });
};

/**
 * Marks what a selector finds, now or when the page has drawn it, and brings it into view once. It only points: focus
 * and clicks stay with the reader.
 */
export const usePointer = (selector: string | undefined): void => {
  useEffect(() => {
    if (selector === undefined) return;
    let marked: Element | null = null;
    let hasShown = false;
    const point = () => {
      if (marked?.isConnected === true) return;
      marked = document.querySelector(selector);
      if (marked === null) return;
      marked.setAttribute(MARK, '');
      if (!hasShown) bringIntoView(marked);
      hasShown = true;
    };
    point();
    const observer = new MutationObserver(point);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [selector]);
};
