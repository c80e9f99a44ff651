import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

const load = () => import('./dropdown-menu.tsx');
const DropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }));

/** Preloads on hover or focus; a failure is reported only by the click. */
const prepare = (): void => {
  load().catch(() => {});
};

type TargetProps = {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
};

type LateMenuProps = {
  /** A button that passes its props on. */
  target: ReactElement<TargetProps>;
  /** The entries, from a component that is itself loaded late. */
  items: ReactNode;
  width: number;
};

/** A menu whose script loads with the first click: 28 kB (gzip) that no page needs for its first view. */
export const LateMenu = ({ target, items, width }: LateMenuProps) => {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) {
    return (
      <Suspense fallback={target}>
        <DropdownMenu target={target} items={items} width={width} />
      </Suspense>
    );
  }
  return cloneElement(target, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => setIsWanted(true),
  });
};
