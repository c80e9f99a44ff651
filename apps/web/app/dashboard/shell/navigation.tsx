import {
  IconAddressBook,
  IconAffiliate,
  IconBuilding,
  IconHistory,
  IconLifebuoy,
  IconListNumbers,
  IconLogout,
  IconReceipt,
  IconStar,
  IconUserCircle,
  IconUserSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { builtDashboardPages, type DashboardGroup, type DashboardPageId } from '../../lib/pages/dashboard-pages.ts';
import { NavigationList, type NavigationProps } from '../../ui/frame/navigation.tsx';

const ICONS: Record<DashboardPageId, TablerIcon> = {
  companies: IconBuilding,
  employees: IconUserSearch,
  network: IconAffiliate,
  leadlist: IconListNumbers,
  contacts: IconAddressBook,
  watchlist: IconStar,
  recent: IconHistory,
  account: IconUserCircle,
  billing: IconReceipt,
  logout: IconLogout,
  support: IconLifebuoy,
};

const GROUPS: readonly DashboardGroup[] = ['search', 'work', 'settings'];

export const Navigation = (props: NavigationProps) => {
  const { t } = useTranslation('dashboard');
  const groups = GROUPS.map((group) => ({
    ...(group !== 'search' && { heading: t(`groups.${group}`) }),
    entries: builtDashboardPages()
      .filter((page) => page.group === group)
      .map(({ id, path }) => ({ path, name: t(`pages.${id}`), Icon: ICONS[id] })),
  })).filter(({ entries }) => entries.length > 0);
  return <NavigationList label={t('navigation')} groups={groups} {...props} />;
};
