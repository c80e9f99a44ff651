import { useTranslation } from 'react-i18next';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { accountsDe } from '../../features/accounts/messages.de.ts';
import { accountsEn } from '../../features/accounts/messages.en.ts';
import { SignUpForm } from '../../features/accounts/sign-up-form.tsx';
import { MapOfLights } from '../../features/landing/map-of-lights.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('accounts', { en: accountsEn, de: accountsDe });

export default function Register() {
  const { t } = useTranslation('accounts', { keyPrefix: 'signUp' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/register" />
      <Entrance heading={t('heading')} lead={t('lead')} picture={<MapOfLights />}>
        <SignUpForm />
      </Entrance>
    </>
  );
}
