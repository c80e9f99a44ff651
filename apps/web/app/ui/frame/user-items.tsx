import { Menu } from '@mantine/core';
import { IconKeyboard, IconLogout, type IconProps, IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { useShowShortcuts } from '../shortcuts/shortcut-list.tsx';

const ICON = { size: 16, stroke: 1.6, 'aria-hidden': true } satisfies IconProps;

export const UserItems = () => {
  const { t } = useTranslation('frame', { keyPrefix: 'user' });
  const showShortcuts = useShowShortcuts();
  const [account, logout] = (['account', 'logout'] as const).map(dashboardPathOf);
  return (
    <>
      {account !== undefined && (
        <Menu.Item component={Link} to={account} leftSection={<IconUserCircle {...ICON} />}>
          {t('account')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconKeyboard {...ICON} />} onClick={showShortcuts}>
        {t('shortcuts')}
      </Menu.Item>
      {logout !== undefined && (
        <Menu.Item component={Link} to={logout} leftSection={<IconLogout {...ICON} />}>
          {t('logout')}
        </Menu.Item>
      )}
    </>
  );
};
