import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { DocumentsPage } from '../../site/kept-documents/documents-page.tsx';
import { keptDocumentsDe } from '../../site/kept-documents/messages.de.ts';
import { keptDocumentsEn } from '../../site/kept-documents/messages.en.ts';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('keptDocuments', { en: keptDocumentsEn, de: keptDocumentsDe });

export default function Documents() {
  const { t } = useTranslation('keptDocuments');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/documents" isHidden />
      <DocumentsPage />
    </>
  );
}
