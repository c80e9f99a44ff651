import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { newsletterTexts } from '../../site/newsletter/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';

addMessages('newsletter', newsletterTexts);

/** Follows the links in our mails: of the one to confirm, and of the one at the foot of each. */
export default function Newsletter() {
  const { t } = useTranslation('newsletter', { keyPrefix: 'page' });
  const [search] = useSearchParams();
  const confirmed = search.get('confirm');
  const act = async (token: string) => {
    const { confirmSubscription, unsubscribe } = await import('@firmament/api-contract/calls/newsletter');
    return (await callApi(confirmed === null ? unsubscribe : confirmSubscription, { body: { token } })).message;
  };
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/newsletter" isHidden />
      <MailedLink
        heading={t('heading')}
        token={confirmed ?? search.get('unsubscribe')}
        nothing={t('nothing')}
        noScript={t('noScript')}
        answers={[{ label: t('ui:retry'), act }]}
      />
    </>
  );
}
