import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { watchlistMailDe } from '../../site/watchlist-mail/messages.de.ts';
import { watchlistMailEn } from '../../site/watchlist-mail/messages.en.ts';
import { UnsubscribePage } from '../../site/watchlist-mail/unsubscribe-page.tsx';

addMessages('watchlistMail', { en: watchlistMailEn, de: watchlistMailDe });

export default function WatchlistMail() {
  const { t } = useTranslation('watchlistMail');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/watchlist-mail" isHidden />
      <UnsubscribePage />
    </>
  );
}
