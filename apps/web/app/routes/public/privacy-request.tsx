import { useTranslation } from 'react-i18next';
import { privacyDe } from '../../features/privacy/messages.de.ts';
import { privacyEn } from '../../features/privacy/messages.en.ts';
import { PrivacyForm } from '../../features/privacy/privacy-form.tsx';
import { WhatHappens } from '../../features/privacy/what-happens.tsx';
import { PageHead } from '../../features/site/page-head.tsx';
import { addMessages } from '../../lib/i18n.ts';
import { FormColumns } from '../../ui/form-columns.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';

addMessages('privacy', { en: privacyEn, de: privacyDe });

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
