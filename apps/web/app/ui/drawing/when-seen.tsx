import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Starts a little early, so that a part is often ready when scrolled to. */
const AHEAD = '200px';

type WhenSeenProps = {
  /** Keeps the space until then. */
  placeholder: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Renders its children only once they come into view: for parts that are heavy to load. */
export const WhenSeen = ({ placeholder, className, children }: WhenSeenProps) => {
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsSeen(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);

  return (
    <div ref={place} className={className}>
      {isSeen ? children : placeholder}
    </div>
  );
};
