import { recentDe } from '../../dashboard/recent/messages.de.ts';
import { recentEn } from '../../dashboard/recent/messages.en.ts';
import { RecentList } from '../../dashboard/recent/recent-list.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('recent', { en: recentEn, de: recentDe });

export default function Recent() {
  return <RecentList />;
}
