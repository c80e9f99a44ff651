import { useTranslation } from 'react-i18next';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { contactDe } from '../../features/contact/messages.de.ts';
import { contactEn } from '../../features/contact/messages.en.ts';
import { OtherWays } from '../../features/contact/other-ways.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { FormColumns } from '../../ui/form-columns.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('contact', { en: contactEn, de: contactDe });

export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/contact" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <FormColumns form={<ContactForm />} beside={<OtherWays />} />
    </>
  );
}
