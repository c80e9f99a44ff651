import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { watchlistMailTexts } from '../../site/watchlist-mail/messages.de.ts';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';

addMessages('watchlistMail', watchlistMailTexts);

/** Imported when used, so that the page itself loads no schemas. */
const endMail = async (token: string): Promise<string> => {
  const { endWatchlistMail } = await import('@firmament/api-contract/calls/watchlist');
  return (await callApi(endWatchlistMail, { query: { token } })).message;
};

/** Ends the daily mail. */
export default function WatchlistMail() {
  const { t } = useTranslation('watchlistMail');
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/watchlist-mail" isHidden />
      <MailedLink
        heading={t('heading')}
        token={search.get('unsubscribe')}
        nothing={t('nothing')}
        noScript={t('noScript')}
        answers={[{ label: t('ui:retry'), act: endMail }]}
      />
    </>
  );
}
