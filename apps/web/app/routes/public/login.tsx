import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Entrance } from '../../features/accounts/entrance.tsx';
import { accountsDe } from '../../features/accounts/messages.de.ts';
import { accountsEn } from '../../features/accounts/messages.en.ts';
import { SignInForm } from '../../features/accounts/sign-in-form.tsx';
import { toVerification, VerificationBanner } from '../../features/accounts/verification-banner.tsx';
import { MapOfLights } from '../../features/landing/map-of-lights.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

addMessages('accounts', { en: accountsEn, de: accountsDe });

export default function Login() {
  const { t } = useTranslation('accounts', { keyPrefix: 'signIn' });
  const [search] = useSearchParams();
  // The prerendered page is the same for every address.
  const verification = useHydrated() ? toVerification(search.get('verification')) : undefined;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/login" />
      <Entrance
        heading={t('heading')}
        banner={verification !== undefined && <VerificationBanner verification={verification} />}
        picture={<MapOfLights />}
      >
        <SignInForm isUnverified={verification === 'required' || verification === 'fail'} />
      </Entrance>
    </>
  );
}
