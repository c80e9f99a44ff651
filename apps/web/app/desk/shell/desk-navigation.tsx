import {
  IconActivity,
  IconArrowBackUp,
  IconDatabase,
  IconInbox,
  IconListSearch,
  IconSettings,
  IconStack2,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { dashboardHomePath } from '../../lib/pages/dashboard-pages.ts';
import { DESK_PAGES, type DeskPageId } from '../../lib/pages/desk-pages.ts';
import { NavigationList, type NavigationProps } from '../../ui/frame/navigation.tsx';
import { deskQuery, jobsQuery } from '../parts/desk.queries.ts';
import { waitingIn } from '../parts/waiting.ts';

const ICONS: Record<DeskPageId, TablerIcon> = {
  overview: IconInbox,
  members: IconUsers,
  sources: IconDatabase,
  jobs: IconStack2,
  system: IconActivity,
  settings: IconSettings,
  log: IconListSearch,
};

/** How many things wait on which page; nothing as long as it is not known. */
const useWaiting = (): Partial<Record<DeskPageId, { count: string; label: string }>> => {
  const { t } = useTranslation('desk');
  const { count } = useFormat();
  const { data: desk } = useQuery(deskQuery);
  const { data: jobs } = useQuery(jobsQuery);
  const waiting = desk === undefined ? 0 : waitingIn(desk);
  const givenUp = jobs?.given_up_count ?? 0;
  return {
    ...(waiting > 0 && { overview: { count: count(waiting), label: t('waiting', { count: waiting }) } }),
    ...(givenUp > 0 && { jobs: { count: count(givenUp), label: t('givenUp', { count: givenUp }) } }),
  };
};

export const DeskNavigation = (props: NavigationProps) => {
  const { t } = useTranslation('desk');
  const waiting = useWaiting();
  const groups = [
    {
      entries: DESK_PAGES.map(({ id, path }) => ({
        path,
        name: t(`pages.${id}`),
        Icon: ICONS[id],
        waiting: waiting[id],
        isExact: id === 'overview',
      })),
    },
    { heading: t('product'), entries: [{ path: dashboardHomePath(), name: t('back'), Icon: IconArrowBackUp }] },
  ];
  return <NavigationList label={t('navigation')} groups={groups} {...props} />;
};
