import { useTranslation } from 'react-i18next';
import { newsletterDe } from '../../features/newsletter/messages.de.ts';
import { newsletterEn } from '../../features/newsletter/messages.en.ts';
import { NewsletterPage } from '../../features/newsletter/newsletter-page.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';

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
