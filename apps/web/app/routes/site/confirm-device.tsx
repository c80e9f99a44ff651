import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ConfirmDevice } from '../../site/auth/confirm-device.tsx';
import { linkTexts } from '../../site/auth/link-messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('link', linkTexts);

export default function ConfirmDevicePage() {
  const { t } = useTranslation('link', { keyPrefix: 'device' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/confirm-device" isHidden />
      <ConfirmDevice />
    </>
  );
}
