import { membershipOf } from '@firmament/contract/membership';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dashboardPathOf } from '../../lib/dashboard-pages.ts';
import { useMember } from '../../lib/member.ts';
import { Initials } from '../../ui/initials.tsx';
import classes from './user-menu.module.css';

const ENTRIES = [
  { page: 'account', Icon: IconUserCircle },
  { page: 'logout', Icon: IconLogout },
] as const;

/** Who is signed in, on which plan, and the ways to the account and out. */
export const UserMenu = () => {
  const { t } = useTranslation('dashboard');
  const { fullname, membership_id } = useMember();
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.badge ?? ''}>
          <Initials name={fullname} />
          <span className={classes.who}>
            <b>{fullname}</b>
            <span>{membershipOf(membership_id).name}</span>
          </span>
          <IconChevronDown className={classes.chevron ?? ''} size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ENTRIES.map(({ page, Icon }) => {
          const path = dashboardPathOf(page);
          return (
            path !== undefined && (
              <Menu.Item
                key={page}
                component={Link}
                to={path}
                leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
              >
                {t(`pages.${page}`)}
              </Menu.Item>
            )
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
