import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { DocumentsPage } from '../../site/kept-documents/documents-page.tsx';
import { keptDocumentsTexts } from '../../site/kept-documents/messages.de.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('keptDocuments', keptDocumentsTexts);

export default function Documents() {
  const { t } = useTranslation('keptDocuments');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/documents" isHidden />
      <DocumentsPage />
    </>
  );
}
