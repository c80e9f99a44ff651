import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ConfirmPage } from '../../site/privacy-request/confirm-page.tsx';
import { privacyTexts } from '../../site/privacy-request/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('privacy', privacyTexts);

export default function PrivacyConfirmation() {
  const { t } = useTranslation('privacy', { keyPrefix: 'confirm' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/privacy-confirmation" isHidden />
      <ConfirmPage />
    </>
  );
}
