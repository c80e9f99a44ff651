import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { linkDe } from '../../site/auth/link-messages.de.ts';
import { linkEn } from '../../site/auth/link-messages.en.ts';
import { authDe } from '../../site/auth/messages.de.ts';
import { authEn } from '../../site/auth/messages.en.ts';
import { VerifyPage } from '../../site/auth/verify-page.tsx';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', { en: authEn, de: authDe });
addMessages('link', { en: linkEn, de: linkDe });

export default function Verify() {
  const { t } = useTranslation('link', { keyPrefix: 'verify' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/verify" isHidden />
      <VerifyPage picture={<MapOfLights />} />
    </>
  );
}
