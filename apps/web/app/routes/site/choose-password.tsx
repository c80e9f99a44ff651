import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ChoosePasswordForm } from '../../site/auth/choose-password-form.tsx';
import { Entrance } from '../../site/auth/entrance.tsx';
import { linkDe } from '../../site/auth/link-messages.de.ts';
import { linkEn } from '../../site/auth/link-messages.en.ts';
import { authDe } from '../../site/auth/messages.de.ts';
import { authEn } from '../../site/auth/messages.en.ts';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', { en: authEn, de: authDe });
addMessages('link', { en: linkEn, de: linkDe });

export default function ChoosePassword() {
  const { t } = useTranslation('link', { keyPrefix: 'choose' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/choose-password" isHidden />
      <Entrance heading={t('heading')} lead={t('lead')} picture={<MapOfLights />}>
        <ChoosePasswordForm />
      </Entrance>
    </>
  );
}
