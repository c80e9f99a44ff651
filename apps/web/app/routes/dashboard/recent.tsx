import { recentTexts } from '../../dashboard/recent/messages.de.ts';
import { RecentList } from '../../dashboard/recent/recent-list.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('recent', recentTexts);

export default function Recent() {
  return <RecentList />;
}
