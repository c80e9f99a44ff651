import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { WatchlistPage } from '../../features/watchlist/watchlist-page.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

export default function Watchlist() {
  return <WatchlistPage />;
}
