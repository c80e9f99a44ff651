import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

const load = () => import('./dropdown-menu.tsx');
const DropdownMenu = lazy(async () => ({ default: (await load()).DropdownMenu }));

/** Fetched when somebody comes near; a failure then is one of the click, not of the pointer passing by. */
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
  /** A button that hands its properties on. */
  target: ReactElement<TargetProps>;
  /** Its entries, of a component that is itself loaded late. */
  items: ReactNode;
  width: number;
};

/** A menu whose script comes with the first click: 28 kB (gzip) that no page needs to be seen. */
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
