import { Menu } from '@mantine/core';
import { type ReactElement, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type DropdownMenuProps = { target: ReactElement; items: ReactNode; width: number };

/** Opens as soon as it mounts, since a click has loaded it. Use it through late-menu.tsx. */
export const DropdownMenu = ({ target, items, width }: DropdownMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The pressed button is gone. Focus its replacement, which gets the focus back when the menu closes.
    place.current?.querySelector('button')?.focus();
    setIsOpen(true);
  }, []);

  return (
    <span ref={place} style={{ display: 'contents' }}>
      <Menu
        opened={isOpen}
        onChange={setIsOpen}
        position="bottom-end"
        width={width}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Suspense fallback={null}>{items}</Suspense>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
};
