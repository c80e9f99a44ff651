import { Menu } from '@mantine/core';
import { IconInbox, IconSignRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { useMember } from '../../lib/member/member.ts';
import { GUIDE_PATH } from '../../lib/pages/dashboard-pages.ts';
import { DESK_PATH } from '../../lib/pages/desk-pages.ts';
import { UserItems } from '../../ui/frame/user-items.tsx';

export const MemberItems = () => {
  const { t } = useTranslation('dashboard');
  const { is_operator, visit_ends_at } = useMember();
  return (
    <>
      {is_operator && (
        <Menu.Item component={Link} to={DESK_PATH} leftSection={<IconInbox size={16} stroke={1.6} aria-hidden />}>
          {t('desk')}
        </Menu.Item>
      )}
      {visit_ends_at !== null && (
        <Menu.Item component={Link} to={GUIDE_PATH} leftSection={<IconSignRight size={16} stroke={1.6} aria-hidden />}>
          {t('guide')}
        </Menu.Item>
      )}
      <UserItems />
    </>
  );
};
