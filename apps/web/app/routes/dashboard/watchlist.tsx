import { watchlistDe } from '../../dashboard/watchlist/messages.de.ts';
import { watchlistEn } from '../../dashboard/watchlist/messages.en.ts';
import { WatchlistPage } from '../../dashboard/watchlist/watchlist-page.tsx';
import { addMessages } from '../../lib/i18n/i18n.ts';

addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

export default function Watchlist() {
  return <WatchlistPage />;
}
