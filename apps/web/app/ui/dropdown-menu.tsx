import { Menu } from '@mantine/core';
import { type ReactElement, type ReactNode, Suspense } from 'react';

type DropdownMenuProps = { target: ReactElement; items: ReactNode; width: number };

/** Opens as it appears, since it is loaded because somebody wants it. Use it by way of late-menu.tsx. */
export const DropdownMenu = ({ target, items, width }: DropdownMenuProps) => (
  <Menu defaultOpened position="bottom-end" width={width} withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>
      <Suspense fallback={null}>{items}</Suspense>
    </Menu.Dropdown>
  </Menu>
);
