import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { DATA_PROTECTION } from '../../site/legal/data-protection.ts';
import { LegalPage } from '../../site/legal/legal-page.tsx';
import { legalTexts } from '../../site/legal/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('legal', legalTexts);

export default function DataProtection() {
  const { t } = useTranslation('legal', { keyPrefix: 'privacy' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/cookies" />
      <LegalPage document={DATA_PROTECTION} />
    </>
  );
}
