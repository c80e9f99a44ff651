import { recentDe } from '../../features/recent/messages.de.ts';
import { recentEn } from '../../features/recent/messages.en.ts';
import { RecentList } from '../../features/recent/recent-list.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('recent', { en: recentEn, de: recentDe });

export default function Recent() {
  return <RecentList />;
}
