import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { LegalPage } from '../../site/legal/legal-page.tsx';
import { legalTexts } from '../../site/legal/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { IMPRINT } from '../../ui/legal-text/imprint.ts';

addMessages('legal', legalTexts);

export default function Impressum() {
  const { t } = useTranslation('legal', { keyPrefix: 'impressum' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/impressum" />
      <LegalPage document={IMPRINT} />
    </>
  );
}
