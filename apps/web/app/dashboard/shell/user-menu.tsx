import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { useMember } from '../../lib/member/member.ts';
import { membershipOf } from '../../lib/member/plans.ts';
import { LateMenu } from '../../ui/controls/late-menu.tsx';
import { Initials } from '../../ui/facts/initials.tsx';
import classes from './user-menu.module.css';

const UserItems = lazy(async () => ({ default: (await import('./user-items.tsx')).UserItems }));

/** The member and their plan, with links to the account and to sign out. */
export const UserMenu = () => {
  const { fullname, membership_id } = useMember();
  return (
    <LateMenu
      width={220}
      items={<UserItems />}
      target={
        <UnstyledButton className={classes.badge ?? ''}>
          <Initials name={fullname} />
          <span className={classes.who}>
            <b>{fullname}</b>
            <span>{membershipOf(membership_id).name}</span>
          </span>
          <IconChevronDown className={classes.chevron ?? ''} size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      }
    />
  );
};
