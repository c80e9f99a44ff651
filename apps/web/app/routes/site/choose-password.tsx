import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ChoosePasswordForm } from '../../site/auth/choose-password-form.tsx';
import { Entrance } from '../../site/auth/entrance.tsx';
import { linkTexts } from '../../site/auth/link-messages.de.ts';
import { authTexts } from '../../site/auth/messages.de.ts';
import { MapOfLights } from '../../site/landing/lights/map-of-lights.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('auth', authTexts);
addMessages('link', linkTexts);

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
