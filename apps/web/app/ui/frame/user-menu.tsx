import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LateMenu } from '../controls/late-menu.tsx';
import { Initials } from '../facts/initials.tsx';
import classes from './user-menu.module.css';

type UserMenuProps = {
  name: string;
  /** Below the name: the plan or the role. */
  detail: string;
  /** The entries, from a component that is itself loaded late. */
  items: ReactNode;
};

/** Who is signed in, with links to the account and to sign out. */
export const UserMenu = ({ name, detail, items }: UserMenuProps) => (
  <LateMenu
    width={220}
    items={items}
    target={
      <UnstyledButton className={classes.badge ?? ''}>
        <Initials name={name} />
        <span className={classes.who}>
          <b className="size-13 weight-600 ink ellipsis">{name}</b>
          <span>{detail}</span>
        </span>
        <IconChevronDown className="ink3 no-phone" size={16} stroke={1.6} aria-hidden />
      </UnstyledButton>
    }
  />
);
