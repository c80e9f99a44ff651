import { useTranslation } from 'react-i18next';
import { LegalPage } from '../../features/legal/legal-page.tsx';
import { legalDe } from '../../features/legal/messages.de.ts';
import { legalEn } from '../../features/legal/messages.en.ts';
import { TERMS } from '../../features/legal/terms.ts';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';

addMessages('legal', { en: legalEn, de: legalDe });

export default function Terms() {
  const { t } = useTranslation('legal', { keyPrefix: 'terms' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/terms" />
      <LegalPage document={TERMS} />
    </>
  );
}
