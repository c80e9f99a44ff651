import { addMessages, useTranslation } from '../../lib/i18n/i18n.ts';
import { privacyTexts } from '../../site/privacy-request/messages.de.ts';
import { PrivacyForm } from '../../site/privacy-request/privacy-form.tsx';
import { WhatHappens } from '../../site/privacy-request/what-happens.tsx';
import { PageHead } from '../../site/shell/page-head.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { PageIntro } from '../../ui/layout/page-intro.tsx';

addMessages('privacy', privacyTexts);

export default function PrivacyRequest() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/privacy-request" />
      <PageIntro title={t('headline')} lead={t('lead')} />
      <FormColumns form={<PrivacyForm />} beside={<WhatHappens />} />
    </>
  );
}
