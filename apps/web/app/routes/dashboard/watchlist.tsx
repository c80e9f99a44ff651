import { watchlistTexts } from '../../dashboard/watchlist/messages.de.ts';
import { WatchlistPage } from '../../dashboard/watchlist/watchlist-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('watchlist', watchlistTexts);

export default function Watchlist() {
  return <WatchlistPage />;
}
