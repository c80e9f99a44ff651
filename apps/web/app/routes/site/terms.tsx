import { OPERATOR_MARKS } from '@firmament/api-contract/offer-texts';
import { terms } from '@firmament/legal-texts/terms';
import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { LegalPage } from '../../site/legal/legal-page.tsx';
import { legalTexts } from '../../site/legal/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('legal', legalTexts);

const TERMS = terms(OPERATOR_MARKS);

export default function Terms() {
  const { t } = useTranslation('legal', { keyPrefix: 'terms' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/terms" />
      <LegalPage document={TERMS} />
    </>
  );
}
