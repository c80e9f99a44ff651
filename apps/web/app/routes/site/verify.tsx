import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { linkTexts } from '../../site/auth/link-messages.de.ts';
import { authTexts } from '../../site/auth/messages.de.ts';
import { VerifyPage } from '../../site/auth/verify-page.tsx';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', authTexts);
addMessages('link', linkTexts);

export default function Verify() {
  const { t } = useTranslation('link', { keyPrefix: 'verify' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/verify" isHidden />
      <VerifyPage picture={<MapOfLights />} />
    </>
  );
}
