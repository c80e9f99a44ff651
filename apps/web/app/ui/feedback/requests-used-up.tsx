import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useDateFormat } from '../../lib/format/format-date.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { renewalDay } from '../../lib/member/quota.ts';
import { dashboardPathOf } from '../../lib/pages/dashboard-pages.ts';
import { pathOf } from '../../lib/pages/site-pages.ts';
import { NoticePage } from './notice-page.tsx';

/** The monthly quota is used up: says when it renews and what the member can do. */
export const RequestsUsedUp = ({ message }: { message: string }) => {
  const { t } = useTranslation('member', { keyPrefix: 'usedUp' });
  const { day } = useDateFormat();
  const ways = [
    { text: t('ui:comparePlans'), path: pathOf('pricing') },
    { text: t('billing'), path: dashboardPathOf('billing') },
    { text: t('recent'), path: dashboardPathOf('recent') },
  ].flatMap(({ text, path }) => (path === undefined ? [] : [{ text, path }]));
  return (
    <>
      <title>{`${t('title')} · Firmament`}</title>
      <NoticePage
        heading={t('title')}
        what={message}
        why={t('renews', { day: day(renewalDay(new Date())) })}
        actions={ways.map(({ text, path }, index) => (
          <Button key={path} component={Link} to={path} size="sm" variant={index === 0 ? 'filled' : 'default'}>
            {text}
          </Button>
        ))}
      />
    </>
  );
};
