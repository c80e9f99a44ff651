import { useTranslation } from 'react-i18next';
import { DATA_PROTECTION } from '../../features/legal/data-protection.ts';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { legalDe } from '../../features/legal/messages.de.ts';
import { legalEn } from '../../features/legal/messages.en.ts';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('legal', { en: legalEn, de: legalDe });

export default function DataProtection() {
  const { t } = useTranslation('legal', { keyPrefix: 'privacy' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/cookies" />
      <LegalPage document={DATA_PROTECTION} />
    </>
  );
}
