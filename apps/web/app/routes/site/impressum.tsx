import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { LegalPage } from '../../site/legal/legal-page.tsx';
import { legalDe } from '../../site/legal/messages.de.ts';
import { legalEn } from '../../site/legal/messages.en.ts';
import { PageHead } from '../../site/shell/page-head.tsx';
import { IMPRINT } from '../../ui/legal-text/imprint.ts';

addMessages('legal', { en: legalEn, de: legalDe });

export default function Impressum() {
  const { t } = useTranslation('legal', { keyPrefix: 'impressum' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/impressum" />
      <LegalPage document={IMPRINT} />
    </>
  );
}
