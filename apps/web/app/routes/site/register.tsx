import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Entrance } from '../../site/auth/entrance.tsx';
import { authTexts } from '../../site/auth/messages.de.ts';
import { SignUpForm } from '../../site/auth/sign-up-form.tsx';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { FreeCredits } from '../../site/shell/free-credits.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', authTexts);

export default function Register() {
  const { t } = useTranslation('auth', { keyPrefix: 'signUp' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/register" />
      <Entrance
        heading={t('heading')}
        lead={
          <>
            <FreeCredits />. {t('lead')}
          </>
        }
        picture={<MapOfLights />}
      >
        <SignUpForm />
      </Entrance>
    </>
  );
}
