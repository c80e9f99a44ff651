import { useTranslation } from 'react-i18next';
import { PageHead } from '../../features/site/page-head.tsx';
import { watchlistDe } from '../../features/watchlist/messages.de.ts';
import { watchlistEn } from '../../features/watchlist/messages.en.ts';
import { UnsubscribePage } from '../../features/watchlist/unsubscribe-page.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('watchlist', { en: watchlistEn, de: watchlistDe });

export default function WatchlistMail() {
  const { t } = useTranslation('watchlist', { keyPrefix: 'page' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/watchlist-mail" isHidden />
      <UnsubscribePage />
    </>
  );
}
