import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { SiteLink } from '../../lib/pages/site-link.tsx';
import { MailedLink } from '../../ui/feedback/mailed-link.tsx';

/** The target of the link in the mail after too many attempts. */
export const ConfirmDevice = () => {
  const { t } = useTranslation('link');
  const [search] = useSearchParams();
  const confirm = async (token: string) => {
    const { confirmDevice } = await import('./account-calls.ts');
    await confirmDevice(token);
    return t('device.done');
  };
  return (
    <MailedLink
      heading={t('device.heading')}
      token={search.get('token')}
      nothing={t('nothing')}
      noScript={t('ui:noScript')}
      asks={t('device.asks')}
      working={t('ui:moment')}
      answers={[{ label: t('device.confirm'), act: confirm }]}
      unknown={t('device.unknown')}
      onward={(hasWorked) => (
        <Button component={SiteLink} to="/login" variant={hasWorked ? 'filled' : 'default'}>
          {t('device.signIn')}
        </Button>
      )}
    />
  );
};
