import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { newsletterDe } from '../../site/newsletter/messages.de.ts';
import { newsletterEn } from '../../site/newsletter/messages.en.ts';
import { NewsletterPage } from '../../site/newsletter/newsletter-page.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';

addMessages('newsletter', { en: newsletterEn, de: newsletterDe });

export default function Newsletter() {
  const { t } = useTranslation('newsletter', { keyPrefix: 'page' });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/newsletter" isHidden />
      <NewsletterPage />
    </>
  );
}
