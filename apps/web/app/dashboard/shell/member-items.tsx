import { Menu } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { DESK_PATH } from '../../lib/pages/desk-pages.ts';
import { UserItems } from '../../ui/frame/user-items.tsx';

export const MemberItems = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {useMember().is_operator && (
        <Menu.Item component={Link} to={DESK_PATH} leftSection={<IconInbox size={16} stroke={1.6} aria-hidden />}>
          {t('desk')}
        </Menu.Item>
      )}
      <UserItems />
    </>
  );
};
