import { useSearchParams } from 'react-router';
import { callApi } from '../../lib/api/api-client.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';

/** Imported when used, so that the page itself loads no schemas. */
const confirm = async (token: string): Promise<string> => {
  const { confirmPrivacyRequest } = await import('@firmament/api-contract/calls/privacy');
  return (await callApi(confirmPrivacyRequest, { body: { token } })).message;
};

/** The target of the link in the receipt of a privacy request. */
export const ConfirmPage = () => {
  const { t } = useTranslation('privacy', { keyPrefix: 'confirm' });
  const [search] = useSearchParams();
  return (
    <MailedLink
      heading={t('heading')}
      token={search.get('token')}
      nothing={t('nothing')}
      noScript={t('ui:noScriptReply')}
      asks={t('asks')}
      answers={[{ label: t('action'), act: confirm }]}
      unknown={t('unknown')}
      done={t('done')}
    />
  );
};
