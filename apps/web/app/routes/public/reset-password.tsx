import { useTranslation } from 'react-i18next';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { accountsDe } from '../../features/accounts/messages.de.ts';
import { accountsEn } from '../../features/accounts/messages.en.ts';
import { ResetForm } from '../../features/accounts/reset-form.tsx';
import { MapOfLights } from '../../features/landing/map-of-lights.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('accounts', { en: accountsEn, de: accountsDe });

export default function ResetPassword() {
  const { t } = useTranslation('accounts', { keyPrefix: 'reset' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/reset-password" />
      <Entrance heading={t('heading')} lead={t('lead')} picture={<MapOfLights />}>
        <ResetForm />
      </Entrance>
    </>
  );
}
