import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Entrance } from '../../site/auth/entrance.tsx';
import { authTexts } from '../../site/auth/messages.de.ts';
import { SignInForm } from '../../site/auth/sign-in-form.tsx';
import { toVerification, VerificationBanner } from '../../site/auth/verification-banner.tsx';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', authTexts);

export default function Login() {
  const { t } = useTranslation('auth', { keyPrefix: 'signIn' });
  const [search] = useSearchParams();
  // The prerendered page is the same for every query.
  const verification = useHydrated() ? toVerification(search.get('verification')) : undefined;
  // The form then says the same as the banner.
  const [isSaidBelow, setIsSaidBelow] = useState(false);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/login" />
      <Entrance
        heading={t('heading')}
        banner={verification !== undefined && !isSaidBelow && <VerificationBanner verification={verification} />}
        picture={<MapOfLights />}
      >
        <SignInForm
          isUnverified={verification === 'required' || verification === 'fail'}
          onUnverified={() => setIsSaidBelow(true)}
        />
      </Entrance>
    </>
  );
}
