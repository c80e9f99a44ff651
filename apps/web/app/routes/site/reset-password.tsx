import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { Entrance } from '../../site/auth/entrance.tsx';
import { authTexts } from '../../site/auth/messages.de.ts';
import { ResetForm } from '../../site/auth/reset-form.tsx';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', authTexts);

export default function ResetPassword() {
  const { t } = useTranslation('auth', { keyPrefix: 'reset' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/reset-password" />
      <Entrance heading={t('heading')} lead={t('lead')} picture={<MapOfLights />}>
        <ResetForm />
      </Entrance>
    </>
  );
}
