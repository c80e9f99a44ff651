import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { ContactForm } from '../../site/contact-form/contact-form.tsx';
import { contactFormTexts } from '../../site/contact-form/messages.de.ts';
import { OtherWays } from '../../site/contact-form/other-ways.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('contactForm', contactFormTexts);

export default function Contact() {
  const { t } = useTranslation('contactForm');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/contact" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <FormColumns form={<ContactForm />} beside={<OtherWays />} />
    </>
  );
}
