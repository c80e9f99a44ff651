import { Menu } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';

const ENTRIES = [
  { page: 'account', Icon: IconUserCircle },
  { page: 'logout', Icon: IconLogout },
] as const;

export const UserItems = () => {
  const { t } = useTranslation('frame', { keyPrefix: 'user' });
  return ENTRIES.map(({ page, Icon }) => {
    const path = dashboardPathOf(page);
    return (
      path !== undefined && (
        <Menu.Item key={page} component={Link} to={path} leftSection={<Icon size={16} stroke={1.6} aria-hidden />}>
          {t(page)}
        </Menu.Item>
      )
    );
  });
};
